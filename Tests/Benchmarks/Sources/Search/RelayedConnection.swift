import Glibc

/// Both ends of a relayed connection, closed on deinitialization, when neither direction has a thread any more.
final class RelayedConnection: Sendable {
    private let client: Int32, upstream: Int32

    init(client: Int32, upstream: Int32) { (self.client, self.upstream) = (client, upstream) }

    deinit {
        close(client)
        close(upstream)
    }
}
