import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import MediaDomain
import Platform
import TestSupport
import Testing
import Wire

/// What fingers do to a canvas, and what of it the service hears.
@Suite(.timeLimit(.minutes(1))) struct CanvasEditorTests {
    /// Three layers in the middle of a canvas of 9:16, each 0.4 wide and thus 0.1266 high, the last in front.
    private let composition = Composition(
        id: .example, canvas: .portrait9x16, loop: true,
        layers: (0..<3).map { number in
            MediaLayer(
                id: StackDevice.layer(number), mediaId: StackDevice.media(number), position: .centre, width: LayerWidth(trusted: 4000),
                aspectRatio: AspectRatio(trusted: 17_778), zIndex: Int64(number))
        }, duration: .example, version: 1, createdAt: .example, updatedAt: .example)
    private func place(_ x: Int64, _ y: Int64) -> LayerPosition { LayerPosition(x: Coordinate(trusted: x), y: Coordinate(trusted: y)) }
    private func editor(selecting number: Int) -> CanvasEditor {
        var editor = CanvasEditor(composition)
        _ = editor.apply(.select(StackDevice.layer(number)))
        return editor
    }
    private func layer(_ number: Int, in editor: CanvasEditor) throws -> MediaLayer {
        try #require(editor.composition.layers.first { $0.id == StackDevice.layer(number) })
    }

    @Test("A touch selects what lies on top there; the background and what is beside the canvas deselect",
        .proves("AC-4.4-01", "AC-4.4-03", "AC-4.4-05"),
        arguments: [
            (0.5, 0.5, true), (0.69, 0.5, true), (0.71, 0.5, false), (0.5, 0.56, true), (0.5, 0.57, false), (0, 0, false),
            (-0.1, 0.5, false), (.nan, 0.5, false),
        ] as [(Double, Double, Bool)])
    func tap(_ x: Double, _ y: Double, isHit: Bool) {
        var editor = CanvasEditor(composition)
        #expect(editor.apply(.tap(x: x, y: y)) == (isHit ? [.play(.light)] : []))
        #expect(editor.selection == (isHit ? StackDevice.layer(2) : nil))
        _ = editor.apply(.select(StackDevice.layer(0)))
        #expect(editor.selection == StackDevice.layer(0))
        _ = editor.apply(.tap(x: x, y: y))
        #expect(editor.selection == (isHit ? StackDevice.layer(2) : nil))
    }

    @Test("Whatever is touched, one layer is selected or none, and one that is there", .proves("AC-4.4-04"))
    func oneSelection() {
        let random = SeededRandom(seed: 44)
        var editor = CanvasEditor(composition)
        for _ in 0..<2000 {
            let id = StackDevice.layer(Int(random.below(4)))
            switch random.below(8) {
            case 0: _ = editor.apply(.select(id))
            case 1: _ = editor.apply(.drag(dx: Double(random.below(100)) / 100 - 0.5, dy: Double(random.below(100)) / 100 - 0.5))
            case 2: _ = editor.apply(.dragEnded)
            case 3: _ = editor.apply(.order(id, .front))
            case 4 where random.below(50) == 0: _ = editor.apply(.delete(id))
            default: _ = editor.apply(.tap(x: Double(random.below(100)) / 100, y: Double(random.below(100)) / 100))
            }
            let selected = editor.composition.layers.filter { $0.id == editor.selection }
            #expect(selected.count == (editor.selection == nil ? 0 : 1))
        }
    }

    @Test("The selected layer follows the finger from where it was; the end is one change, and a drag that changes nothing is none",
        .proves("AC-4.5-01", "AC-4.5-05", "AC-4.5-06"))
    func drag() throws {
        var editor = CanvasEditor(composition)
        #expect(editor.apply(.drag(dx: 0.1, dy: 0)).isEmpty, "nothing is selected")
        #expect(editor.composition == composition)
        editor = self.editor(selecting: 1)
        #expect(editor.apply(.drag(dx: 0.1, dy: -0.05)) == [.play(.light)])
        #expect(editor.apply(.drag(dx: 0.25, dy: -0.1)).isEmpty)
        #expect(editor.apply(.drag(dx: .infinity, dy: .nan)).isEmpty)
        #expect(try layer(1, in: editor).position == place(7500, 4000))
        #expect(
            editor.apply(.dragEnded) == [.play(.medium), .tell(.layer(StackDevice.layer(1), LayerChange(position: place(7500, 4000))))])
        #expect(editor.apply(.dragEnded).isEmpty)
        _ = editor.apply(.drag(dx: 0.3, dy: 0))
        _ = editor.apply(.drag(dx: 0, dy: 0))
        #expect(editor.apply(.dragEnded) == [.play(.medium)])
        _ = editor.apply(.drag(dx: 0.3, dy: 0))
        _ = editor.apply(.gestureCancelled)
        #expect(try layer(1, in: editor).position == place(7500, 4000))
    }

    @Test("A layer may hang over the edge, and stays where it can be found again", .proves("AC-4.5-03"),
        arguments: [(-0.7, -2000), (-1, -5000), (-900, -5000), (0.7, 12_000), (1e300, 15_000)] as [(Double, Int64)])
    func overTheEdge(_ dx: Double, _ x: Int64) throws {
        var editor = editor(selecting: 0)
        _ = editor.apply(.drag(dx: dx, dy: 0))
        #expect(try layer(0, in: editor).position == place(x, 5000))
        #expect(editor.apply(.dragEnded).last == .tell(.layer(StackDevice.layer(0), LayerChange(position: place(x, 5000)))))
        #expect(try layer(0, in: editor).position == place(x, 5000))
    }

    @Test("A pinch scales the selected layer between a tenth and one and a half of the canvas, and keeps its ratio",
        .proves("AC-4.6-01", "AC-4.6-02", "AC-4.6-03", "AC-4.6-04", "AC-4.6-06"),
        arguments: [(0.5, 2000), (1.5, 6000), (0.01, 1000), (10, 15_000), (1e300, 15_000)] as [(Double, Int64)])
    func pinch(_ scale: Double, _ width: Int64) throws {
        var editor = editor(selecting: 1)
        #expect(editor.apply(.pinch(scale: 1.2)) == [.play(.light)])
        for wrong in [Double.nan, 0, -1] { #expect(editor.apply(.pinch(scale: wrong)).isEmpty) }
        #expect(editor.apply(.pinch(scale: scale)).isEmpty)
        let seen = try layer(1, in: editor)
        #expect((seen.width.tenThousandths, seen.aspectRatio) == (width, AspectRatio(trusted: 17_778)))
        #expect(seen.position == .centre)
        let change = LayerChange(width: LayerWidth(trusted: width))
        #expect(editor.apply(.pinchEnded) == [.tell(.layer(StackDevice.layer(1), change))])
        // The service takes nothing smaller or larger, either.
        for wrong in [0.09, 1.51] { #expect(throws: FieldRule.self) { try LayerWidth(validating: wrong) } }
    }

    @Test("Two fingers may drag and pinch at once: each gesture is one change; another selection ends both")
    func bothAtOnce() {
        var editor = editor(selecting: 1)
        _ = editor.apply(.drag(dx: 0.1, dy: 0))
        _ = editor.apply(.pinch(scale: 0.5))
        let told: [CanvasEffect] = [
            .tell(.layer(StackDevice.layer(1), LayerChange(position: place(6000, 5000)))),
            .tell(.layer(StackDevice.layer(1), LayerChange(width: LayerWidth(trusted: 2000)))),
        ]
        #expect(editor.apply(.select(StackDevice.layer(0))) == [.play(.medium), told[0], told[1], .play(.light)])
        #expect(editor.apply(.pinchEnded).isEmpty)
    }

    @Test("What the service says during a drag does not move the finger's layer; with its layer the drag ends")
    func takenDuringADrag() throws {
        var editor = editor(selecting: 1), elsewhere = composition
        _ = editor.apply(.drag(dx: 0.1, dy: 0))
        elsewhere.layers[0].width = LayerWidth(trusted: 1000)
        editor.take(elsewhere)
        #expect(try layer(1, in: editor).position == place(6000, 5000))
        #expect(try layer(0, in: editor).width == LayerWidth(trusted: 1000))
        elsewhere.layers.remove(at: 1)
        editor.take(elsewhere)
        #expect(editor.selection == nil)
        #expect(editor.apply(.drag(dx: 0.2, dy: 0)).isEmpty)
        #expect(editor.apply(.dragEnded).isEmpty)
        #expect(editor.composition == elsewhere)
    }

    @Test("Bring to Front and Send to Back change the stack's order; where it is so already nothing is said",
        .proves("AC-4.7-02", "AC-4.7-03"))
    func order() {
        func stack(_ editor: CanvasEditor) -> [LayerID] { editor.composition.sortedStack.map(\.id) }
        let ids = (0..<3).map { StackDevice.layer($0) }
        var editor = CanvasEditor(composition)
        #expect(stack(editor) == ids)
        #expect(editor.apply(.order(ids[0], .front)) == [.tell(.order(ids[0], .front))])
        #expect(stack(editor) == [ids[1], ids[2], ids[0]])
        #expect(editor.apply(.order(ids[0], .front)).isEmpty)
        #expect(editor.apply(.order(ids[2], .back)) == [.tell(.order(ids[2], .back))])
        #expect(stack(editor) == [ids[2], ids[1], ids[0]])
    }

    @Test("Delete removes the layer, and with it the selection", .proves("AC-4.7-05"))
    func delete() {
        var editor = editor(selecting: 1)
        _ = editor.apply(.drag(dx: 0.1, dy: 0))
        #expect(editor.apply(.delete(StackDevice.layer(1))) == [.play(.heavy), .tell(.remove(StackDevice.layer(1)))])
        #expect(editor.composition.layers.map(\.id) == [StackDevice.layer(0), StackDevice.layer(2)])
        #expect(editor.selection == nil)
        #expect(editor.apply(.dragEnded).isEmpty)
        #expect(editor.apply(.delete(StackDevice.layer(1))).isEmpty)
    }
}

/// The same, with what the service is asked.
@Suite(.timeLimit(.minutes(1))) struct CanvasGestureTests {
    private func sent(_ device: StackDevice) throws -> [LayerChange] {
        try device.service.now.requests.map { try InputDecoder.decode(LayerChange.self, from: $0.body) }
    }

    @Test("A drag of 180 events is one request, at its end and with its last place", .proves("AC-4.5-04"))
    func drag() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), canvas = device.canvas(haptics)
        try await canvas.send(.tap(x: 0.5, y: 0.5))
        for step in 1...180 { try await canvas.send(.drag(dx: Double(step) / 1000, dy: Double(step) / -2000)) }
        let wanted = LayerPosition(x: Coordinate(trusted: 6800), y: Coordinate(trusted: 4100))
        #expect(await canvas.composition.layers[2].position == wanted)
        #expect(device.service.now.requests.isEmpty)
        try await canvas.send(.dragEnded)
        #expect(try sent(device) == [LayerChange(position: wanted, version: 1)])
        #expect(device.service.now.composition.layers[2].position == wanted)
        #expect(await canvas.composition == device.service.now.composition)
        #expect(haptics.all == [.light, .light, .medium])
    }

    @Test("A pinch is one request that holds its last width", .proves("AC-4.6-05"))
    func pinch() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        try await canvas.send(.select(StackDevice.layer(0)))
        for step in 1...60 { try await canvas.send(.pinch(scale: 1 + Double(step) / 100)) }
        #expect(device.service.now.requests.isEmpty)
        try await canvas.send(.pinchEnded)
        #expect(try sent(device) == [LayerChange(width: LayerWidth(trusted: 6400), version: 1)])
        #expect(device.service.now.composition.layers[0].width == LayerWidth(trusted: 6400))
    }

    @Test("A drag goes on while the service is asked about the one before it, and a refusal takes back only what was refused")
    func refusal() async throws {
        let device = try await StackDevice(), canvas = device.canvas(), gate = device.service.hold("change")
        device.service.fail("change", .refuses(.validationFailed))
        try await canvas.send(.select(StackDevice.layer(0)))
        try await canvas.send(.drag(dx: 0.1, dy: 0))
        let first = Task { try await canvas.send(.dragEnded) }
        try await eventually { device.service.count("change") == 1 }
        try await canvas.send(.drag(dx: 0.1, dy: 0.1))
        #expect(await canvas.composition.layers[0].position == LayerPosition(x: Coordinate(trusted: 7000), y: Coordinate(trusted: 6000)))
        gate.open()
        await #expect(throws: ClientError.self) { try await first.value }
        try await canvas.send(.dragEnded)
        #expect(await canvas.composition.layers[0].position == LayerPosition(x: Coordinate(trusted: 7000), y: Coordinate(trusted: 6000)))
        #expect(await canvas.composition == device.service.now.composition)
    }

    @Test("The menu's choices reach the service; a deleted layer's media item stays", .proves("AC-4.7-04"))
    func menu() async throws {
        let device = try await StackDevice(), haptics = HapticsRecorder(), canvas = device.canvas(haptics)
        try await canvas.send(.order(StackDevice.layer(0), .front))
        try await canvas.send(.order(StackDevice.layer(2), .back))
        #expect(device.service.now.composition.sortedStack.map(\.id) == [2, 1, 0].map { StackDevice.layer($0) })
        try await canvas.send(.select(StackDevice.layer(1)))
        try await canvas.send(.delete(StackDevice.layer(1)))
        #expect(device.service.now.heard == ["order", "order", "remove"], "and nothing that deletes media")
        #expect(device.service.now.composition.layers.map(\.id) == [StackDevice.layer(0), StackDevice.layer(2)])
        #expect(await canvas.composition == device.service.now.composition)
        #expect(await canvas.selection == nil)
        #expect(haptics.all == [.light, .heavy])
    }

    @Test("A layer that somebody else deleted first is deleted")
    func deletedElsewhere() async throws {
        let device = try await StackDevice(), canvas = device.canvas()
        device.service.set { $0.composition.layers.removeLast() }
        try await canvas.send(.delete(StackDevice.layer(2)))
        #expect(await canvas.composition == device.service.now.composition)
    }
}
