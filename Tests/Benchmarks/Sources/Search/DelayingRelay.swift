import Foundation
import Glibc
import PseudoTerminals

/// A stretch of network between a client and a server on this machine: every byte takes half a round trip in each
/// direction, and opening a connection takes a whole one.
///
/// It stays until the process ends: one is made for a measurement.
struct DelayingRelay: Sendable {
    /// The port for clients.
    let port: UInt16

    /// `roundTrip` in seconds.
    init?(to server: UInt16, roundTrip: Double) {
        guard let (listener, port) = Loopback.listener() else { return nil }
        self.port = port
        Thread.detachNewThread {
            while let client = Loopback.accepted(by: listener) {
                guard let upstream = Loopback.connection(to: server) else {
                    close(client)
                    continue
                }
                // The client takes itself for connected at once; what it sends first pays for that.
                let opened = Clock.now + roundTrip
                DelayedStream.start(
                    from: client, to: upstream, delay: roundTrip / 2, notBefore: opened + roundTrip / 2)
                DelayedStream.start(from: upstream, to: client, delay: roundTrip / 2, notBefore: 0)
            }
        }
    }
}
