public enum ConnectionFault: Equatable, Sendable {
    /// Connection failed or was lost.
    case host(String, Cause)
    /// Proxy failed or refused; no request was sent to the service.
    case proxy(String, Cause)
    case demo(DemoFault)
    case libcurlFailed
    case outOfMemory
    case noThread
    /// `--debug` disabled the network for the service.
    case disabled(ServiceName)

    public enum Cause: Equatable, Sendable {
        case unknownHost
        /// Connection closed before the end of the reply.
        case lost
        /// Name resolution timed out.
        case noNameServer
        /// Connecting timed out.
        case noConnection
        /// HTTP status of a proxy.
        case status(Int)
        /// `errno`.
        case system(Int32)
        /// Message of libcurl, such as a certificate error.
        case reported(String)
    }

    public enum DemoFault: Equatable, Sendable {
        /// Program at the path failed to start, with `errno`.
        case notStarted(path: String, Int32)
        /// Program did not print its address.
        case silent(path: String)
        case noThread
    }
}
