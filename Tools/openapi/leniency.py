"""Findings that are none, each with its reason and as narrow as can be. Everything else fails the run."""

import json
import unicodedata

import jsonschema_rs
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import RejectedPositiveData

# What a schema cannot say and the services refuse by a code of its own: which accounts, media, promotions and payments there are.
BEYOND_SCHEMAS = {
    "empty_composition", "media_missing", "media_not_ready", "payment_failed", "phone_invalid", "promo_expired", "promo_invalid",
    "promo_not_eligible", "read_only", "token_invalid", "otp_expired", "token_used",
}
# Codes of single fields that schemas cannot say: they depend on other fields, on the day, on the product or on what is stored. Where a code
# is often a matter of shape, it is one only for the fields listed.
BEYOND_FIELDS = {
    "unexpected": None, "one_of_required": None, "exclusive": None, "must_differ": None, "must_be_lower": None, "must_be_higher": None,
    "must_be_later": None, "must_not_be_later": None, "age_out_of_range": None, "not_skippable": None,
    "same_as_before": None, "read_only": None, "unavailable": None, "price_changed": None, "out_of_stock": None, "too_common": None,
    # Wanted only beside another field: what is always wanted, data that fits its schema has.
    "required": None,
    # A picture has no sound to set a level of, and a workout begins with nothing ticked.
    "no_sound": None, "nothing_done": None,
    # Kinds of evidence by task, units by what is measured, genders by product, goods by order, cards by the sandbox, durations in steps,
    # addresses of browsers by which push services there are, what to train most by what there are movements for.
    "not_allowed": {"unit", "gender", "productId", "number", "imageDuration", "tier", "type", "token", "focus"},
    # Repeats are left out before they are counted.
    "too_many": {"allergies", "dietaryPreferences"},
    # By product, by type of measurement, between a lowest and a highest price, or with what is in the cart already.
    "out_of_range": {"value", "weightKg", "weightLb", "minPrice", "delayMilliseconds", "count", "quantity"},
    # Texts that were given out before and are only handed back; names that a table decides; phone numbers in any spelling; the check
    # digit of a card; points that lie on a curve.
    "malformed": {
        "cursor", "token", "paymentToken", "method", "customer", "timezone", "phone", "to", "number", "url", "file", "p256dh",
    },
}
# Announced files: which types and sizes a purpose allows is told by these statuses.
ANNOUNCING = {"media.beginUpload", "media.beginImport", "media.presignPhoto"}


def reason(failure, case, response):
    """Why a failure is a false alarm; None when it is a finding."""
    if isinstance(failure, AcceptedNegativeData):
        return _accepted(case)
    if isinstance(failure, RejectedPositiveData):
        return _rejected(case, response)
    return None


# Requests that break the schema and are accepted


def _accepted(case):
    body = _plain(case.body)
    schema = _body_schema(case)
    if schema is not None and body is not None and _is_valid(schema, _as_read(body)):
        return "texts are trimmed, characters count as readers count them"
    return None


def _as_read(value):
    """A body as the services read it."""
    if isinstance(value, dict):
        return {name: _as_read(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_as_read(item) for item in value]
    return _letters(value.strip()) if isinstance(value, str) else value


def _letters(text):
    """A text without what combines with the character before it; `maxLength` counts code points, and more may be taken."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Mn", "Me", "Mc", "Cf"))


# Requests that fit the schema and are refused


def _rejected(case, response):
    answer = _answer(response)
    code = answer.get("code")
    if code in BEYOND_SCHEMAS:
        return "the data decides, not the shape"
    if response.status_code in (413, 415) and case.operation.definition.raw.get("operationId") in ANNOUNCING:
        return "what the announced file is, not the request"
    fields = answer.get("fields") or []
    if response.status_code == 422 and code == "validation_failed" and fields and all(_is_beyond(field) for field in fields):
        return "a rule between fields, or between a field and what is stored"
    return None


def _is_beyond(field):
    """Whether a rule about one field is more than its schema can say."""
    if field["code"] not in BEYOND_FIELDS:
        return False
    names = BEYOND_FIELDS[field["code"]]
    # The last name of its path: places in lists are numbers.
    return names is None or next((name for name in reversed(field["field"].split(".")) if not name.isdigit()), "") in names


def _answer(response):
    try:
        answer = json.loads(response.content)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


# The schema of a request's body


def _plain(value):
    return value if isinstance(value, (dict, list)) else None


def _body_schema(case):
    alternative = case.operation.get_body_for_media_type(case.media_type) if case.media_type else None
    return None if alternative is None else alternative.raw_schema


def _is_valid(schema, value):
    return jsonschema_rs.validator_for(schema).is_valid(value)
