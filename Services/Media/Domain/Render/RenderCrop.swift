/// How a source becomes the visible part of its layer: a part of the source is scaled, and a part of the result is kept.
struct RenderCrop: Equatable {
    /// What is cut out of the source before scaling, in the source's own pixels; nil for all of it.
    let part: RenderRect?
    /// What it is scaled to.
    let scaled: RenderSize
    /// The visible part of that.
    let kept: RenderRect
    /// Where it lies on the canvas.
    let place: RenderRect

    /// Nil for a layer that lies wholly outside.
    init?(source: RenderSize, frame: RenderRect, canvas: RenderSize) {
        let frame = frame.snapped
        guard let place = frame.visible(on: canvas) else { return nil }
        self.place = place
        let (left, top) = (place.x - frame.x, place.y - frame.y)
        // Scaling what nobody sees costs time and memory, but a cut before scaling may move the picture by half a pixel: only if it pays.
        guard frame.size.pixels > 2 * place.size.pixels else {
            part = nil
            scaled = frame.size
            kept = RenderRect(x: left, y: top, width: place.width, height: place.height)
            return
        }
        let across = Axis(source: source.width, length: frame.width, offset: left, visible: place.width)
        let down = Axis(source: source.height, length: frame.height, offset: top, visible: place.height)
        part = RenderRect(x: across.first, y: down.first, width: across.last - across.first, height: down.last - down.first)
        scaled = RenderSize(width: across.end - across.start, height: down.end - down.start)
        kept = RenderRect(x: left - across.start, y: top - down.start, width: place.width, height: place.height)
    }

    private struct Axis {
        /// In the source: the visible part, with neighbours for the scaler to blend.
        let first: Int
        let last: Int
        /// Where these are on the layer, even.
        let start: Int
        let end: Int

        init(source: Int, length: Int, offset: Int, visible: Int) {
            first = max(0, offset * source / length / 2 * 2 - 4)
            last = min(source, RenderRect.even((offset + visible) * source / length + 1) + 4)
            start = RenderRect.even(RenderRect.scale(first, source, length))
            end = last == source ? length : RenderRect.even(RenderRect.scale(last, source, length))
        }
    }

    /// The filters around a scaler: cut, scale, keep.
    func filters(source: RenderSize, scale: String) -> [String] {
        var filters: [String] = []
        if let part {
            // In shares of what is decoded, so that pixels that are not square do no harm.
            filters.append(
                "crop=w=iw*\(part.width)/\(source.width):h=ih*\(part.height)/\(source.height):x=iw*\(part.x)/\(source.width):y=ih*\(part.y)/\(source.height)"
            )
        }
        filters.append(scale)
        if kept.size != scaled { filters.append("crop=w=\(kept.width):h=\(kept.height):x=\(kept.x):y=\(kept.y)") }
        return filters
    }
}
