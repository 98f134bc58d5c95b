import Glibc

/// Why standard output could not be written.
public enum OutputFailure: Error, Equatable, Sendable {
    /// Who read it has gone, as after `| head`: nothing to tell anybody.
    case readerLeft
    /// The system refused, with its error number: a full device, a closed descriptor.
    case refused(Int32)

    init(code: Int32) { self = code == EPIPE ? .readerLeft : .refused(code) }

    /// The system's words for it; nil when the program should end quietly.
    public var reason: String? {
        guard case .refused(let code) = self else { return nil }
        return String(cString: strerror(code))
    }
}
