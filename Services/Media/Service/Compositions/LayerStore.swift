internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The layers of compositions. Whoever changes some has claimed their composition.
enum LayerStore {
    /// Each composition's in the order they were added.
    static func layers(of compositions: [String], in db: any Connection) async throws -> [CompositionID: [MediaLayer]] {
        let rows = try await db.query("""
            SELECT composition_id, id, media_id, x, y, width, aspect_ratio, z_index, volume FROM layers
            WHERE composition_id IN (\(list: compositions)) ORDER BY composition_id, place
            """)
        var layers: [CompositionID: [MediaLayer]] = [:]
        for row in rows {
            layers[CompositionID(trusted: try row.get("composition_id")), default: []].append(try layer(row))
        }
        return layers
    }

    private static func layer(_ row: Row) throws -> MediaLayer {
        MediaLayer(
            id: LayerID(trusted: try row.get("id")), mediaId: MediaID(trusted: try row.get("media_id")),
            position: LayerPosition(x: Coordinate(trusted: try row.get("x")), y: Coordinate(trusted: try row.get("y"))),
            width: LayerWidth(trusted: try row.get("width")), aspectRatio: AspectRatio(trusted: try row.get("aspect_ratio")),
            zIndex: try row.get("z_index"), volume: LayerVolume(trusted: try row.get("volume")))
    }

    /// After the others.
    static func insert(_ layer: MediaLayer, to composition: CompositionID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO layers (id, composition_id, media_id, x, y, width, aspect_ratio, z_index, volume, place)
            SELECT \(layer.id.text), \(composition.text), \(layer.mediaId.text), \(layer.position.x.tenThousandths),
                   \(layer.position.y.tenThousandths), \(layer.width.tenThousandths), \(layer.aspectRatio.tenThousandths), \(layer.zIndex),
                   \(layer.volume.value), COALESCE(MAX(place), -1) + 1
            FROM layers WHERE composition_id = \(composition.text)
            """)
    }

    static func update(_ layer: MediaLayer, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE layers SET x = \(layer.position.x.tenThousandths), y = \(layer.position.y.tenThousandths),
                width = \(layer.width.tenThousandths), z_index = \(layer.zIndex), volume = \(layer.volume.value)
            WHERE id = \(layer.id.text)
            """)
    }

    static func delete(_ id: LayerID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM layers WHERE id = \(id.text)")
    }
}
