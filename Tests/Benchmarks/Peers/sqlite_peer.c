/* The peer of the durable insert: SQLite from C, in the same mode (write-ahead log, synchronous=FULL), one thread.
 *   cc -O2 sqlite_peer.c -o sqlite_peer -lsqlite3 && ./sqlite_peer PATH ROWS-A-COMMIT SECONDS
 * Prints rows a second. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void check(int code, sqlite3 *db) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "sqlite_peer: %s\n", sqlite3_errmsg(db));
    exit(1);
}

int main(int argc, char **argv) {
    sqlite3 *db;
    sqlite3_stmt *insert, *begin, *commit;
    double start, end, seconds;
    long rows = 0, batch;
    char id[40];

    if (argc != 4) {
        fprintf(stderr, "usage: sqlite_peer PATH ROWS-A-COMMIT SECONDS\n");
        return 2;
    }
    batch = atol(argv[2]);
    seconds = atof(argv[3]);
    check(sqlite3_open(argv[1], &db), db);
    check(sqlite3_exec(db, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-4096;"
                           "CREATE TABLE evidence (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, task_id TEXT NOT NULL, note TEXT,"
                           " created_at BIGINT NOT NULL)", NULL, NULL, NULL), db);
    check(sqlite3_prepare_v2(db, "INSERT INTO evidence (id, user_id, task_id, note, created_at) VALUES (?, ?, ?, ?, ?)", -1, &insert, NULL), db);
    check(sqlite3_prepare_v2(db, "BEGIN IMMEDIATE", -1, &begin, NULL), db);
    check(sqlite3_prepare_v2(db, "COMMIT", -1, &commit, NULL), db);
    start = now();
    end = start + seconds;
    while (now() < end) {
        check(sqlite3_step(begin), db);
        sqlite3_reset(begin);
        for (long i = 0; i < batch; i++) {
            snprintf(id, sizeof id, "01954d3a-4c00-7abc-89ab-%012lx", rows++);
            sqlite3_bind_text(insert, 1, id, -1, SQLITE_STATIC);
            sqlite3_bind_text(insert, 2, "01954d3a-4c00-7abc-89ab-0123456789ab", -1, SQLITE_STATIC);
            sqlite3_bind_text(insert, 3, "01954d3a-4c00-7abc-89ab-ba9876543210", -1, SQLITE_STATIC);
            sqlite3_bind_text(insert, 4, "Ten minutes of reading before breakfast", -1, SQLITE_STATIC);
            sqlite3_bind_int64(insert, 5, 1772352000000);
            check(sqlite3_step(insert), db);
            sqlite3_reset(insert);
        }
        check(sqlite3_step(commit), db);
        sqlite3_reset(commit);
    }
    printf("%.3f\n", (double)rows / (now() - start));
    sqlite3_finalize(insert);
    sqlite3_finalize(begin);
    sqlite3_finalize(commit);
    sqlite3_close(db);
    return 0;
}
