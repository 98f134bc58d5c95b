/// Personal data of a session in memory.
@MainActor
public protocol SessionLocking: AnyObject, Sendable {
    /// Clears personal data from memory.
    func lock() async
    func unlock()
}
