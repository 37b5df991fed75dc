internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// The end of an account, whoever asks for it.
struct AccountEnd: Sendable {
    let dependencies: AuthDependencies

    /// For operators: support has to delete accounts of people who cannot sign in any more, and a restored backup has some that are gone.
    func erase(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> Nothing {
        let (id, context) = (call.parameters.id, call.context)
        let deliveries = try await dependencies.database.write { db -> [String]? in
            guard let user = try await UserStore.find(id, in: db) else { return nil }
            return try await remove(id, of: user.account.product, context, in: db)
        }
        await finish(deliveries, of: id, by: call.caller.name)
        return Nothing()
    }

    /// Deletes the account with everything this service has of it, and tells the other services.
    /// - Returns: what is to be delivered to them, for `finish`; nil when there is no such account.
    func remove(_ id: UserID, of product: Product, _ context: RequestContext, in db: any Connection) async throws -> [String]? {
        guard try await UserStore.delete(id, in: db) else { return nil }
        return try await dependencies.runtime.events.publish(
            .userDeleted, user: id, product: product, at: context.now, run: context.run, in: db)
    }

    /// After the transaction. The line in the log says whom to erase again when a copy from before is restored.
    func finish(_ deliveries: [String]?, of id: UserID, by who: String) async {
        guard let deliveries else { return }
        let runtime = dependencies.runtime
        runtime.logger.log(.notice, "account deleted", ["user": .string(id.text), "by": .string(who)])
        runtime.work.wake()
        await dependencies.endings.settle(deliveries)
    }
}
