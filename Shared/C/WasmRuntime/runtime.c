/* What Embedded Swift asks of a C library, for rules.wasm: memory, copying, and a seed for hashing. There is no system below it. */
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

/* Memory comes in blocks of 16, 32, 64 … bytes, each behind a header of 16 bytes. Freed blocks wait in a list for their size, so that the
   same calls again and again need no more memory than the first time; a block never becomes a smaller or larger one. */
typedef struct Block {
    uint32_t size_class;    /* the block has 16 << size_class bytes */
    struct Block *next;     /* while it is free */
    struct Block *owner;    /* of memory with a wider alignment: the block that it lies in */
    uint32_t unused;
} Block;

_Static_assert(sizeof(Block) == 16, "the memory behind a header keeps its alignment");

enum { classes = 27, page = 65536 };

static Block *free_blocks[classes];
static uintptr_t heap_next, heap_end;

static void *take(size_t count) {
    if (heap_next == 0) {
        heap_next = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        heap_end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
    }
    if (heap_end - heap_next < count) {
        size_t pages = (count - (heap_end - heap_next) + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
        heap_end += pages * page;
    }
    void *taken = (void *)heap_next;
    heap_next += count;
    return taken;
}

void *malloc(size_t count) {
    uint32_t size_class = 0;
    while (size_class < classes && ((size_t)16 << size_class) < count) size_class++;
    if (size_class == classes) return NULL;
    Block *block = free_blocks[size_class];
    if (block) {
        free_blocks[size_class] = block->next;
    } else {
        block = take(sizeof(Block) + ((size_t)16 << size_class));
        if (!block) return NULL;
        block->size_class = size_class;
    }
    block->owner = block;
    return block + 1;
}

void free(void *memory) {
    if (!memory) return;
    Block *block = ((Block *)memory - 1)->owner;
    block->next = free_blocks[block->size_class];
    free_blocks[block->size_class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t count) {
    enum { invalid = 22, no_memory = 12 };
    if (alignment & (alignment - 1)) return invalid;
    if (alignment <= 16) return (*memory = malloc(count)) ? 0 : no_memory;
    if (count > SIZE_MAX - alignment) return no_memory;
    unsigned char *start = malloc(count + alignment);
    if (!start) return no_memory;
    unsigned char *aligned = (unsigned char *)(((uintptr_t)start + alignment - 1) & ~(uintptr_t)(alignment - 1));
    /* At least 16 bytes further, so there is room for a header that names the block. */
    if (aligned != start) ((Block *)aligned - 1)->owner = (Block *)start - 1;
    *memory = aligned;
    return 0;
}

/* memory.copy and memory.fill, which every browser since 2021 has. */
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < count; i++)
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

/* Seeds Swift's hashing, which decides nothing but the order inside of sets. The same every time, so that calls give the same answers; not
   for anything that has to be unpredictable. */
void arc4random_buf(void *buffer, size_t count) {
    static uint64_t state = 0x9e3779b97f4a7c15;
    unsigned char *bytes = buffer;
    for (size_t i = 0; i < count; i++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes[i] = (unsigned char)(state >> 24);
    }
}
