"""Who calls the services: real accounts, made by real sign-ups on a running stack, and the services themselves."""

import base64
import hashlib
import hmac
import itertools
import json
import os
import time
import urllib.error
import urllib.request
from pathlib import Path

_PASSWORD = "Mountain7Path"


class Refused(Exception):
    """A service did not do what was asked for."""


class Stack:
    """The services of a state folder and the secret they share."""

    def __init__(self, folder):
        folder = Path(folder)
        state = json.loads((folder / "state.json").read_text())
        self.addresses = {name: service["url"] for name, service in state["services"].items()}
        secret = json.loads((folder / "secrets.json").read_text())["SERVICE_SECRET"]
        master = hashlib.sha256(secret.encode()).digest()
        self._key = hmac.digest(master, b"service token", "sha256")

    def service_token(self, callee):
        """`svc.<caller>~<callee>.<expiry>.<mac>`, as the services make them for each other."""
        claim = f"svc.harness~{callee}.{int(time.time()) + 300}"
        mac = hmac.digest(self._key, claim.encode(), "sha256")
        return claim + "." + base64.urlsafe_b64encode(mac).rstrip(b"=").decode()

    def call(self, service, method, path, body=None, token=None, headers=None):
        """The answer's JSON; `Refused` when the service does not do it."""
        headers = dict(headers or {}) | ({"Content-Type": "application/json"} if body is not None else {})
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.addresses[service] + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as response:
                text = response.read()
        except urllib.error.HTTPError as error:
            raise Refused(f"{method} {service}{path} answered {error.code}: {error.read().decode(errors='replace')}") from error
        return json.loads(text) if text else None


class Person:
    """An account with a token that is renewed before it expires."""

    def __init__(self, stack, tokens):
        self.stack = stack
        self._take(tokens)
        self.id = tokens["user"]["id"]

    def _take(self, tokens):
        self.access, self.refresh = tokens["accessToken"], tokens["refreshToken"]
        self._renew_at = time.monotonic() + tokens["expiresIn"] / 2

    def token(self):
        if time.monotonic() > self._renew_at:
            self.renew()
        return self.access

    def renew(self):
        self._take(self.stack.call("auth", "POST", "/auth/refresh", {"refreshToken": self.refresh}))


class People:
    """The persons of one run, made when they are first needed. Names count up, so that two runs on fresh stacks are alike."""

    def __init__(self, stack, service, run):
        self.stack, self.service, self.run = stack, service, run
        self._known, self._numbers = {}, itertools.count()

    def unique(self):
        """A text that no other run on the stack has."""
        return f"{self.run}-{next(self._numbers)}"

    def person(self, kind):
        """`gtsd`, `stack` and `fitcoach` are persons of these products with all they need; `admin` runs the store."""
        if kind not in self._known:
            self._known[kind] = getattr(self, "_" + kind)()
        return self._known[kind]

    def forget(self, kind):
        self._known.pop(kind, None)

    def sign_up(self, product):
        email = self.unique() + "@example.com"
        body = {"product": product, "name": "Layla", "email": email, "password": _PASSWORD, "termsAccepted": True}
        return Person(self.stack, self.stack.call("auth", "POST", "/auth/signup", body))

    def _gtsd(self):
        person = self.sign_up("gtsd")
        answers = {
            "dateOfBirth": "1996-03-01", "gender": "male", "timezone": "Asia/Riyadh", "primaryGoal": "lose_weight", "targetWeightKg": 75,
            "targetDate": "2031-01-01", "weightKg": 80, "heightCm": 180, "activityLevel": "moderately_active",
            "dietaryPreferences": [], "allergies": [], "mealsPerDay": 1, "partners": [],
        }
        self.stack.call("profile", "POST", "/onboarding", answers, person.token())
        return person

    def _stack(self):
        return self.sign_up("stack")

    def _leaver(self):
        """Somebody for what ends sessions and accounts."""
        return self.sign_up("gtsd")

    def _fitcoach(self):
        person = self._by_phone()
        answers = {"gender": "male", "mainGoal": "muscle_gain", "workoutLocation": "gym", "name": "Faisal"}
        self.stack.call("profile", "PUT", "/profile/intake/first", answers, person.token())
        return person

    def _admin(self):
        person = self._by_phone()
        self.stack.call("auth", "PUT", f"/auth/users/{person.id}/role", {"role": "admin"}, self.stack.service_token("auth"))
        person.renew()
        return person

    def _by_phone(self):
        """Signs in by the code of an SMS, which the sandbox shows."""
        digits = int.from_bytes(hashlib.sha256(self.unique().encode()).digest()[:4], "big") % 10_000_000
        phone = f"+96655{digits:07}"
        challenge = self.stack.call("auth", "POST", "/auth/otp/request", {"phone": phone})["challengeId"]
        deadline = time.monotonic() + 20
        while True:
            found = self.stack.call("sandbox", "GET", f"/sandbox/messages?to=%2B{phone[1:]}&channel=sms")["items"]
            if found:
                break
            if time.monotonic() > deadline:
                raise SystemExit(f"no SMS for {phone} at the sandbox: is it the one of this stack?")
            time.sleep(0.02)
        body = {"challengeId": challenge, "code": found[0]["code"]}
        return Person(self.stack, self.stack.call("auth", "POST", "/auth/otp/verify", body))


def from_environment():
    """The stack and service under test, as the script names them."""
    stack = Stack(os.environ["BARBELL_STATE"])
    service = os.environ["BARBELL_SERVICE"]
    return stack, service, People(stack, service, f"schemathesis-{os.environ['BARBELL_RUN']}-{service}")
