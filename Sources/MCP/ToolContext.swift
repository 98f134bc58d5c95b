/// Connection of a call to its client.
public struct ToolContext: Sendable {
    /// Whether the client asked for reports of progress.
    public let reportsProgress: Bool
    private let report: @Sendable (String) async -> Void
    private let findRoots: @Sendable () async -> [String]?

    public init(
        reportsProgress: Bool, report: @escaping @Sendable (String) async -> Void,
        roots: @escaping @Sendable () async -> [String]?
    ) {
        self.reportsProgress = reportsProgress
        self.report = report
        findRoots = roots
    }

    /// Sends a message about the state of the call. Without effect unless `reportsProgress`, or if repeated.
    public func progress(_ message: String) async { await report(message) }

    /// Addresses of the folders that the client permits, such as `file:///home/me/site`; `nil` if it has none to tell.
    public var roots: [String]? { get async { await findRoots() } }
}
