#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 that Swift cannot import.
static inline int barbell_sqlite_bind_text(sqlite3_stmt *s, int i, const char *t, sqlite3_uint64 n) { return sqlite3_bind_text64(s, i, t, n, SQLITE_TRANSIENT, SQLITE_UTF8); }
static inline int barbell_sqlite_bind_blob(sqlite3_stmt *s, int i, const void *t, sqlite3_uint64 n) { return sqlite3_bind_blob64(s, i, t, n, SQLITE_TRANSIENT); }

// sqlite3_config is variadic. Without memory statistics no allocation takes the library's global lock.
static inline int barbell_sqlite_without_statistics(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
