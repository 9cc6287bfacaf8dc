// Nothing: the library of this file holds the precompiled header that the test programs use.
