// Nothing: the library of this file holds the precompiled header that all test programs use.
