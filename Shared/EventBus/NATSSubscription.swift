internal import CNATS

/// A durable consumer of one subscriber.
///
/// `@unchecked Sendable`: the pointer is set in `init` and destroyed in `deinit`; only the one thread that fetches uses it between.
final class NATSSubscription: @unchecked Sendable {
    private let connection: NATSConnection
    private let pointer: OpaquePointer
    private let subscriber: String
    private static let batch: Int32 = 64
    /// How long a fetch waits for a first message.
    private static let patience: Int64 = 500
    /// What is not done after this goes to another process.
    private static let lease: Int64 = 60 * 1_000_000_000

    init(_ connection: NATSConnection, _ subscriber: String) throws(BusError) {
        var pointer: OpaquePointer?
        let status = barbell_nats_subscribe(
            &pointer, connection.jetStream, NATSConnection.stream, NATSConnection.subject(subscriber), subscriber, Self.lease)
        guard status == NATS_OK, let pointer else { throw BusError(status) }
        (self.connection, self.pointer, self.subscriber) = (connection, pointer, subscriber)
    }

    deinit { natsSubscription_Destroy(pointer) }

    /// The number of a message that the bus has and will give to nobody; 0 for none. Said twice in a row it is so, and no message that came
    /// between two questions.
    func stranded() -> UInt64 {
        barbell_nats_stranded(connection.jetStream, NATSConnection.stream, NATSConnection.subject(subscriber), subscriber)
    }

    /// Takes the consumer away: the next one is given everything that is not acknowledged. Who had it before knows it again.
    func startAnew() { _ = js_DeleteConsumer(connection.jetStream, NATSConnection.stream, subscriber, nil, nil) }

    /// - Returns: what came, perhaps nothing; nil when the consumer is of no use any more.
    func fetch() -> NATSBatch? {
        var list = natsMsgList()
        let status = natsSubscription_Fetch(&list, pointer, Self.batch, Self.patience, nil)
        guard status == NATS_OK || status == NATS_TIMEOUT else { return nil }
        return NATSBatch(&list, connection)
    }
}

/// Messages that have to be answered.
///
/// `@unchecked Sendable`: the list is set in `init` and destroyed in `deinit`; messages are answered through calls that lock by themselves.
final class NATSBatch: @unchecked Sendable {
    private var list: natsMsgList
    private let connection: NATSConnection

    init(_ list: inout natsMsgList, _ connection: NATSConnection) {
        (self.list, self.connection) = (list, connection)
    }

    deinit { natsMsgList_Destroy(&list) }

    var messages: [NATSMessage] { (0..<Int(list.Count)).map { NATSMessage(batch: self, place: $0) } }

    fileprivate func pointer(_ place: Int) -> OpaquePointer? { list.Msgs?[place] }

    fileprivate func confirm(_ pointer: OpaquePointer) {
        var subject: UnsafePointer<CChar>?, id: UnsafePointer<CChar>?
        guard natsMsgHeader_Get(pointer, "Barbell-Confirm", &subject) == NATS_OK, natsMsgHeader_Get(pointer, "Nats-Msg-Id", &id) == NATS_OK,
            let subject, let id
        else { return }
        _ = natsConnection_PublishString(connection.connection, subject, id)
    }
}

struct NATSMessage: Sendable {
    fileprivate let batch: NATSBatch
    fileprivate let place: Int

    var bytes: [UInt8] {
        guard let pointer = batch.pointer(place), let data = natsMsg_GetData(pointer) else { return [] }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(natsMsg_GetDataLength(pointer))))
    }

    /// 1 the first time.
    var attempt: Int {
        var facts: UnsafeMutablePointer<jsMsgMetaData>?
        defer { jsMsgMetaData_Destroy(facts) }
        guard natsMsg_GetMetaData(&facts, batch.pointer(place)) == NATS_OK, let facts else { return 1 }
        return Int(facts.pointee.NumDelivered)
    }

    /// The bus forgets it, and whoever published it hears of it.
    func done() {
        guard let pointer = batch.pointer(place) else { return }
        natsMsg_Ack(pointer, nil)
        batch.confirm(pointer)
    }

    /// It comes again: after 1, 2, 4 … seconds, at most five minutes.
    func again() {
        let seconds = min(300, Int64(1) << min(Int64(attempt - 1), 9))
        natsMsg_NakWithDelay(batch.pointer(place), seconds * 1000, nil)
    }
}
