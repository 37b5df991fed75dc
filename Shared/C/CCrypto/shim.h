#pragma once
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/params.h>

// What Web Push wants and libsodium does not have: the curve P-256 and AES-128-GCM. Each entry is one operation on plain bytes, as OpenSSL's
// own need a dozen objects each. All return 1 when done and 0 when not.

// The public point (65 bytes, uncompressed) of a scalar, or with a `peer` the X coordinate (32 bytes) that both sides have in common.
static inline int barbell_p256_multiply(const unsigned char scalar[32], const unsigned char *peer, unsigned char *out) {
    int done = 0;
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    EC_POINT *result = group ? EC_POINT_new(group) : NULL, *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = BN_bin2bn(scalar, 32, NULL), *x = BN_new();
    BN_CTX *context = BN_CTX_secure_new();
    if (!group || !result || !point || !number || !x || !context) goto end;
    BN_set_flags(number, BN_FLG_CONSTTIME);
    if (BN_is_zero(number) || BN_cmp(number, EC_GROUP_get0_order(group)) >= 0) goto end;
    if (!peer) {
        done = EC_POINT_mul(group, result, number, NULL, NULL, context) == 1
            && EC_POINT_point2oct(group, result, POINT_CONVERSION_UNCOMPRESSED, out, 65, context) == 65;
        goto end;
    }
    // Reading a point checks that it lies on the curve.
    done = peer[0] == POINT_CONVERSION_UNCOMPRESSED && EC_POINT_oct2point(group, point, peer, 65, context) == 1
        && EC_POINT_mul(group, result, NULL, point, number, context) == 1
        && EC_POINT_get_affine_coordinates(group, result, x, NULL, context) == 1 && BN_bn2binpad(x, out, 32) == 32;
end:
    BN_CTX_free(context);
    BN_clear_free(x);
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_POINT_clear_free(result);
    EC_GROUP_free(group);
    return done;
}

static inline EVP_PKEY *barbell_p256_key(const unsigned char *scalar, const unsigned char public_key[65]) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    BIGNUM *number = scalar ? BN_bin2bn(scalar, 32, NULL) : NULL;
    OSSL_PARAM *parameters = NULL;
    if (!builder || !context || (scalar && !number)) goto end;
    if (OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) != 1
        || OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, public_key, 65) != 1
        || (number && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number) != 1)) goto end;
    parameters = OSSL_PARAM_BLD_to_param(builder);
    if (!parameters || EVP_PKEY_fromdata_init(context) != 1
        || EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters) != 1) key = NULL;
end:
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    EVP_PKEY_CTX_free(context);
    BN_clear_free(number);
    return key;
}

// ECDSA over SHA-256 as JWTs have it: the two numbers of a signature, 32 bytes each. RFC 7518 section 3.4.
static inline int barbell_es256_sign(
    const unsigned char scalar[32], const unsigned char public_key[65], const unsigned char *message, size_t count, unsigned char out[64]) {
    int done = 0;
    unsigned char der[80];
    size_t length = sizeof der;
    const unsigned char *cursor = der;
    ECDSA_SIG *signature = NULL;
    EVP_PKEY *key = barbell_p256_key(scalar, public_key);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (key && context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1
        && EVP_DigestSign(context, der, &length, message, count) == 1 && (signature = d2i_ECDSA_SIG(NULL, &cursor, (long)length))) {
        done = BN_bn2binpad(ECDSA_SIG_get0_r(signature), out, 32) == 32 && BN_bn2binpad(ECDSA_SIG_get0_s(signature), out + 32, 32) == 32;
    }
    ECDSA_SIG_free(signature);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return done;
}

static inline int barbell_es256_verify(
    const unsigned char public_key[65], const unsigned char *message, size_t count, const unsigned char signature[64]) {
    int done = 0, length = 0;
    unsigned char *der = NULL;
    ECDSA_SIG *numbers = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(signature, 32, NULL), *s = BN_bin2bn(signature + 32, 32, NULL);
    EVP_PKEY *key = barbell_p256_key(NULL, public_key);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (numbers && r && s && ECDSA_SIG_set0(numbers, r, s) == 1) {
        r = s = NULL;  // they belong to it now
        length = i2d_ECDSA_SIG(numbers, &der);
        done = length > 0 && key && context && EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, key) == 1
            && EVP_DigestVerify(context, der, (size_t)length, message, count) == 1;
    }
    OPENSSL_free(der);
    BN_free(r);
    BN_free(s);
    ECDSA_SIG_free(numbers);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return done;
}

// The text is followed by its tag of 16 bytes: `out` holds 16 bytes more than `plain`.
static inline int barbell_aes128gcm_seal(
    const unsigned char key[16], const unsigned char nonce[12], const unsigned char *plain, int count, unsigned char *out) {
    int written = 0, rest = 0, done = 0;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    if (context && EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), NULL, key, nonce) == 1
        && EVP_EncryptUpdate(context, out, &written, plain, count) == 1 && EVP_EncryptFinal_ex(context, out + written, &rest) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, out + written + rest) == 1) done = 1;
    EVP_CIPHER_CTX_free(context);
    return done;
}

// `count` includes the tag; `out` holds 16 bytes less.
static inline int barbell_aes128gcm_open(
    const unsigned char key[16], const unsigned char nonce[12], const unsigned char *sealed, int count, unsigned char *out) {
    int written = 0, rest = 0, done = 0;
    if (count < 16) return 0;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    if (context && EVP_DecryptInit_ex(context, EVP_aes_128_gcm(), NULL, key, nonce) == 1
        && EVP_DecryptUpdate(context, out, &written, sealed, count - 16) == 1
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)(sealed + count - 16)) == 1
        && EVP_DecryptFinal_ex(context, out + written, &rest) == 1) done = 1;
    EVP_CIPHER_CTX_free(context);
    return done;
}
