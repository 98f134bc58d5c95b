/// A service that answers on this machine in its own format, with secrets that must be seen nowhere else.
protocol RecordedService: Sendable {
    /// As typed after `service`.
    var name: String { get }
    var server: LoopbackService { get }
    /// What makes the program ask it.
    var environment: [String: String] { get }
    /// What must be found in requests to the service alone.
    var secrets: [String] { get }
    /// Whether a request may carry a secret.
    func mayHoldSecret(_ head: String) -> Bool
}
