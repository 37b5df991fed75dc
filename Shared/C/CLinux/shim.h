#pragma once
#include <sys/socket.h>
#include <sys/types.h>

// glibc's own functions, which its headers show only to programs that ask for GNU extensions before the first include.
extern ssize_t copy_file_range(int in, long long *in_offset, int out, long long *out_offset, size_t length, unsigned int flags);
extern int renameat2(int old_directory, const char *old_path, int new_directory, const char *new_path, unsigned int flags);
extern int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags);
extern int pipe2(int ends[2], int flags);

#define CLINUX_RENAME_EXCHANGE 2u
