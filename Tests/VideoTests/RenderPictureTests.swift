import MediaDomain
import Testing
import TestSupport

/// Where layers lie in a finished film, sampled from its decoded pixels.
@Suite struct RenderPictureTests {
    @Test(.proves("AC-5.7-04", "AC-6.3-02", "AC-6.3-03", "AC-6.3-08"), arguments: RenderSize.canvases)
    func everyLayerEndsWhereItShould(_ canvas: RenderSize) throws {
        let studio = try RenderStudio()
        let red = try studio.clip("red.mp4", "color=red:s=64x64:r=30:d=0.2")
        let green = try studio.clip("green.mp4", "color=lime:s=65x33:r=25:d=0.2", ["-pix_fmt", "yuv444p"])
        let blue = try studio.image("blue.png", "color=blue:s=16x16")
        let white = try studio.image("white.jpg", "color=white:s=333x111")
        let frames = [
            RenderRect(x: -40, y: 20, width: 80, height: 60), RenderRect(x: 60, y: 20, width: 61, height: 61),
            RenderRect(x: 60, y: 100, width: 70, height: 50), RenderRect(x: canvas.width - 30, y: 120, width: 90, height: canvas.height),
        ]
        let film = try studio.export(
            RenderPlan(
                canvas: canvas, duration: RenderTime(milliseconds: 200),
                layers: [
                    .video(red, frames[0], seconds: 0.2), .video(green, frames[1], size: RenderSize(width: 65, height: 33), seconds: 0.2),
                    .image(blue, frames[2], size: RenderSize(width: 16, height: 16), seconds: 0.2),
                    .image(white, frames[3], size: RenderSize(width: 333, height: 111), seconds: 5),
                ]))
        #expect(film.frames == 6)
        for (frame, color) in zip(frames, [FilmColor.red, .green, .blue, .white]) { Self.expect(film, frame, color) }
        #expect(film.color(5, canvas.height - 5).isNear(.black))
    }

    /// The middle, and 3 pixels on either side of each edge that is on the canvas.
    private static func expect(_ film: RenderedFilm, _ frame: RenderRect, _ color: FilmColor) {
        let (left, top, right, bottom) = (frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)
        let middle = (x: (max(0, left) + min(film.size.width, right)) / 2, y: (max(0, top) + min(film.size.height, bottom)) / 2)
        let samples = [
            (middle.x, middle.y, color), (left + 3, middle.y, color), (left - 3, middle.y, .black), (right - 4, middle.y, color),
            (right + 2, middle.y, .black), (middle.x, top + 3, color), (middle.x, top - 3, .black), (middle.x, bottom - 4, color),
            (middle.x, bottom + 2, .black),
        ]
        for (x, y, expected) in samples where (0..<film.size.width).contains(x) && (0..<film.size.height).contains(y) {
            let found = film.color(x, y, frame: 3)
            #expect(found.isNear(expected), "\(frame) at \(x), \(y): \(found) instead of \(expected)")
        }
    }

    @Test(.proves("AC-6.3-06")) func laterLayersCoverEarlierOnes() throws {
        let studio = try RenderStudio()
        let red = try studio.clip("red.mp4", "color=red:s=64x64:r=30:d=0.2")
        let green = try studio.clip("green.mp4", "color=lime:s=64x64:r=30:d=0.2")
        let blue = try studio.image("blue.png", "color=blue:s=64x64")
        let left = RenderRect(x: 0, y: 0, width: 60, height: 60)
        let layers: [RenderLayer] = [
            .video(red, left, seconds: 0.2), .image(blue, RenderRect(x: 20, y: 20, width: 60, height: 60), seconds: 0.1),
            .video(green, RenderRect(x: 40, y: 40, width: 50, height: 50), seconds: 0.2),
        ]
        let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 200), layers: layers))
        #expect(film.color(10, 10).isNear(.red) && film.color(30, 30).isNear(.blue) && film.color(50, 50).isNear(.green))
        #expect(film.color(30, 30, frame: 2).isNear(.blue) && film.color(30, 30, frame: 3).isNear(.red))
        let other = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 200), layers: layers.reversed()))
        #expect(other.color(50, 50).isNear(.red) && other.color(30, 30).isNear(.red) && other.color(70, 70).isNear(.blue))
        #expect(other.color(70, 70, frame: 4).isNear(.green))
    }

    @Test(.proves("AC-6.3-04", "FLOW-2-07")) func picturesVanishAfterTheirTime() throws {
        let studio = try RenderStudio()
        let red = try studio.clip("red.mp4", "color=red:s=64x64:r=30:d=1.6")
        let blue = try studio.image("blue.jpg", "color=blue:s=64x64")
        let clear = try studio.image("clear.png", "color=lime@0.5:s=64x64,format=rgba")
        let film = try studio.export(
            RenderPlan(
                canvas: .small, duration: RenderTime(milliseconds: 1600),
                layers: [
                    .video(red, RenderSize.small.whole, seconds: 1.6),
                    .image(blue, RenderRect(x: 0, y: 0, width: 40, height: 40), seconds: 1),
                    .image(clear, RenderRect(x: 50, y: 50, width: 40, height: 40), hasAlpha: true, seconds: 0.5),
                ]))
        #expect(film.color(20, 20, frame: 0).isNear(.blue) && film.color(20, 20, frame: 29).isNear(.blue))
        #expect(film.color(20, 20, frame: 30).isNear(.red) && film.color(20, 20, frame: 45).isNear(.red))
        #expect(film.color(70, 70, frame: 14).isNear(FilmColor(red: 128, green: 128, blue: 0)))
        #expect(film.color(70, 70, frame: 15).isNear(.red))
    }

    @Test(.proves("AC-7.5-08")) func picturesOfAnySizeAndTransparencyAreDrawn() throws {
        let studio = try RenderStudio()
        let huge = try studio.image("huge.jpg", "color=yellow:s=8000x6000")
        let tiny = try studio.image("tiny.png", "color=blue:s=16x16,format=rgba,geq=r=0:g=0:b=255:a='255*gte(X,8)'")
        let turned = try studio.image("turned.jpg", "color=red:s=60x30,drawbox=x=0:y=0:w=30:h=30:color=lime:t=fill")
        try studio.run("exiftool", ["-q", "-overwrite_original", "-n", "-Orientation=6", turned.text])
        let film = try studio.export(
            RenderPlan(
                canvas: .small, duration: RenderTime(milliseconds: 100),
                layers: [
                    .image(huge, RenderRect(x: 0, y: 0, width: 96, height: 72), size: RenderSize(width: 8000, height: 6000)),
                    .image(tiny, RenderRect(x: 0, y: 0, width: 64, height: 64), size: RenderSize(width: 16, height: 16), hasAlpha: true),
                    .image(turned, RenderRect(x: 66, y: 36, width: 30, height: 60), size: RenderSize(width: 30, height: 60)),
                ]))
        #expect(film.color(10, 30).isNear(.yellow) && film.color(50, 30).isNear(.blue) && film.color(90, 10).isNear(.yellow))
        // Turned a quarter to the right, its left half is on top.
        #expect(film.color(80, 45).isNear(.green) && film.color(80, 85).isNear(.red))
    }

    /// A layer much larger than the canvas is cut before it is scaled, and must not move by that.
    @Test func layersFarLargerThanTheCanvasStayInPlace() throws {
        let studio = try RenderStudio()
        // Twenty columns and rows, coloured by their number.
        let picture = "nullsrc=s=400x400:r=30:d=0.2,format=gbrp,geq=r='12*floor(X/20)':g='12*floor(Y/20)':b=128"
        let chart = try studio.clip("chart.mp4", picture, ["-crf", "0", "-pix_fmt", "yuv444p"])
        let still = try studio.image("chart.png", picture)
        let frame = RenderRect(x: -333, y: -511, width: 900, height: 900)
        for (name, layer) in [
            ("video", RenderLayer.video(chart, frame, size: RenderSize(width: 400, height: 400), seconds: 0.2)),
            ("image", .image(still, frame, size: RenderSize(width: 400, height: 400))),
        ] {
            let film = try studio.export(RenderPlan(canvas: .small, duration: RenderTime(milliseconds: 100), layers: [layer]))
            // A cell has 45 pixels here; the middle of each visible one, and 3 pixels from its edges.
            for column in 0..<20 {
                for row in 0..<20 {
                    for (dx, dy) in [(22, 22), (3, 22), (42, 22), (22, 3), (22, 42)] {
                        let (x, y) = (frame.x + column * 45 + dx, frame.y + row * 45 + dy)
                        guard (0..<96).contains(x), (0..<96).contains(y) else { continue }
                        let expected = FilmColor(red: 12 * column, green: 12 * row, blue: 128)
                        #expect(
                            film.color(x, y).isNear(expected, within: 7), "\(name) \(x), \(y): \(film.color(x, y)) instead of \(expected)")
                    }
                }
            }
        }
    }
}
