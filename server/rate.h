// How often somebody may do something: so much at once, then so much a second.
#pragma once

#include <algorithm>
#include <cstdint>

namespace kosmo {

struct Rate {
  double at_once = 1, per_second = 1;
};

class Bucket {
 public:
  explicit Bucket(Rate rate) : rate_(rate), left_(rate.at_once) {}
  bool take(std::int64_t now) {
    if (last_ != 0)
      left_ = std::min(rate_.at_once,
                       left_ + rate_.per_second * static_cast<double>(std::max<std::int64_t>(0, now - last_)) / 1000);
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  void give_back() { left_ = std::min(rate_.at_once, left_ + 1); }
  bool full(std::int64_t now) const {
    return left_ + rate_.per_second * static_cast<double>(now - last_) / 1000 >= rate_.at_once;
  }

 private:
  Rate rate_;
  double left_;
  std::int64_t last_ = 0;
};

}  // namespace kosmo
