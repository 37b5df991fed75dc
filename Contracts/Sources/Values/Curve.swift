/// Lines that are drawn: the weight log, the charts of workouts.
public enum Curve {
    /// At most `limit` of `items` that keep the shape of their curve, in their order, with the first and the last. Largest triangle
    /// three buckets, Steinarsson 2013. A limit of one keeps the last item.
    /// - Parameter x: must not fall from one item to the next.
    public static func downsample<T>(_ items: [T], to limit: Int, x: (T) -> Double, y: (T) -> Double) -> [T] {
        guard items.count > limit else { return items }
        guard limit > 2 else { return limit == 2 ? [items[0], items[items.count - 1]] : Array(items.suffix(max(limit, 0))) }

        // The items between the two ends fall into `limit − 2` buckets of nearly equal size, each of which gives one.
        let inner = items.count - 2
        let buckets = limit - 2
        func start(_ bucket: Int) -> Int { 1 + bucket * inner / buckets }
        var chosen = 0
        var result = [items[0]]
        result.reserveCapacity(limit)
        for bucket in 0..<buckets {
            // The bucket after the last is the last item alone.
            let next = items[start(bucket + 1)..<(bucket + 1 < buckets ? start(bucket + 2) : items.count)]
            let meanX = next.reduce(0) { $0 + x($1) } / Double(next.count)
            let meanY = next.reduce(0) { $0 + y($1) } / Double(next.count)
            let (ax, ay) = (x(items[chosen]), y(items[chosen]))
            var best = (index: start(bucket), area: -Double.infinity)
            for index in start(bucket)..<start(bucket + 1) {
                let area = abs((ax - meanX) * (y(items[index]) - ay) - (ax - x(items[index])) * (meanY - ay))
                if area > best.area { best = (index, area) }
            }
            chosen = best.index
            result.append(items[chosen])
        }
        result.append(items[items.count - 1])
        return result
    }
}
