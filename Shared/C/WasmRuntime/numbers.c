/* Arithmetic that Embedded Swift asks of a C library, for rules.wasm: products of 128 bits, rounding, and reading decimal numbers. */
#include <stddef.h>
#include <stdint.h>

/* The compiler's own name for the product of two 128-bit numbers; here of 64-bit halves. */
typedef struct { uint64_t low, high; } Wide;

static Wide product(uint64_t a, uint64_t b) {
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t low = al * bl, one = ah * bl + (low >> 32), two = al * bh + (uint32_t)one;
    return (Wide){(two << 32) | (uint32_t)low, ah * bh + (one >> 32) + (two >> 32)};
}

void __multi3(Wide *result, uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
    Wide wide = product(a_low, b_low);
    wide.high += a_low * b_high + a_high * b_low;
    *result = wide;
}

/* To the nearest whole number, a half away from zero. From 2^52 on every number is whole. */
double round(double value) {
    double size = __builtin_fabs(value);
    if (!(size < 0x1p52)) return value;
    double whole = __builtin_trunc(size);
    return __builtin_copysign(size - whole >= 0.5 ? whole + 1 : whole, value);
}

/* Whole numbers from 0 to 2^5120, which hold the digits below times any power of ten that matters. */
enum { limbs = 160 };
typedef struct { uint32_t limb[limbs]; int count; } Big;

static void multiply_add(Big *big, uint32_t factor, uint32_t summand) {
    uint64_t carry = summand;
    for (int i = 0; i < big->count; i++) {
        carry += (uint64_t)big->limb[i] * factor;
        big->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry) big->limb[big->count++] = (uint32_t)carry;
}

static void scale(Big *big, int tens) {
    while (tens-- > 0) multiply_add(big, 10, 0);
}

static int bits(const Big *big) { return big->count == 0 ? 0 : big->count * 32 - __builtin_clz(big->limb[big->count - 1]); }

static void shift(Big *big, int count) {
    int whole = count / 32, rest = count % 32;
    if (big->count == 0 || count == 0) return;
    for (int i = big->count; i-- > 0;) big->limb[i + whole] = big->limb[i];
    for (int i = 0; i < whole; i++) big->limb[i] = 0;
    big->count += whole;
    if (rest) multiply_add(big, (uint32_t)1 << rest, 0);
}

static int is_less(const Big *a, const Big *b) {
    if (a->count != b->count) return a->count < b->count;
    for (int i = a->count; i-- > 0;)
        if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i];
    return 0;
}

static void subtract(Big *a, const Big *b) {
    int64_t carry = 0;
    for (int i = 0; i < a->count; i++) {
        carry += (int64_t)a->limb[i] - (i < b->count ? b->limb[i] : 0);
        a->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    while (a->count > 0 && a->limb[a->count - 1] == 0) a->count--;
}

/* The double nearest to top / bottom, to the even one of two that are as near: long division, bit by bit. */
static double quotient(Big *top, Big *bottom) {
    int exponent = bits(top) - bits(bottom);
    if (exponent > 0) shift(bottom, exponent); else shift(top, -exponent);
    if (is_less(top, bottom)) { exponent--; shift(top, 1); }
    /* Now 1 ≤ top / bottom < 2, to be multiplied by 2^exponent. Below 2^-1022 doubles have fewer bits. */
    int wanted = exponent < -1022 ? 53 + exponent + 1022 : 53;
    if (wanted < 0) return 0;
    uint64_t value = 0;
    for (int i = 0; i < wanted; i++) {
        value <<= 1;
        if (!is_less(top, bottom)) { value |= 1; subtract(top, bottom); }
        shift(top, 1);
    }
    /* What is left is the next bit and all behind it. */
    if (!is_less(top, bottom)) {
        subtract(top, bottom);
        if (top->count > 0 || (value & 1)) value++;
    }
    /* The highest bit of a full-sized number is not stored; when rounding reaches the next power of two, the sum is right by itself. */
    uint64_t stored = exponent < -1022 ? value : ((uint64_t)(exponent + 1022) << 52) + value;
    if (stored >= (uint64_t)2047 << 52) stored = (uint64_t)2047 << 52;
    double result;
    __builtin_memcpy(&result, &stored, sizeof result);
    return result;
}

/* Reads `-12.5e3`, as JSON has it; NULL for any other text. The result is the nearest double, as the standard library has it elsewhere.
   Returns the place after the number. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    enum { most = 800 };  /* no more than 767 digits ever decide; all behind them count as one that is not 0 */
    static Big top, bottom;
    int sign = *text == '-', kept = 0, exponent = 0, after_point = 0, any = 0, lost = 0;
    if (*text == '-' || *text == '+') text++;
    top.count = bottom.count = 0;
    for (;; text++) {
        if (*text == '.' && !after_point) { after_point = 1; continue; }
        if (*text < '0' || *text > '9') break;
        any = 1;
        int digit = *text - '0';
        if (kept == 0 && digit == 0) {
            if (after_point && exponent > -10000) exponent--;
            continue;
        }
        if (kept < most) {
            multiply_add(&top, 10, (uint32_t)digit);
            kept++;
            exponent -= after_point;
        } else {
            lost |= digit;
            if (!after_point && exponent < 10000) exponent++;
        }
    }
    if (!any) return NULL;
    if (*text == 'e' || *text == 'E') {
        const char *digits = text + 1;
        int negative = *digits == '-', number = 0;
        if (*digits == '-' || *digits == '+') digits++;
        if (*digits < '0' || *digits > '9') return NULL;
        for (; *digits >= '0' && *digits <= '9'; digits++)
            if (number < 100000) number = number * 10 + (*digits - '0');
        exponent += negative ? -number : number;
        text = digits;
    }
    double value;
    if (kept == 0 || kept + exponent < -330) value = 0;
    else if (kept + exponent > 310) value = __builtin_inf();
    else {
        if (lost) { multiply_add(&top, 10, 1); exponent--; }
        bottom.limb[0] = 1;
        bottom.count = 1;
        if (exponent > 0) scale(&top, exponent); else scale(&bottom, -exponent);
        value = quotient(&top, &bottom);
    }
    *result = sign ? -value : value;
    return text;
}
