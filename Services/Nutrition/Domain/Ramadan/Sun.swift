/// Where the sun is, by the equations of NOAA's solar calculator, which follow Meeus, Astronomical Algorithms (1991); good to a minute of
/// time between the polar circles from 1901 to 2099. https://gml.noaa.gov/grad/solcalc/calcdetails.html
struct Sun {
    /// Degrees north of the equator.
    let declination: Double
    /// Minutes by which a sundial is ahead of the clock.
    let equationOfTime: Double

    /// - Parameter minutes: since 1970-01-01 00:00 UTC.
    init(at minutes: Double) {
        // Julian centuries since 2000-01-01 12:00, which is day 10,957.5 since 1970.
        let t = (minutes / 1440 - 10_957.5) / 36_525
        let longitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
        let anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
        let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
        let sine = Angles.sin(anomaly)
        let center =
            sine * (1.914602 - t * (0.004817 + t * 0.000014)) + Angles.sin(2 * anomaly) * (0.019993 - t * 0.000101)
            + Angles.sin(3 * anomaly) * 0.000289
        let node = 125.04 - 1934.136 * t
        let apparent = longitude + center - 0.00569 - 0.00478 * Angles.sin(node)
        let tilt = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * Angles.cos(node)
        declination = Angles.asin(Angles.sin(tilt) * Angles.sin(apparent))

        let half = Angles.tan(tilt / 2)
        let y = half * half
        let radians =
            y * Angles.sin(2 * longitude) - 2 * eccentricity * sine + 4 * eccentricity * y * sine * Angles.cos(2 * longitude)
            - y * y * Angles.sin(4 * longitude) / 2 - 1.25 * eccentricity * eccentricity * Angles.sin(2 * anomaly)
        equationOfTime = 4 * radians * 180 / Double.pi
    }

    /// Minutes between noon and the sun's centre at an altitude; nil where it does not get there.
    func minutes(to altitude: Double, latitude: Double) -> Double? {
        let cosine =
            (Angles.sin(altitude) - Angles.sin(latitude) * Angles.sin(declination)) / (Angles.cos(latitude) * Angles.cos(declination))
        guard cosine >= -1, cosine <= 1 else { return nil }
        return 4 * Angles.acos(cosine)
    }
}
