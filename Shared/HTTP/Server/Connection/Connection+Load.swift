internal import HTTPCore

/// What a connection holds of what all connections share: bytes of a body that is on its way, bytes of an answer that is not read,
/// and a file.
extension Connection {
    /// Counts the bytes of a body that has not come whole. One that came with its head is gone again before it counts.
    func holdArriving() throws(HTTPRejection) {
        guard requestGuard.isBodyInMemory, requestGuard.bodyBytes > countedBytes else { return }
        if countedBytes == 0 { countedFor = listener.responder.address(of: requestGuard.announced(peerAddress: peerAddress)) }
        guard listener.load.takeArriving(requestGuard.bodyBytes - countedBytes, of: countedFor, listener.limits) else {
            listener.load.noteOverload()
            throw .overloaded
        }
        countedBytes = requestGuard.bodyBytes
    }

    /// A file for a body or an answer.
    func takeFile() throws(HTTPRejection) {
        guard !hasFile else { return }
        guard listener.takeFile() else {
            listener.load.noteOverload()
            throw .overloaded
        }
        hasFile = true
    }

    /// Counts what the kernel did not take of an answer. A file waits on its disk, not in memory.
    func holdUnsent() {
        let unsent = hasFile ? 0 : unsentBytes
        guard unsent != unsentInMemory else { return }
        listener.load.holdUnsent(unsent - unsentInMemory)
        let before = unsentInMemory
        unsentInMemory = unsent
        listener.backlogChanged(self, by: unsent - before)
    }

    /// At the end of an exchange, or of the connection.
    func letGo() {
        if countedBytes > 0 { listener.load.giveArriving(countedBytes, of: countedFor) }
        countedBytes = 0
        if hasFile { listener.giveFile() }
        hasFile = false
        guard unsentInMemory > 0 else { return }
        listener.load.holdUnsent(-unsentInMemory)
        let before = unsentInMemory
        unsentInMemory = 0
        listener.backlogChanged(self, by: -before)
    }
}
