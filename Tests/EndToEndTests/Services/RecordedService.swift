/// Loopback service in the format of a real service. Only requests to this service may contain its secrets.
protocol RecordedService: Sendable {
    var name: String { get }
    var server: LoopbackService { get }
    var environment: [String: String] { get }
    var secrets: [String] { get }
    func mayHoldSecret(_ head: String) -> Bool
}
