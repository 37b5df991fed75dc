public import Contracts
public import Wire

/// What happens on the way to a person's news.
public enum FeedInput: Sendable, Equatable {
    case foreground, background
    /// The thread was read: it shows everything up to this number.
    case loaded(Int64)
    /// The thread could not be read: it is read before the next line is opened, or what a gap hid would never be shown.
    case loadFailed(FeedBreak)
    /// An event of the line that is open.
    case event(FeedEvent)
    /// Bytes that are no event, such as the comments that keep a line open.
    case heard
    /// The line broke, or could not be opened.
    case broken(FeedBreak)
    /// The instant of a `wake` has come.
    case woken
}

public enum FeedBreak: Sendable, Hashable {
    /// It may work later, in so many seconds if the service said so.
    case passing(retryAfter: Int64?)
    /// Nobody is signed in, or this app's version or person may not.
    case lasting
}

/// What has to be carried out, in this order.
public enum FeedStep: Sendable, Equatable {
    /// Read the thread anew, then tell `loaded`; where that fails, tell `loadFailed`.
    case load
    /// Open a line behind this number. A line that is open is closed before.
    case open(after: Int64)
    case close
    /// Show it.
    case apply(FeedEvent)
    /// Get another access token before the next line.
    case renewToken
    /// Tell `woken` then. A later one replaces it.
    case wake(at: Instant)
}

/// The reducer of a line to a person's news: goes on where it broke, shows nothing twice, notices a gap and a silent line, and waits ever
/// longer before it tries again. FR-MESSAGING-01-d.
public struct FeedFollower: Sendable, Equatable {
    public enum Phase: Sendable, Equatable {
        /// In the background, signed out, or replaced by another app of the same person.
        case stopped
        /// The thread is read before the first line.
        case loading
        case opening, open
        case waiting
    }

    public private(set) var phase = Phase.stopped
    /// The number of the last event that is shown; nil while the thread has to be read first.
    public private(set) var seq: Int64?
    private var failures: Int64 = 0
    private var heardAt: Instant?
    /// Between 0 and 1: apart for each device, so that not all of them come back at the same moment.
    private let spread: Double

    /// Two of the service's heartbeats and some.
    static let longestSilence: Duration = .seconds(60)
    static let longestPause: Int64 = 60

    /// - Parameters:
    ///   - seq: of what the device shows already.
    ///   - spread: drawn at random, between 0 and 1.
    public init(seq: Int64? = nil, spread: Double) {
        self.seq = seq
        self.spread = min(1, max(0, spread))
    }

    public mutating func take(_ input: FeedInput, now: Instant) -> [FeedStep] {
        switch input {
        case .foreground:
            guard phase == .stopped || phase == .waiting else { return [] }
            failures = 0
            return begin(now)
        case .background:
            guard phase != .stopped else { return [] }
            phase = .stopped
            return [.close]
        case .loaded(let number):
            seq = max(seq ?? 0, number)
            return phase == .loading ? begin(now) : []
        case .loadFailed(let reason):
            seq = nil
            return phase == .stopped ? [] : pause(reason, now: now)
        case .heard:
            heardAt = now
            return []
        case .event(let event): return phase == .opening || phase == .open ? take(event, now: now) : []
        case .broken(let reason): return phase == .stopped ? [] : pause(reason, now: now)
        case .woken: return wake(now)
        }
    }

    private mutating func begin(_ now: Instant) -> [FeedStep] {
        guard let seq else {
            phase = .loading
            return [.load]
        }
        phase = .opening
        heardAt = now
        return [.open(after: seq), .wake(at: now + Self.longestSilence)]
    }

    private mutating func wake(_ now: Instant) -> [FeedStep] {
        switch phase {
        case .waiting: return begin(now)
        case .opening, .open:
            // When the clock was set back, silence counts from now, or a dead line would stay until it is that late again.
            let heard = min(heardAt ?? now, now), end = heard + Self.longestSilence
            heardAt = heard
            return end <= now ? begin(now) : [.wake(at: end)]
        case .stopped, .loading: return []
        }
    }

    private mutating func take(_ event: FeedEvent, now: Instant) -> [FeedStep] {
        heardAt = now
        switch event.type {
        case .ready:
            phase = .open
            failures = 0
            return []
        case .reset:
            phase = .open
            failures = 0
            seq = event.seq ?? seq
            return [.load]
        case .end: return end(event.reason, now: now)
        default: break
        }
        guard let number = event.seq, let last = seq else { return [.apply(event)] }
        guard number > last else { return [] }
        seq = number
        return number == last + 1 ? [.apply(event)] : [.apply(event), .load]
    }

    /// A reason that is newer than this app is taken as one that passes.
    private mutating func end(_ reason: FeedEndReason?, now: Instant) -> [FeedStep] {
        switch reason {
        case .tokenExpired: return [.renewToken] + begin(now)
        case .sessionEnded, .replaced:
            phase = .stopped
            return [.close]
        case .goingAway, nil: return pause(.passing(retryAfter: nil), now: now)
        }
    }

    /// 1, 2, 4 … seconds, at most a minute, each between its half and the whole. What the service asks for is kept, and those whom it
    /// asked for the same come up to half a minute apart.
    private mutating func pause(_ reason: FeedBreak, now: Instant) -> [FeedStep] {
        guard case .passing(let seconds) = reason else {
            phase = .stopped
            return [.close]
        }
        phase = .waiting
        let most = min(Self.longestPause, Int64(1) << min(failures, 20)) * 1000
        failures += 1
        let drawn = most / 2 + Int64(Double(most / 2) * spread)
        let asked = min(seconds ?? 0, 3600) * 1000, apart = Int64(Double(min(asked, 30_000)) * spread)
        return [.close, .wake(at: now + .milliseconds(max(drawn, asked + apart)))]
    }
}
