import Contracts
import MediaDomain
import TestSupport
import Testing
import Wire

@Suite struct StackOrderTests {
    private func ids(_ composition: Composition) -> [LayerID] { composition.sortedStack.map(\.id) }
    private func numbers(_ n: Int...) -> [LayerID] { n.map { .number($0) } }

    @Test(.proves("AC-2.2-05")) func equalOnesStayAsTheyWereAdded() throws {
        var composition = try Composition.of((1...12).map { .video($0) })
        for index in composition.layers.indices { composition.layers[index].zIndex = index < 6 ? 7 : -7 }
        #expect(ids(composition) == numbers(7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6))
        #expect(composition.sortedLayers == composition.sortedStack)
    }

    @Test(.proves("AC-2.3-05")) func theFrontIsAboveAllOthers() throws {
        var composition = try Composition.of([.video(1), .video(2), .video(3)])
        #expect(ids(composition) == numbers(1, 2, 3))
        #expect(CompositionRule.bringToFront(.number(1), in: &composition))
        #expect(ids(composition) == numbers(2, 3, 1))
        #expect(composition.layers[0].zIndex > composition.layers.dropFirst().map(\.zIndex).max() ?? .max)
        let once = composition
        for _ in 1...5 { CompositionRule.bringToFront(.number(1), in: &composition) }
        #expect(composition == once)
        CompositionRule.bringToFront(.number(2), in: &composition)
        #expect(ids(composition) == numbers(3, 1, 2))
    }

    @Test(.proves("AC-2.3-06")) func theBackIsBelowAllOthers() throws {
        var composition = try Composition.of([.video(1), .video(2), .video(3)])
        CompositionRule.sendToBack(.number(3), in: &composition)
        #expect(ids(composition) == numbers(3, 1, 2))
        #expect(composition.layers[2].zIndex < composition.layers.dropLast().map(\.zIndex).min() ?? .min)
        let once = composition
        CompositionRule.sendToBack(.number(3), in: &composition)
        #expect(composition == once)
        CompositionRule.move(.number(3), to: .front, in: &composition)
        CompositionRule.move(.number(2), to: .back, in: &composition)
        #expect(ids(composition) == numbers(2, 1, 3))
    }

    @Test func oneThatSharesTheTopStillMovesAboveTheOthers() throws {
        var composition = try Composition.of([.video(1), .video(2)])
        composition.layers[0].zIndex = 4
        composition.layers[1].zIndex = 4
        CompositionRule.bringToFront(.number(1), in: &composition)
        #expect(ids(composition) == numbers(2, 1))
        #expect(composition.layers[0].zIndex > composition.layers[1].zIndex)
    }

    @Test func aSingleLayerIsBothFrontAndBack() throws {
        var composition = try Composition.of([.video(1)])
        let before = composition
        CompositionRule.bringToFront(.number(1), in: &composition)
        CompositionRule.sendToBack(.number(1), in: &composition)
        #expect(composition == before)
    }

    @Test(arguments: [Int64.max, .min, 1_000_000_001])
    func numbersWithoutRoomAreCountedAnew(_ z: Int64) throws {
        var composition = try Composition.of([.video(1), .video(2), .video(3)])
        composition.layers[1].zIndex = z
        let order = ids(composition)
        var generator = SeededGenerator(1)
        try CompositionRule.addLayer(.number(4), of: .video(4), to: &composition, using: &generator)
        #expect(ids(composition) == order + numbers(4))
        #expect(composition.layers.map(\.zIndex).sorted() == [0, 1, 2, 3])
        composition.layers[0].zIndex = z
        CompositionRule.bringToFront(.number(2), in: &composition)
        CompositionRule.sendToBack(.number(4), in: &composition)
        #expect(ids(composition).first == .number(4))
        #expect(ids(composition).last == .number(2))
    }

    /// Against a plain list, which is what the order means.
    @Test(.proves("AC-2.3-07"), arguments: 1...40)
    func anySequenceGivesASortedOrderOfItsOwn(_ seed: Int) throws {
        var generator = SeededGenerator(UInt64(seed))
        var composition = CompositionRule.empty(id: .example, at: .example)
        var model: [LayerID] = []
        for step in 1...400 {
            let known = model.randomElement(using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0, 1:
                let id = LayerID.number(step)
                let result = Result { try CompositionRule.addLayer(id, of: .video(step), to: &composition, using: &generator) }
                if model.count < 12 { model.append(id) } else { #expect(throws: APIError(.layerLimitReached)) { try result.get() } }
            case 2:
                if let known, Bool.random(using: &generator) {
                    CompositionRule.removeLayer(known, from: &composition)
                    model.removeAll { $0 == known }
                }
            case 3:
                CompositionRule.bringToFront(known ?? .number(9999), in: &composition)
                if let known { model = model.filter { $0 != known } + [known] }
            case 4:
                CompositionRule.sendToBack(known ?? .number(9999), in: &composition)
                if let known { model = [known] + model.filter { $0 != known } }
            case 5:
                if var layer = composition.layers.randomElement(using: &generator) {
                    layer.position = LayerPlacement.position(using: &generator)
                    CompositionRule.updateLayer(layer, in: &composition)
                }
            default:
                CompositionRule.removeLayer(.number(9999), from: &composition)
                composition.canvas = Canvas.allCases.randomElement(using: &generator) ?? .square1x1
            }
            #expect(ids(composition) == model)
            let order = composition.sortedStack.map(\.zIndex)
            #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
            #expect(Set(composition.layers.map(\.id)).count == composition.layers.count)
        }
    }
}
