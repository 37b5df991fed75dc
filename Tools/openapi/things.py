"""What the examples of the documents name, for real: `/store/products/{id}` is shown with an id that no product has. Where a call has
an example's value, it gets that of a thing which is there, so that tests come past 404. Values of other making are left alone."""

import struct
import time
import urllib.request
import zlib

from people import Refused

_ID = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"
_TOKEN = "v1.AZYPPntqfD6dKluPDB0uPw.0.mL1uVtM1mX0M2yqQZJx0Ng"
_ADDRESS = {"name": "Layla Haddad", "phone": "+966501234567", "city": "Riyadh", "street": "King Fahd Road 7"}

# Path parameters: the start of the path, the parameter, its example and what makes the real one. The first that fits.
_IN_PATHS = [
    ("/auth/sessions/", "id", _ID, "session"), ("/auth/users/", "id", _ID, "user"), ("/profile/users/", "id", _ID, "user"),
    ("/entitlements/", "id", _ID, "user"), ("/tasks/", "id", _ID, "task"),
    ("/store/products/", "id", _ID, "product"), ("/store/admin/products/", "id", _ID, "product"),
    ("/store/cart/items/", "id", _ID, "cart_product"), ("/store/guest-carts/", "id", _ID, "product"),
    ("/store/guest-carts/", "cart", _TOKEN, "guest_cart"), ("/store/checkouts/", "id", _ID, "checkout"),
    ("/store/orders/", "number", "FIT-1000", "order"), ("/store/admin/orders/", "number", "FIT-1000", "order"),
    ("/store/documents/", "number", "INV-1000", "invoice"), ("/store/images/", "name", "band-set-1.svg", "image"),
    ("/media/items/", "id", _ID, "clip"), ("/media/imports/", "id", _ID, "clip_import"), ("/compositions/", "id", _ID, "composition"),
    ("/compositions/", "lid", _ID, "layer"), ("/exports/", "id", _ID, "export"), ("/library/exports/", "id", _ID, "export"),
    ("/photos/", "id", _ID, "photo"), ("/media/files/", "id", _ID, "photo"),
    ("/payments/intents/", "id", "pi_" + _ID.replace("-", ""), "intent"), ("/payments/methods/", "id", "pm_" + _ID.replace("-", ""), "card"),
]
# Members of bodies, wherever they are: the member, its example and what makes the real one.
_IN_BODIES = {
    ("productId", _ID): "product", ("paymentToken", _TOKEN): "card", ("cart", _TOKEN): "guest_cart", ("mediaId", _ID): "clip",
    ("mediaIds", _ID): "clip", ("related", "yoga-mat"): "slug", ("file", "band-set-1.svg"): "image",
    ("method", "pm_" + _ID.replace("-", "")): "card",
}
# Operations that end more than their case: an id that nobody has does the same there.
_LEFT_ALONE = {"auth.erase"}
# Operations that want something done before.
_BEFORE = {"store.placeOrder": "cart_product", "store.previewOrder": "cart_product"}


class Things:
    def __init__(self, stack, people):
        self.stack, self.people = stack, people
        self._made, self._used = {}, {}

    def put_into(self, case, operation_id):
        """Gives a case real things in place of examples."""
        used = self._used[case.id] = set()
        for start, name, example, kind in () if operation_id in _LEFT_ALONE else _IN_PATHS:
            if case.path.startswith(start) and (case.path_parameters or {}).get(name) == example:
                case.path_parameters[name] = self._real(kind, example, used)
        if isinstance(case.body, (dict, list)):
            case.body = self._in_body(case.body, None, used)
        if operation_id == "auth.signup" and isinstance(case.body, dict) and case.body.get("email") == "layla@example.com":
            case.body["email"] = self.people.unique() + "@example.com"
        self.prepare(operation_id)

    def prepare(self, operation_id):
        """Does what an operation wants to be done before."""
        if operation_id in _BEFORE:
            self._made.pop(_BEFORE[operation_id], None)
            self._real(_BEFORE[operation_id], None, set())

    def called(self, case, has_ended):
        """Forgets the things of a call that may have ended them."""
        used = self._used.pop(case.id, ())
        if has_ended:
            for kind in used:
                self._made.pop(kind, None)

    def _in_body(self, value, name, used):
        if isinstance(value, dict):
            # The total that the example agrees to is that of another cart.
            return {
                member: self._in_body(inner, member, used) for member, inner in value.items() if (member, inner) != ("acceptedTotal", 10599)
            }
        if isinstance(value, list):
            return [self._in_body(inner, name, used) for inner in value]
        kind = _IN_BODIES.get((name, value)) if isinstance(value, str) else None
        return self._real(kind, value, used) if kind else value

    def _real(self, kind, example, used):
        """A thing of a kind, made when there is none; the example when it cannot be made, such as at a limit of the person's."""
        used.add(kind)
        for _ in range(2):
            try:
                return self._one(kind)
            except Refused:
                self._made.clear()  # one it depends on may be gone
        return example

    def _one(self, kind):
        if kind not in self._made:
            self._made[kind] = getattr(self, "_" + kind)()
        return self._made[kind]

    def _call(self, service, method, path, body=None, kind=None, key=None):
        token = self.people.person(kind).token() if kind else None
        return self.stack.call(service, method, path, body, token, {"Idempotency-Key": key} if key else None)

    # Accounts and days

    def _user(self):
        return self.people.person("fitcoach" if self.people.service == "store" else "gtsd").id

    def _session(self):
        return self._call("auth", "GET", "/auth/sessions", kind="leaver")["items"][0]["id"]

    def _task(self):
        tasks = self._call("tasks", "GET", "/tasks", kind="gtsd")["items"]
        return next((task for task in tasks if task["taskType"] == "meal"), tasks[0])["id"]  # proven by what the example has

    # The store

    def _product(self):
        """One of its own, as administrators' calls change and archive it."""
        name = {"en": "Test band", "ar": "حبل اختبار"}
        product = {
            "slug": "test-" + self.people.unique().replace("schemathesis", "s"), "category": "equipment", "brand": "Tests", "price": 8999,
            "taxCategory": "standard", "stock": 100_000, "name": name, "description": name, "specifications": [], "keywords": [],
            "images": [{"file": "resistance-band-set-1.svg", "alt": name}], "related": [],
        }
        self._made["slug"] = product["slug"]
        return self._call("store", "POST", "/store/admin/products", product, "admin")["id"]

    def _slug(self):
        self._made["product"] = self._product()
        return self._made["slug"]

    def _image(self):
        return "resistance-band-set-1.svg"

    def _card(self):
        card = {"number": "4242 4242 4242 4242", "expMonth": 12, "expYear": 2040, "cvc": "123"}
        return self._call("sandbox", "POST", "/payments/methods", card)["token"]

    def _cart_product(self):
        self._call("store", "DELETE", "/store/cart", kind="fitcoach")
        self._call("store", "POST", "/store/cart/items", {"productId": self._one("product"), "quantity": 1}, "fitcoach")
        return self._one("product")

    def _guest_cart(self):
        token = self._call("store", "POST", "/store/guest-carts")["token"]
        self._call("store", "POST", f"/store/guest-carts/{token}/items", {"productId": self._one("product"), "quantity": 1})
        return token

    def _bought(self):
        self._cart_product()
        order = {"address": _ADDRESS, "email": "layla@example.com", "paymentToken": self._card()}
        return self._call("store", "POST", "/store/orders", order, "fitcoach", self.people.unique())

    def _order(self):
        return self._bought()["order"]["number"]

    def _invoice(self):
        return self._bought()["order"]["documents"][0]

    def _checkout(self):
        return self._bought()["id"]

    def _intent(self):
        intent = {"amount": 9900, "currency": "SAR", "reference": self.people.unique()}
        return self._call("sandbox", "POST", "/payments/intents", intent)["id"]

    # Media

    def _upload(self, url, headers):
        request = urllib.request.Request(url, _picture(), headers, method="PUT")
        with urllib.request.urlopen(request, timeout=20):
            pass

    def _clip_import(self):
        item = {"name": "beach.png", "contentType": "image/png", "bytes": len(_picture())}
        started = self._call("media", "POST", "/media/imports", {"items": [item]}, "stack")
        put = started["items"][0]["upload"]["put"]
        self._upload(put["url"], put["headers"])
        self._clip_item = started["items"][0]["id"]
        self._call("media", "POST", f"/media/imports/{started['id']}/items/{self._clip_item}/uploaded", kind="stack")
        return started["id"]

    def _clip(self):
        self._clip_import()
        return self._until_ready(f"/media/items/{self._clip_item}", "ready")["id"]

    def _composition(self):
        made = self._call("media", "POST", "/compositions", {"mediaIds": [self._one("clip")]}, "stack")
        self._made["layer"] = made["layers"][0]["id"]
        return made["id"]

    def _layer(self):
        self._made["composition"] = self._composition()
        return self._made["layer"]

    def _export(self):
        path = f"/compositions/{self._one('composition')}/exports"
        started = self._call("media", "POST", path, {"resolution": "1080p", "codec": "h264"}, "stack")
        return self._until_ready(f"/exports/{started['id']}", "done")["id"]

    def _photo(self):
        asked = {"photoType": "front", "takenAt": "2026-03-01T08:00:00Z", "contentType": "image/png", "bytes": len(_picture())}
        signed = self._call("media", "POST", "/photos/presign", asked, "gtsd")
        self._upload(signed["uploadUrl"], signed["headers"])
        told = {"s3Key": signed["s3Key"], "photoType": "front", "takenAt": "2026-03-01T08:00:00Z"}
        return self._call("media", "POST", "/photos/confirm", told, "gtsd")["id"]

    def _until_ready(self, path, status):
        deadline = time.monotonic() + 30
        while True:
            answer = self._call("media", "GET", path, kind="stack")
            if answer["status"] == status or time.monotonic() > deadline:
                return answer
            time.sleep(0.05)


def _picture():
    """A PNG of 64 × 64 grey pixels."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + b"\x80" * 64 * 3 for _ in range(64))
    head = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
