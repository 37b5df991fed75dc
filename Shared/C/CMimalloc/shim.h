#pragma once
#include <mimalloc.h>

/* Linking the library is what matters: its malloc and free then stand in for glibc's, in the whole process. */
