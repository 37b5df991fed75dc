/// How long a lane waits after failed sign-ins: nothing for the first few, then twice as long each time. A lane is an account as one
/// device that signed in before, or one network, tries it: neither pays for a stranger elsewhere. Strangers of fifteen networks at once
/// can make a device that is not known wait; a password that was chosen anew, as by a link to one's mailbox, begins without any wait.
public struct LoginThrottle: Sendable, Equatable {
    /// Failures without a wait.
    public var free = 5
    /// The first wait.
    public var first: Duration = .seconds(1)
    /// The longest wait.
    public var longest: Duration = .seconds(900)
    /// Failures are forgotten after this long without one.
    public var memory: Duration = .seconds(86_400)

    public init() {}

    /// For an account as all networks of one site of IPv6 try it together, beside the lane of each: a line at home has up to 256 of them,
    /// and whoever rents a site 65,536. As many failures without a wait as eight networks have, then half of what one has left: 50, and
    /// two an hour.
    public static var ofSite: LoginThrottle {
        var throttle = LoginThrottle()
        throttle.free = 40
        throttle.longest = .seconds(1_800)
        return throttle
    }

    /// For an account as all networks together try it, beside the lanes of each and of its site. A hundred and twenty failures in a row are
    /// more than people mistype, and more than one network, at 15 and then four an hour, or one site can make in a day. From there on a
    /// minute at most: however many networks guess, they have about 1,500 tries a day, and what one slowed network has left, four tries an
    /// hour, makes others wait no more than four minutes of it. Fifteen addresses of IPv4, or thirty sites of IPv6, have enough left to
    /// make others wait without end: all but a device that is known, and whoever chooses another password.
    public static var inAll: LoginThrottle {
        var throttle = LoginThrottle()
        throttle.free = 120
        throttle.longest = .seconds(60)
        return throttle
    }

    /// The wait after the n-th failure in a row.
    public func wait(afterFailure n: Int) -> Duration {
        guard n >= free else { return .zero }
        let doublings = min(n - free, 40)
        var wait = first
        for _ in 0..<doublings where wait < longest { wait += wait }
        return min(wait, longest)
    }

    /// The failures at which the wait changes, with the wait from there on: what storage needs to decide in one statement.
    public var steps: [(failures: Int, wait: Duration)] {
        var steps: [(failures: Int, wait: Duration)] = []
        var n = free
        while true {
            let wait = wait(afterFailure: n)
            steps.append((n, wait))
            if wait >= longest { return steps }
            n += 1
        }
    }
}
