-- What wrk sends and what it says afterwards, by the first word after `--`:
--   same                  the one request of the command line
--   paced MILLISECONDS    the same, with a pause before each
--   refresh FILE          POST /auth/refresh; each answer's token is traded in a later request. FILE has more tokens than there
--                         are connections, one a line
--   post PATH FILE TOKEN  POST to PATH with the bodies of FILE in turn, signed in
--   evidence FILE         a task after the other of FILE, "TOKEN TASK" a line, is proved done; once all are, each is taken back
--   get FILE              GET of the paths of FILE in turn
--   buy FILE PRODUCT      each token of FILE in turn puts PRODUCT into its cart, and the next time buys the cart with the card on file
--   workouts FILE         each token of FILE in turn finishes a workout of 25 sets
--   foods FILE            each token of FILE in turn logs a food, on one of 300 days
--   plans FILE            each token of FILE in turn makes a plan of meals: a person makes 50 a day
--   login FILE            POST /auth/login with the bodies of FILE in turn
-- The last line of output is: RESULT requests microseconds errors p50 p95 p99 (microseconds).

local function lines(path)
  local all = {}
  for line in io.lines(path) do all[#all + 1] = line end
  return all
end

local json = { ["Content-Type"] = "application/json" }

local function refreshing(path)
  local tokens, first = lines(path), 1
  function request()
    local token = tokens[first] or "none left"
    tokens[first] = nil
    first = first + 1
    return wrk.format("POST", "/auth/refresh", json, '{"refreshToken":"' .. token .. '"}')
  end
  local last = #tokens
  function response(status, _, body)
    local token = status == 200 and body:match('"refreshToken":"([^"]+)"')
    if token then
      last = last + 1
      tokens[last] = token
    end
  end
end

local function posting(target, path, token)
  local bodies, turn = lines(path), 0
  local headers = { ["Content-Type"] = "application/json" }
  if token then headers["Authorization"] = "Bearer " .. token end
  function request()
    turn = turn % #bodies + 1
    return wrk.format("POST", target, headers, bodies[turn])
  end
end

local function proving(path)
  -- wrk asks once in vain before it starts.
  local all, turn = {}, -1
  for line in io.lines(path) do
    local token, task = line:match("(%S+) (%S+)")
    all[#all + 1] = { target = "/tasks/" .. task .. "/evidence", token = token }
  end
  function request()
    local one, pass = all[turn % #all + 1], math.floor(turn / #all)
    turn = turn + 1
    local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. one.token }
    if pass % 2 == 1 then return wrk.format("DELETE", one.target, headers) end
    return wrk.format("POST", one.target, headers, '{"type":"metrics","metrics":{"ml":250}}')
  end
end

local function getting(path)
  local targets, turn = lines(path), 0
  function request()
    turn = turn % #targets + 1
    return wrk.format("GET", targets[turn])
  end
end

-- FILE has many more tokens than there are connections: what a token put into its cart is there when its turn to buy comes.
local function buying(path, product)
  local tokens, turn = lines(path), -1
  local item = '{"productId":"' .. product .. '","quantity":1}'
  local order = '{"address":{"name":"Layla","phone":"+966501234567","city":"Riyadh","street":"1"},"email":"layla@example.com"}'
  local start = os.time()
  function request()
    local token, pass = tokens[turn % #tokens + 1], math.floor(turn / #tokens)
    turn = turn + 1
    local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. token }
    if pass % 2 == 0 then return wrk.format("POST", "/store/cart/items", headers, item) end
    headers["Idempotency-Key"] = start .. "-" .. turn
    return wrk.format("POST", "/store/orders", headers, order)
  end
end

local function finishing(path)
  local tokens, turn, start = lines(path), 0, os.time() % 65536
  local function uuid(kind, number) return string.format("01960f3e-7b6a-7c3e-%04x-%04x%08x", kind, start, number) end
  function request()
    turn = turn + 1
    local exercises = {}
    for place, name in ipairs({ "barbell-squat", "pushups", "plank", "leg-press", "pullups" }) do
      local sets = {}
      for set = 1, 5 do
        sets[set] = '{"id":"' .. uuid(0x9000, turn * 25 + place * 5 + set) .. '","weight":{"value":' .. 60 + turn % 40 .. ',"unit":"kg"},"reps":8}'
      end
      exercises[place] = '{"exerciseId":"' .. name .. '","name":"' .. name .. '","sets":[' .. table.concat(sets, ",") .. "]}"
    end
    local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. tokens[turn % #tokens + 1] }
    return wrk.format("POST", "/training/workouts", headers, '{"id":"' .. uuid(0x9300, turn) ..
      '","details":{"name":"Push","startedAt":"2026-03-02T15:00:00Z","finishedAt":"2026-03-02T15:52:00Z","exercises":[' .. table.concat(exercises, ",") .. "]}}")
  end
end

local function logging(path)
  local tokens, turn, start, now = lines(path), 0, os.time() % 65536, os.time()
  function request()
    turn = turn + 1
    local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. tokens[turn % #tokens + 1] }
    local day = os.date("!%Y-%m-%d", now - math.floor(turn / #tokens) % 300 * 86400)
    return wrk.format("POST", "/nutrition/logs", headers, string.format(
      '{"id":"01960f3e-7b6a-7c3e-9500-%04x%08x","date":"%s","category":"lunch","foodId":"20045","unit":"cup","portion":1.5}', start, turn, day))
  end
end

local function planning(path)
  local tokens, turn = lines(path), 0
  function request()
    turn = turn + 1
    return wrk.format("POST", "/nutrition/plans", { ["Authorization"] = "Bearer " .. tokens[turn % #tokens + 1] })
  end
end

function init(args)
  local mode, value = args[1], args[2]
  if mode == "paced" then
    function delay() return tonumber(value) end
  elseif mode == "refresh" then
    refreshing(value)
  elseif mode == "login" then
    posting("/auth/login", value)
  elseif mode == "post" then
    posting(value, args[3], args[4])
  elseif mode == "get" then
    getting(value)
  elseif mode == "buy" then
    buying(value, args[3])
  elseif mode == "evidence" then
    proving(value)
  elseif mode == "workouts" then
    finishing(value)
  elseif mode == "foods" then
    logging(value)
  elseif mode == "plans" then
    planning(value)
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\n", summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(95), latency:percentile(99)))
end
