import ArgumentParser
import Foundation
import Glibc
import TestKit

/// Simulated network between a client and a local server: every byte takes half a round trip in each direction, and
/// opening a connection takes a whole round trip. Runs until the process ends.
struct DelayingRelay: Sendable {
    let port: UInt16

    init(to server: UInt16, roundTrip: Double) throws {
        guard let (listener, port) = Loopback.listener() else {
            throw ValidationError("No port is free for the relay.")
        }
        self.port = port
        Thread.detachNewThread {
            while let client = Loopback.accepted(by: listener) {
                guard let upstream = Loopback.connection(to: server) else {
                    close(client)
                    continue
                }
                let connection = RelayedConnection(client: client, upstream: upstream)
                // The client is connected at once; the delay applies to its first data instead.
                let opened = Clock.now + roundTrip
                DelayedStream.start(
                    from: client, to: upstream, of: connection, delay: roundTrip / 2,
                    notBefore: opened + roundTrip / 2)
                DelayedStream.start(
                    from: upstream, to: client, of: connection, delay: roundTrip / 2, notBefore: 0)
            }
        }
    }
}
