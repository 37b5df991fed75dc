/* The peer of login and of token checks: libsodium with nothing on top.
 *   cc -O2 sodium_peer.c -o sodium_peer -lsodium -lpthread
 *   ./sodium_peer hash THREADS SECONDS     prints argon2id checks a second (19456 KiB, 2 passes)
 *   ./sodium_peer verify COUNT             prints microseconds of CPU for one Ed25519 check of 400 bytes */
#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char password[] = "Mountain7Path";
static char stored[crypto_pwhash_STRBYTES];
static double end;

static double seconds(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void *hash(void *count) {
    while (seconds(CLOCK_MONOTONIC) < end) {
        if (crypto_pwhash_str_verify(stored, password, strlen(password)) != 0) exit(1);
        ++*(long *)count;
    }
    return NULL;
}

static int hashes(int threads, double duration) {
    pthread_t thread[64];
    long count[64] = {0}, total = 0;
    double start;

    if (threads < 1 || threads > 64) return 2;
    if (crypto_pwhash_str(stored, password, strlen(password), 2, 19456 * 1024) != 0) return 1;
    start = seconds(CLOCK_MONOTONIC);
    end = start + duration;
    for (int i = 0; i < threads; i++)
        if (pthread_create(&thread[i], NULL, hash, &count[i]) != 0) return 1;
    for (int i = 0; i < threads; i++) {
        pthread_join(thread[i], NULL);
        total += count[i];
    }
    printf("%.3f\n", (double)total / (seconds(CLOCK_MONOTONIC) - start));
    return 0;
}

static int verifications(long count) {
    unsigned char key[crypto_sign_PUBLICKEYBYTES], secret[crypto_sign_SECRETKEYBYTES], signature[crypto_sign_BYTES], message[400];
    double start;

    crypto_sign_keypair(key, secret);
    randombytes_buf(message, sizeof message);
    crypto_sign_detached(signature, NULL, message, sizeof message, secret);
    start = seconds(CLOCK_THREAD_CPUTIME_ID);
    for (long i = 0; i < count; i++)
        if (crypto_sign_verify_detached(signature, message, sizeof message, key) != 0) return 1;
    printf("%.3f\n", (seconds(CLOCK_THREAD_CPUTIME_ID) - start) / (double)count * 1e6);
    return 0;
}

int main(int argc, char **argv) {
    if (sodium_init() < 0) return 1;
    if (argc == 4 && strcmp(argv[1], "hash") == 0) return hashes(atoi(argv[2]), atof(argv[3]));
    if (argc == 3 && strcmp(argv[1], "verify") == 0) return verifications(atol(argv[2]));
    fprintf(stderr, "usage: sodium_peer hash THREADS SECONDS | verify COUNT\n");
    return 2;
}
