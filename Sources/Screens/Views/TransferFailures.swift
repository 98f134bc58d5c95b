import Wording

@MainActor
struct TransferFailures {
    private static let most = 20

    private var said = 0
    private var left = 0
    private let report: @MainActor (String) -> Void

    init(report: @escaping @MainActor (String) -> Void) { self.report = report }

    mutating func add(_ what: String, _ why: String) { say(Phrases.BoardFiles.failed(what, why)) }

    mutating func say(_ sentence: String) {
        guard said < Self.most else {
            left += 1
            return
        }
        said += 1
        report(sentence)
    }

    func close() { if left > 0 { report(Phrases.BoardFiles.moreFailed(left)) } }
}
