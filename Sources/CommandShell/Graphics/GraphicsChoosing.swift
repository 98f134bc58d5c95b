public protocol GraphicsChoosing: Sendable {
    var graphics: Graphics { get }
    /// Protocol set by the user; `nil` for automatic.
    var preference: GraphicsProtocol? { get }
    /// Sets the protocol; `nil` restores automatic detection.
    func choose(_ preference: GraphicsProtocol?)
    /// Returns when the terminal has replied or after 100 ms; at once if it is not queried.
    func settled() async
}
