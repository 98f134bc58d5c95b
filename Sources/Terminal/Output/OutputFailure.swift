import Glibc
import TextLayout

public enum OutputFailure: Error, Equatable, Sendable {
    case brokenPipe
    case refused(Int32)

    init(code: Int32) { self = code == EPIPE ? .brokenPipe : .refused(code) }

    /// Error message of the system; `nil` if the program should exit without a message.
    public var reason: String? {
        guard case .refused(let code) = self else { return nil }
        return String(cString: strerror(code))
    }
}
