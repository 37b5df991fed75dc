internal import Contracts
internal import Platform
internal import Wire

/// A call as an entry for calendars. RFC 5545.
enum CallCalendar {
    enum Method: String {
        /// To be looked at.
        case publish = "PUBLISH"
        /// To be taken out again.
        case cancel = "CANCEL"
    }

    /// - Parameters:
    ///   - side: who reads it; the other one is named.
    ///   - zone: the reader's.
    ///   - organizer: the address that the entry comes from, by which calendars know its changes. RFC 5546 §3.2.
    ///   - showsPurpose: whether it says what the client wants to talk about.
    static func text(
        _ call: CoachingCall, for side: CallSide, zone: Zone, language: Language, method: Method, organizer: String,
        showsPurpose: Bool = true
    ) -> String {
        let other = side == .client ? call.coach.name : call.client.name
        let zone = [call.slot, call.endsAt].contains { CalendarTime.isShownAgain($0, zone) } ? .utc : zone
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Barbell//Coaching//EN", "CALSCALE:GREGORIAN", "METHOD:\(method.rawValue)"]
        lines += CalendarZone.lines(zone, around: call.slot)
        lines += [
            "BEGIN:VEVENT", "UID:\(call.id.text)@coaching.barbell", "SEQUENCE:\(call.version)", "ORGANIZER:mailto:\(organizer)",
            "DTSTAMP:\(CalendarTime.utc(call.cancelledAt ?? call.bookedAt))", "DTSTART\(CalendarTime.value(call.slot, zone))",
            "DTEND\(CalendarTime.value(call.endsAt, zone))", "SUMMARY:\(escaped(summary(other?.text, language)))",
        ]
        if showsPurpose, let purpose = call.purpose { lines.append("DESCRIPTION:\(escaped(purpose.text))") }
        lines += ["STATUS:\(call.status == .cancelled ? "CANCELLED" : "CONFIRMED")", "END:VEVENT", "END:VCALENDAR"]
        return lines.map { folded($0) + "\r\n" }.joined()
    }

    private static func summary(_ name: String?, _ language: Language) -> String {
        switch (language, name) {
        case (.arabic, let name?): "مكالمة فيديو مع \(name)"
        case (.arabic, nil): "مكالمة فيديو"
        case (.english, let name?): "Video call with \(name)"
        case (.english, nil): "Video call"
        }
    }

    /// RFC 5545 §3.3.11. Other control characters than line breaks and tabs have no place in a text.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            defer { wasReturn = scalar == "\r" }
            switch scalar {
            case "\\", ";", ",": result += ["\\", scalar]
            case "\n": if !wasReturn { result += ["\\", "n"] }
            case "\r": result += ["\\", "n"]
            case "\t": result.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7f: break
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// At most 75 octets a line; what follows begins with a space. Characters stay whole. RFC 5545 §3.1.
    static func folded(_ line: String) -> String {
        var result = ""
        var octets = 0
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if octets + length > 75 {
                result += "\r\n "
                octets = 1
            }
            result.unicodeScalars.append(scalar)
            octets += length
        }
        return result
    }
}

/// Times as calendars write them.
enum CalendarTime {
    /// `20260302T120000Z`
    static func utc(_ instant: Instant) -> String { local(instant, .utc) + "Z" }

    /// A property's parameter and value: `;TZID=Asia/Riyadh:20260302T150000`.
    static func value(_ instant: Instant, _ zone: Zone) -> String {
        zone.name == Zone.utc.name ? ":" + utc(instant) : ";TZID=\(zone.name.text):" + local(instant, zone)
    }

    /// Whether the clocks of a zone, put back, show a time for the second time. Calendars take it for the first one (RFC 5545 §3.3.5), so
    /// that it has to be told by another clock.
    static func isShownAgain(_ instant: Instant, _ zone: Zone) -> Bool {
        let (before, now) = (zone.offset(at: instant - .days(1)), zone.offset(at: instant))
        return before > now && zone.offset(at: instant - .seconds(Int64(before - now))) == before
    }

    static func local(_ instant: Instant, _ zone: Zone) -> String {
        let date = zone.localDate(at: instant).text.filter { $0 != "-" }, time = zone.localTime(at: instant).text.filter { $0 != ":" }
        return "\(date)T\(time)00"
    }

    /// `+0300`
    static func offset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return (seconds < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
    }
}

/// A `VTIMEZONE` that says what the clocks of a zone show within a year of a time.
enum CalendarZone {
    static func lines(_ zone: Zone, around instant: Instant) -> [String] {
        guard zone.name != Zone.utc.name else { return [] }
        let start = instant - .days(366)
        var offset = zone.offset(at: start)
        var lines = ["BEGIN:VTIMEZONE", "TZID:\(zone.name.text)"]
        lines += observance("19700101T000000", from: offset, to: offset)
        for day in Int64(1)...732 {
            let end = start + .days(day)
            guard zone.offset(at: end) != offset else { continue }
            let change = firstMinute(of: zone, from: end - .days(1), to: end, withoutOffset: offset)
            let next = zone.offset(at: change)
            // When it begins is told by the clock as it stood before.
            let before = change + .seconds(Int64(offset))
            lines += observance(CalendarTime.local(before, .utc), from: offset, to: next)
            offset = next
        }
        return lines + ["END:VTIMEZONE"]
    }

    private static func observance(_ start: String, from: Int, to: Int) -> [String] {
        let kind = to > from ? "DAYLIGHT" : "STANDARD"
        return [
            "BEGIN:\(kind)", "DTSTART:\(start)", "TZOFFSETFROM:\(CalendarTime.offset(from))", "TZOFFSETTO:\(CalendarTime.offset(to))",
            "END:\(kind)",
        ]
    }

    /// The minute within a day from which the clocks stand otherwise.
    private static func firstMinute(of zone: Zone, from start: Instant, to end: Instant, withoutOffset offset: Int) -> Instant {
        var (low, high) = (Int64(0), (end.milliseconds - start.milliseconds) / 60_000)
        while low < high {
            let middle = (low + high) / 2
            if zone.offset(at: start + .minutes(middle)) == offset { low = middle + 1 } else { high = middle }
        }
        return start + .minutes(low)
    }
}
