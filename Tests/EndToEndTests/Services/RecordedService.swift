/// Loopback service in its own format, with secrets that only its requests may contain.
protocol RecordedService: Sendable {
    var name: String { get }
    var server: LoopbackService { get }
    var environment: [String: String] { get }
    var secrets: [String] { get }
    func mayHoldSecret(_ head: String) -> Bool
}
