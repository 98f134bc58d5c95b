/// Commands that work on every screen.
@MainActor
public protocol GlobalCommands: AnyObject {
    var entries: [CommandEntry] { get }
    /// Deals with a command; false when its word is none of these.
    func perform(_ command: Command) async throws(UsageError) -> Bool
}
