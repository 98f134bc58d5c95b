public enum ConnectionFault: Equatable, Sendable {
    /// Connection failed or was lost.
    case host(String, Cause)
    /// Proxy failed or refused the connection; no request reached the service.
    case proxy(String, Cause)
    case demo(DemoFault)
    case libcurlFailed
    case outOfMemory
    case noThread
    /// `--debug` disabled the network for the service.
    case disabled(ServiceName)

    public enum Cause: Equatable, Sendable {
        case unknownHost
        /// Connection closed before the reply was complete.
        case lost
        /// Name resolution timed out.
        case noNameServer
        /// Connecting timed out.
        case noConnection
        /// HTTP status of the proxy.
        case status(Int)
        /// `errno`.
        case system(Int32)
        /// Message of libcurl, such as a certificate error.
        case reported(String)
    }

    public enum DemoFault: Equatable, Sendable {
        /// The demo server at `path` failed to start, with `errno`.
        case notStarted(path: String, Int32)
        /// The demo server did not print its address.
        case silent(path: String)
        case noThread
    }
}
