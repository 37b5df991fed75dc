internal import Contracts
internal import ServiceKit
internal import Wire

/// What this service leaves for after its transactions.
enum MediaWork {
    static let removeObjects: WorkKind<ObjectRemoval> = "media.removeObjects"
    static let makeVariants: WorkKind<FileVariants> = "media.makeVariants"
    static let importItem: WorkKind<ItemImport> = "media.importItem"
    static let removeAvatar: WorkKind<AvatarRemoval> = "media.removeAvatar"
}

/// A picture that a profile showed until another one came.
struct AvatarRemoval: DTO {
    let owner: UserID
    let file: MediaID
    static let example = AvatarRemoval(owner: .example, file: .example)
}

/// A folder of objects that goes.
struct ObjectRemoval: DTO {
    /// An `ObjectArea`.
    let area: String
    let id: String
    /// The store's id of an upload in parts, which goes too.
    let parts: String?
    static let example = ObjectRemoval(area: "staging", id: MediaID.example.text, parts: nil)

    // Without parts there is a null, as releases before this one write it.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(area, forKey: .area)
        try container.encode(id, forKey: .id)
        try container.encode(parts, forKey: .parts)
    }

    private enum CodingKeys: String, CodingKey { case area, id, parts }
}

/// A picture whose smaller forms are made.
struct FileVariants: DTO {
    let file: MediaID
    static let example = FileVariants(file: .example)
}

/// An item of an import whose bytes are there.
struct ItemImport: DTO {
    let item: MediaID
    static let example = ItemImport(item: .example)
}
