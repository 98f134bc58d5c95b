import Glibc

public struct OutputFailure: Sendable {
    let code: Int32

    /// Error message of the system; `nil` for a broken pipe, after which the program should exit without a message.
    public var reason: String? { code == EPIPE ? nil : String(cString: strerror(code)) }
}
