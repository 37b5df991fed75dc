internal import Contracts
internal import ServiceKit
internal import Wire

/// Workouts to start from.
struct TemplateActions: Sendable {
    private let desk: RecordDesk
    init(dependencies: TrainingDependencies) { desk = RecordDesk(dependencies: dependencies) }

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TemplateList {
        let found = try await desk.list(.template, of: try call.person(), view: \.template)
        return TemplateList(items: found.sorted { $0.details.name.isListed(before: $1.details.name, $0.id < $1.id) })
    }

    func add(_ call: Call<SignedIn, Nothing, NewTemplate>) async throws -> Saved<Template> {
        let (person, new) = (try call.person(), call.body)
        let key = RecordKey(.template, new.id?.text ?? desk.newID())
        return try await desk.change(key, of: person, now: call.now, view: \.template) { ledger, db in
            try await ledger.put(.template(new.details), at: key, base: nil, in: db)
        }
    }

    func one(_ call: Call<SignedIn, TemplateParameters, Nothing>) async throws -> Template {
        let person = try call.person()
        return try await desk.find(RecordKey(.template, call.parameters.id.text), of: person, view: \.template)
    }

    func put(_ call: Call<SignedIn, TemplateParameters, TemplateChange>) async throws -> Saved<Template> {
        let (person, change) = (try call.person(), call.body)
        let key = RecordKey(.template, call.parameters.id.text)
        return try await desk.change(key, of: person, now: call.now, view: \.template) { ledger, db in
            // Whoever edits what another device deleted finds it gone.
            if let current = ledger.record(key), !current.isOpen { throw APIError(.notFound) }
            return try await ledger.put(.template(change.details), at: key, base: change.baseVersion, in: db)
        }
    }

    func delete(_ call: Call<SignedIn, TemplateParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await desk.delete(RecordKey(.template, call.parameters.id.text), of: person, now: call.now)
    }
}
