/// A connection that has left HTTP: its bytes go to and come from its exchange as they are.
extension Connection {
    /// Hands over what came behind the request, and reads on as far as the exchange has room.
    func readUpgraded() {
        guard let exchange, exchange.isUpgraded else { return }
        if !pipelined.isEmpty {
            let waiting = pipelined
            pipelined = []
            waiting.withUnsafeBufferPointer { exchange.receive($0) }
        }
        socket?.awaitReadable(exchange.wantsMore)
    }

    func receive(for exchange: Exchange, from socket: ConnectionSocket) {
        guard exchange.wantsMore else { return socket.awaitReadable(false) }
        // No more than there is room for: what is not asked for stays with the peer.
        let room = UnsafeMutableBufferPointer(rebasing: listener.readBuffer[..<min(exchange.room, listener.readBuffer.count)])
        switch socket.receive(into: room) {
        case .nothingYet: break
        case .ended: exchange.receiveEnd()
        case .bytes(let count): exchange.receive(UnsafeBufferPointer(rebasing: room[..<count]))
        }
        socket.awaitReadable(exchange.wantsMore)
    }
}
