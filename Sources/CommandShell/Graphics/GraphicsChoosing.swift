public protocol GraphicsChoosing: Sendable {
    var graphics: Graphics { get }
    var preference: GraphicsProtocol? { get }
    func choose(_ preference: GraphicsProtocol?)
    /// Returns when the terminal has replied, after at most 100 ms; at once if the terminal is not queried.
    func settled() async
}
