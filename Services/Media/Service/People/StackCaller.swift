internal import Contracts
internal import Wire

extension SignedIn {
    /// - Throws: `forbidden` for people of the other products.
    func requireStack() throws(APIError) {
        guard product == .stack else { throw APIError(.forbidden) }
    }
}
