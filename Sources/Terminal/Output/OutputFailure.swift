import Glibc

/// Why standard output could not be written.
public enum OutputFailure: Error, Equatable, Sendable {
    /// Who read it has gone, as after `| head`: nothing to tell anybody.
    case readerLeft
    /// The system refused, with its error number: a full device, a closed descriptor.
    case refused(Int32)

    init(code: Int32) { self = code == EPIPE ? .readerLeft : .refused(code) }

    /// One sentence for standard error; nil when the program should end quietly.
    public var explanation: String? {
        guard case .refused(let code) = self else { return nil }
        let reason = String(cString: strerror(code))
        return "Standard output could not be written: \(reason). Check where it goes and run again."
    }
}
