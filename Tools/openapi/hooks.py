"""What schemathesis does not know of the services: who may call what, and that a repeat with one `Idempotency-Key` is one call."""

import atexit
import json
from pathlib import Path

import requests
import schemathesis
from schemathesis.core.failures import Failure
from schemathesis.generation.meta import CoverageScenario, coverage_scenario

import leniency
from people import from_environment
from things import Things

STACK, SERVICE, PEOPLE = from_environment()
THINGS = Things(STACK, PEOPLE)
# The operations that end a session or an account, each called by somebody who is not needed for anything else.
ENDING = {"auth.deleteMe", "auth.logout", "auth.deleteSession", "auth.changePassword", "profile.delete"}
# Whose product an operation belongs to, by the start of its path; the first that fits, and gtsd's where none does.
PRODUCTS = {
    "profile": [("/profile/inbody", "fitcoach"), ("/profile/intake", "fitcoach"), ("/profile/support", "fitcoach"),
                ("/profile/score", "fitcoach"), ("/profile/achievements", "fitcoach")],
    "media": [("/photos", "gtsd"), ("/media/uploads", "gtsd"), ("/media/files", "gtsd"), ("", "stack")],
    "store": [("", "fitcoach")],
}


def _operation(operation):
    return operation.definition.raw.get("operationId", "")


def _person(operation):
    """The person for an operation; None where it wants nobody or a service."""
    for requirement in operation.definition.raw.get("security") or []:
        if "accessToken" in requirement:
            if "admin" in requirement["accessToken"] or operation.path.startswith("/support/tickets"):
                return "admin"
            if _operation(operation) in ENDING:
                return "leaver"
            return next((kind for start, kind in PRODUCTS.get(SERVICE, []) if operation.path.startswith(start)), "gtsd")
    return None


@schemathesis.auth(refresh_interval=None)
class Credentials:
    def get(self, case, context):
        operation = context.operation
        kind = _person(operation)
        if kind is not None:
            return PEOPLE.person(kind).token()
        return STACK.service_token(SERVICE) if operation.definition.raw.get("security") else None

    def set(self, case, data, context):
        if data is not None:
            case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def before_call(context, case, kwargs):
    """Puts real things in place of examples, and gives every valid `Idempotency-Key` an end of its own: a generated key that comes again
    with another body is refused, and rightly."""
    key = case.headers.get("Idempotency-Key")
    if isinstance(key, str) and 1 <= len(key) <= 255 and all("!" <= letter <= "~" for letter in key):
        end = PEOPLE.unique()
        case.headers["Idempotency-Key"] = key[: 255 - len(end)] + end
    if case.meta is None or coverage_scenario(case) != CoverageScenario.UNSPECIFIED_HTTP_METHOD:
        THINGS.put_into(case, _operation(case.operation))


@schemathesis.hook
def after_call(context, case, response):
    """Who left is nobody's caller any more, and what was disturbed works again."""
    has_succeeded = response.status_code < 300
    may_have_ended = case.method == "DELETE" or case.path.endswith(("/cancel", "/merge")) or _operation(case.operation) == "store.changeProduct"
    THINGS.called(case, has_succeeded and may_have_ended)
    if not has_succeeded:
        return
    if _operation(case.operation) in ENDING:
        PEOPLE.forget("leaver")
    if _operation(case.operation) == "sandbox.disturb":
        sent = json.loads(response.request.body)
        STACK.call("sandbox", "POST", "/sandbox/disturbances", sent | {"count": 0})


@schemathesis.hook
def filter_failure(context, failure, case, response):
    return leniency.reason(failure, case, response) is None


class NotIdempotent(Failure):
    """A repeated POST was not answered like the first."""

    def __init__(self, case, message):
        super().__init__(operation=case.operation.label, title="A repeat was not answered like the first", message=message)


def _sent(request, key, body=None):
    copy = request.copy()
    copy.headers["Idempotency-Key"] = key
    if body is not None:
        copy.body = body
        copy.headers["Content-Length"] = str(len(body))
    with requests.Session() as session:
        return session.send(copy, timeout=20, allow_redirects=False)


# How often the POSTs of an operation were repeated; the sum is for the summary.
_REPEATED = {}


@atexit.register
def _tell_repeats():
    Path("repeats.json").write_text(str(sum(_REPEATED.values())))


@schemathesis.check
def idempotent_repeat(ctx, response, case):
    """Repeats a successful POST with its own key, or twice with a new one: the repeat must be answered like the first, and another body
    with that key be refused. A few times for each operation."""
    parameters = [parameter.name for parameter in case.operation.iter_parameters()]
    label = case.operation.label
    if "Idempotency-Key" not in parameters or not 200 <= response.status_code < 300 or _REPEATED.get(label, 0) >= 3:
        return None
    _REPEATED[label] = _REPEATED.get(label, 0) + 1
    key = response.request.headers.get("Idempotency-Key")
    if key:
        first = response
    else:
        key = PEOPLE.unique()
        THINGS.prepare(_operation(case.operation))
        first = _sent(response.request, key)
    if not 200 <= first.status_code < 300:
        return None  # it can happen only once
    second = _sent(response.request, key)
    if _operation(case.operation) in ENDING and second.status_code == 401:
        return None  # the session that repeats has ended
    if (first.status_code, first.content) != (second.status_code, second.content):
        raise NotIdempotent(case, f"first {first.status_code} {first.content[:500]}\nthen {second.status_code} {second.content[:500]}")
    if second.headers.get("Idempotency-Replayed") != "true":
        raise NotIdempotent(case, "the repeat has no `Idempotency-Replayed: true`")
    if response.request.body:
        other = _sent(response.request, key, b'{"other":true}')
        if other.status_code != 422 or other.json().get("code") != "idempotency_mismatch":
            raise NotIdempotent(case, f"another body with the same key: {other.status_code} {other.text[:500]}")
    return None
