/// Why a service could not be reached.
public enum ConnectionFault: Equatable, Sendable {
    /// No connection to the host came about, or it was lost.
    case host(String, Cause)
    /// The demo's program does not run.
    case demo(DemoFault)
    /// libcurl could not be initialized.
    case libcurlFailed
    /// libcurl has no memory for another request.
    case outOfMemory
    /// The system gives no thread.
    case noThread
    /// `--debug` has switched the network off for the service.
    case disabled(ServiceName)

    /// What went wrong on the way to a host.
    public enum Cause: Equatable, Sendable {
        /// The name servers do not know its name.
        case unknownHost
        /// The name servers do not know the proxy's name.
        case unknownProxy
        /// The connection ended before the answer did.
        case lost
        /// No name server answered in time.
        case noNameServer
        /// No connection was established in time.
        case noConnection
        /// The system refused: its `errno`.
        case system(Int32)
        /// libcurl's own message, which names what is wrong with a certificate.
        case reported(String)
    }

    /// Why the demo's program does not run.
    public enum DemoFault: Equatable, Sendable {
        /// The program at the path could not be started: `errno`.
        case notStarted(path: String, Int32)
        /// It did not print the address it listens at.
        case silent(path: String)
        /// The system gives no thread.
        case noThread
    }
}
