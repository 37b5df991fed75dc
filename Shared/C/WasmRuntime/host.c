/* A program around the rules for a WASI runtime, for tests: reads lines "NAME<tab>INPUT" and writes each answer as a line. */
#include <stddef.h>
#include <stdint.h>

typedef struct { const void *start; size_t count; } Piece;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int fd_read(int file, const Piece *pieces, size_t count, size_t *done);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const Piece *pieces, size_t count, size_t *done);

void *malloc(size_t count);
void free(void *memory);
void *memmove(void *to, const void *from, size_t count);
void *rules_call(const unsigned char *name, int32_t name_count, const unsigned char *input, int32_t input_count);

static int put(const void *start, size_t count) {
    while (count > 0) {
        Piece piece = {start, count};
        size_t done = 0;
        if (fd_write(1, &piece, 1, &done) != 0) return 1;
        start = (const unsigned char *)start + done;
        count -= done;
    }
    return 0;
}

static int answer(const unsigned char *line, size_t count) {
    size_t tab = 0;
    while (tab < count && line[tab] != '\t') tab++;
    if (tab == count) return 1;
    unsigned char *result = rules_call(line, (int32_t)tab, line + tab + 1, (int32_t)(count - tab - 1));
    int failed = put(result + 4, *(uint32_t *)result) || put("\n", 1);
    free(result);
    return failed;
}

void _start(void) {
    enum { longest = 1 << 20 };
    unsigned char *buffer = malloc(longest);
    size_t count = 0;
    for (;;) {
        Piece piece = {buffer + count, longest - count};
        size_t done = 0;
        if (fd_read(0, &piece, 1, &done) != 0 || done == 0) break;
        count += done;
        size_t start = 0;
        for (size_t i = 0; i < count; i++) {
            if (buffer[i] != '\n') continue;
            if (answer(buffer + start, i - start)) __builtin_trap();
            start = i + 1;
        }
        memmove(buffer, buffer + start, count - start);
        count -= start;
    }
    if (count > 0) __builtin_trap();
}
