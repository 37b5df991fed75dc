internal import CurlKit
internal import HTTPCore

/// What a running service says of its own contract.
public enum RunningContract {
    /// The hash of the document at `/openapi.json`.
    /// - Throws: `StateProblem.unreachable` when it cannot be had.
    public static func hash(at address: String?, of provider: String) throws(StateProblem) -> String {
        guard let address else { throw StateProblem(.unreachable, "the address of \(provider) is not known") }
        let answer: CurlResponse
        do throws(CurlError) { answer = try EasySession().perform(CurlRequest(url: address + "/openapi.json")) } catch {
            throw StateProblem(.unreachable, "cannot read the contract of \(provider) at \(address): \(error)")
        }
        guard answer.status == .ok, let hash = ContractDocument.hash(answer.body) else {
            throw StateProblem(.unreachable, "\(provider) at \(address) answers \(answer.status.code) and no document to /openapi.json")
        }
        return hash
    }
}
