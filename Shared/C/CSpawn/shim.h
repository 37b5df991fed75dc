#pragma once
// Swift's Glibc module is read without _GNU_SOURCE and so lacks these; they have been in glibc since 2.9, 2.29 and 2.34.
#include <spawn.h>

int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
