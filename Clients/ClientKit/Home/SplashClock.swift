/// How long the first screen stays and what it says meanwhile. FR-SPLASH-02, FR-SPLASH-04. The document lets the splash end after three
/// seconds and the network time out after five: what is between them is a screen that says that it connects.
public enum SplashClock {
    public enum Phase: Sendable, Hashable {
        case splash
        /// The next screen, with what the service said or the device kept.
        case over
        /// Nothing is kept, and the service has not answered yet.
        case connecting
        /// Nothing is kept, and the service was given up for now; the person may try again.
        case offline
    }

    public static let shortest: Duration = .milliseconds(1500)
    public static let longest: Duration = .seconds(3)
    public static let timeout: Duration = .seconds(5)

    /// - Parameters:
    ///   - elapsed: since the app was started.
    ///   - ready: when the next screen knew what it shows, counted as `elapsed` is; nil until then. Who is signed out needs nothing.
    ///   - hasCache: whether the device kept what the next screen shows.
    public static func phase(at elapsed: Duration, ready: Duration?, hasCache: Bool) -> Phase {
        if let ready, ready <= elapsed { return elapsed < shortest ? .splash : .over }
        if elapsed < longest { return .splash }
        if hasCache { return .over }
        return elapsed < timeout ? .connecting : .offline
    }

    /// When the splash ends by itself, counted as `elapsed` is, so that a timer can be set for it.
    public static func end(ready: Duration?) -> Duration { max(shortest, min(longest, ready ?? longest)) }
}
