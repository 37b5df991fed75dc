# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # variables are shared with Tools/bench and measure.sh
# The store: lists and searches of 1,000 products, and carts that are bought with the sandbox's cards, on both engines.

# Starts the store beside auth and the sandbox; its pid is in $pid and its address in $url: start_store LOG LOOPS DATABASE-URL [COMMAND-PREFIX…]
start_store() {
    local name=$1 loops=$2 database=$3 port
    shift 3
    port=$(free_port)
    url=http://127.0.0.1:$port
    launch "$name" "$@" env -i PATH="$PATH" PORT="$port" LOOPS="$loops" SERVICE_SECRET="$secret" DATABASE_URL="$database" ADDRESS_LIMIT=0 \
        AUTH_URL="$auth" STORE_SANDBOX_URL="$sandbox" STORE_WEBHOOK_SECRETS=whsec_of_the_benchmarks STORE_SMTP_URL="smtp://127.0.0.1:$smtp" \
        STORE_CATALOGUE="$work/catalogue" "$bin/store"
    await "$pid" "$url/ready"
}

# A catalogue of 1,000 products: the bundled ones, and others made from their words.
make_catalogue() {
    mkdir -p "$work/catalogue"
    ln -sfn "$root/Services/Store/Catalogue/images" "$work/catalogue/images"
    python3 - "$root/Services/Store/Catalogue" "$work/catalogue" <<'PYTHON'
import json, sys
source, target = sys.argv[1:]
colours = [("Red", "أحمر"), ("Green", "أخضر"), ("Blue", "أزرق"), ("Black", "أسود"), ("White", "أبيض"), ("Grey", "رمادي"), ("Gold", "ذهبي"),
           ("Silver", "فضي"), ("Orange", "برتقالي"), ("Violet", "بنفسجي"), ("Brown", "بني"), ("Pink", "وردي")]
total = 0
for name in ["equipment", "supplements", "apparel", "accessories"]:
    products = json.load(open(f"{source}/{name}.json"))["products"]
    made = []
    for copy in range(13):
        for product in products:
            if len(made) == 250:
                break
            one = json.loads(json.dumps(product))
            one["stock"] = 1000000
            if copy:
                english, arabic = colours[copy - 1]
                one["slug"] = f"{one['slug'][:50]}-{copy}"
                one["name"] = {"en": f"{one['name']['en']} {english}", "ar": f"{one['name']['ar']} {arabic}"}
                one["price"] += copy * 100
                one["related"] = []
            made.append(one)
    total += len(made)
    json.dump({"products": made}, open(f"{target}/{name}.json", "w"), ensure_ascii=False)
assert total == 1000
words = ["band", "ban", "resist", "protein", "prot", "whey", "mat", "yoga", "shirt", "training", "bottle", "bag", "gym bag", "dumbel", "kettlebel", "creatine", "blue",
         "running shorts", "rope", "roller", "حبل", "أحبال", "احبال", "مقاومة", "مقاومه", "بروتين", "بروت", "قميص", "حقيبة", "حقيبه", "زجاجة", "دمبل", "يوغا", "تمرين", "أزرق"]
from urllib.parse import quote
with open(f"{target}/searches", "w") as file:
    for word in words:
        file.write(f"/store/products?q={quote(word)}&limit=10\n")
with open(f"{target}/lists", "w") as file:
    for category in ["equipment", "supplements", "apparel", "accessories"]:
        for sort in ["newest", "price_asc", "price_desc", "name"]:
            file.write(f"/store/products?category={category}&sort={sort}&limit=10\n")
PYTHON
}

# Signs COUNT people in by phone; their access tokens go into a file, one a line, and what auth said of each into FILE.sessions:
# sign_in_by_phone COUNT FILE [NUMBER before the first]
sign_in_by_phone() {
    local first=${3:-30000000}
    export auth sandbox first
    # shellcheck disable=SC2016  # expanded by the inner shell
    seq 1 "$1" | xargs -P 8 -I{} bash -c '
        phone=$(printf "+9665%08d" $((first + {})))
        challenge=$(curl -fsS "$auth/auth/otp/request" -H "Content-Type: application/json" -d "{\"phone\":\"$phone\"}" | grep -o "\"challengeId\":\"[^\"]*" | cut -d\" -f4)
        for try in $(seq 1 100); do
            code=$(curl -fsS "$sandbox/sandbox/messages?channel=sms&to=%2B${phone#+}" | grep -o "\"code\":\"[0-9]*" | head -n 1 | cut -d\" -f4)
            [[ -z "$code" ]] || break
            sleep 0.05
        done
        echo "$(curl -fsS "$auth/auth/otp/verify" -H "Content-Type: application/json" -d "{\"challengeId\":\"$challenge\",\"code\":\"$code\"}")"
        ' >"$2.sessions" || fail "people were not signed in"
    grep -o '"accessToken":"[^"]*' "$2.sessions" | cut -d'"' -f4 >"$2"
    [[ $(wc -l <"$2") -eq "$1" ]] || fail "people were not signed in"
}

# measure_shelf ENGINE DATABASE-URL: lists and searches with the service on one core.
measure_shelf() {
    local one_pid kind
    start_store "store-$1" 1 "$2" taskset -c 0
    one_pid=$pid
    for kind in lists searches; do
        [[ $(curl -fsS "$url$(head -n 1 "$work/catalogue/$kind")" | grep -o '"total":[0-9]*' | cut -d: -f2) -gt 10 ]] || fail "nothing was found"
        load 1 -t1 -c64 "-d${seconds}s" "$url" get "$work/catalogue/$kind"
        local before after
        before=$(cpu "$one_pid")
        load 1 -t1 -c64 "-d$((seconds * rounds))s" "$url" get "$work/catalogue/$kind"
        after=$(cpu "$one_pid")
        row "Store, ${kind} of 1,000 products, 10 a page, $1, CPU a request" "$(calculate "($after - $before) / $requests" 1) µs" "—" "—" "—"
        row "The same, requests a second on one core" "$(calculate "$requests / $micros * 1000000" 0) /s" "—" "—" "—"
        load 1 -t1 -c4 "-d${seconds}s" "$url" get "$work/catalogue/$kind"
        row "The same, p95 with 4 at once" "$(calculate "$p95 / 1000" 2) ms" "—" "—" "$([[ $kind == lists ]] && echo '< 20 ms' || echo '< 50 ms')"
    done
    stop "$one_pid"
}

# measure_buying ENGINE DATABASE-URL: carts filled and bought, the sandbox on the same two cores.
measure_buying() {
    local product card buyer
    start_store "store-buying-$1" 2 "$2"
    product=$(curl -fsS "$url/store/products?q=resistance+band+set&limit=1" | grep -o '"id":"[^"]*' | head -n 1 | cut -d'"' -f4)
    # A token pays once, so everybody has a card on file.
    while read -r buyer; do
        card=$(curl -fsS "$sandbox/payments/methods" -H 'Content-Type: application/json' -d '{"number":"4242424242424242","expMonth":12,"expYear":2040,"cvc":"123"}' |
            grep -o '"token":"[^"]*' | cut -d'"' -f4)
        curl -fsS -o "$work/card" -X PUT "$url/store/payment-method" -H "Authorization: Bearer $buyer" -H 'Content-Type: application/json' \
            -d "{\"paymentToken\":\"$card\"}"
    done < "$work/buyers"
    # One run: what was bought stays bought.
    load 0,1 -t1 -c32 "-d$((seconds * rounds * 2))s" "$url" buy "$work/buyers" "$product"
    row "Store, carts filled and bought with the sandbox's cards, durable, $1" "$(calculate "$requests / 2 / $micros * 1000000" 0) /s" "—" "—" "≥ 200/s"
    row "The same, p95 of both requests at 32 connections" "$(calculate "$p95 / 1000" 0) ms" "—" "—" "< 150 ms"
    settle "$pid"
    stop "$pid"
}

measure_store() {
    local auth auth_pid
    bearer=()
    make_catalogue
    start_sandbox
    start_auth auth-store 2
    auth=$url auth_pid=$pid
    sign_in_by_phone 512 "$work/buyers"
    measure_shelf SQLite "sqlite://$work/store.sqlite"
    measure_buying SQLite "sqlite://$work/store-buying.sqlite"
    start_postgres
    measure_shelf PostgreSQL "$postgres_url"
    measure_buying PostgreSQL "$postgres_url"
    stop "$postgres_pid" "$auth_pid" "$sandbox_pid"
}
