internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What is read of a file's facts at the media service.
struct AvatarPicture: DTO {
    let ownerId: UserID
    let isConfirmed: Bool
    let purpose: UploadPurpose?
    static let example = AvatarPicture(ownerId: .example, isConfirmed: true, purpose: .avatar)
}

/// Whether a picture can be somebody's avatar: a confirmed upload of their own that was made to be one. FR-ACCOUNT-01-c.
struct AvatarLookup: Sendable {
    let dependencies: ProfileDependencies

    /// The one that is there is not looked at again. Where media gives no answer in time, or is of a release that tells profile nothing, the
    /// id is taken: it leads nowhere if it is wrong, and nobody waits for it.
    func check(_ picture: MediaID, of person: Person, _ context: RequestContext) async throws {
        guard let url = dependencies.settings.mediaURL else { return }
        let known = try await dependencies.database.read { db in try await PersonStore.profile(person.id, in: db)?.profile.avatarId }
        guard picture != known else { return }
        let facts: AvatarPicture?
        do {
            facts = try await dependencies.runtime.peers.ask(
                MediaFiles.facts, reading: AvatarPicture.self, at: url, parameters: MediaParameters(id: picture), for: context.origin,
                deadline: .seconds(2))
        } catch { return }
        if let facts, facts.ownerId == person.id, facts.isConfirmed, facts.purpose == .avatar { return }
        throw APIError(
            .validationFailed, fields: [FieldProblem("avatarId", .unavailable)],
            detail: "This wants the id of a confirmed upload of the person's own with the purpose avatar.")
    }
}
