internal import HTTPCore
internal import Synchronization

/// The bytes of uploads in files at once, in all, of one address, of one site of IPv6 and of one session: as many as have come, for as long
/// as the file is there. What is only announced takes no room, so that whoever announces much and sends little keeps nobody else out.
final class UploadBudget: Sendable {
    /// Whose bytes are counted together.
    private enum Holder: Hashable { case address(String), site(String), session(String) }

    private struct Taken {
        var all = 0
        var byHolder: [Holder: Int] = [:]
    }

    /// What has come of one upload.
    private final class Arrived: Sendable {
        let bytes = Mutex(0)
    }

    private let most: Int
    private let mostOfAddress: Int
    /// Whoever has a line of IPv6 has many networks, each of which is an address here: they leave half to the others.
    private let mostOfSite: Int
    private let mostOfSession: Int
    private let taken = Mutex(Taken())

    /// All in bytes.
    init(most: Int, mostOfAddress: Int, mostOfSession: Int) {
        self.most = most
        self.mostOfAddress = mostOfAddress
        mostOfSite = max(mostOfAddress, most / 2)
        self.mostOfSession = mostOfSession
    }

    /// An upload that is about to come.
    /// - Parameter site: nil of IPv4.
    /// - Returns: what counts its bytes and gives them back when it goes; nil when there would be no room for those that it announces.
    func admit(_ announced: Int, of address: String, site: String? = nil, session: String) -> BodyHold? {
        let holders = [Holder.address(address), .session(session)] + (site.map { [Holder.site($0)] } ?? [])
        guard taken.withLock({ hasRoom(for: announced, of: holders, in: $0) }) else { return nil }
        let arrived = Arrived()
        return BodyHold(
            grow: { [self] more in
                guard take(more, of: holders) else { return false }
                arrived.bytes.withLock { $0 += more }
                return true
            },
            release: { [self] in give(arrived.bytes.withLock { $0 }, of: holders) })
    }

    private func hasRoom(for bytes: Int, of holders: [Holder], in taken: Taken) -> Bool {
        taken.all + bytes <= most && holders.allSatisfy { taken.byHolder[$0, default: 0] + bytes <= mostOf($0) }
    }

    private func mostOf(_ holder: Holder) -> Int {
        switch holder {
        case .address: mostOfAddress
        case .site: mostOfSite
        case .session: mostOfSession
        }
    }

    private func take(_ bytes: Int, of holders: [Holder]) -> Bool {
        taken.withLock { taken -> Bool in
            guard hasRoom(for: bytes, of: holders, in: taken) else { return false }
            taken.all += bytes
            for holder in holders { taken.byHolder[holder, default: 0] += bytes }
            return true
        }
    }

    private func give(_ bytes: Int, of holders: [Holder]) {
        taken.withLock { taken in
            taken.all -= bytes
            for holder in holders {
                let left = taken.byHolder[holder, default: 0] - bytes
                taken.byHolder[holder] = left > 0 ? left : nil
            }
        }
    }
}
