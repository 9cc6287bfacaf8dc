// A game whose rules stand in two documents, for whoever reads rules. The product has its own; this one is data.
#pragma once

#include "engine/content.h"

namespace kosmo {

// In the order in which a folder lists them: the part comes before the main document.
inline constexpr EmbeddedFile kTwoDocuments[] = {
    {"chess/cards.toml", "- **CH-NOT-01** This is no document.\n"},
    {"rules/chess-fairy.md",
     "# Chess: fairy pieces\n\n## 1. Moves\n\n- **FP-MOV-01** A rose rides in a circle.\n"
     "\n## 2. Names\n\n- **FP-NAM-01** A ferz is no queen (CH-MOV-02).\n"},
    {"rules/chess-fairy.pl.md",
     "# Szachy: bierki bajkowe\n\n## 1. Ruchy\n\n- **FP-MOV-01** Róża krąży.\n"
     "\n## 2. Nazwy\n\n- **FP-NAM-01** Ferz to nie hetman (CH-MOV-02).\n"},
    {"rules/chess.md",
     "# Chess\n\n## 1. Moves\n\n- **CH-MOV-01** A rook rides in a line.\n- **CH-MOV-02** A queen rides anywhere.\n"},
    {"rules/chess.pl.md",
     "# Szachy\n\n## 1. Ruchy\n\n- **CH-MOV-01** Wieża idzie prosto.\n- **CH-MOV-02** Hetman idzie, dokąd chce.\n"},
    {"rules/go.md", "# Go\n\n## 1. Moves\n\n- **GO-MOV-01** A stone stays.\n"},
};

}  // namespace kosmo
