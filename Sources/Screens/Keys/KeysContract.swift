import CommandShell
import Configuration

/// A view that can ask for a secret.
@MainActor
protocol KeysDisplay: ConsoleDisplay<FactList> {
    /// Asks, and reads a line that is not shown; nil when none came.
    func secret(_ question: String) async -> String?
}

/// Why keys were not saved.
enum KeyRefusal: Error, Equatable {
    case noHome, nothingTyped
    /// Not visible ASCII, too long, or not as many parts as the service has.
    case malformed
    case notWritten(FileWriteError)
}
