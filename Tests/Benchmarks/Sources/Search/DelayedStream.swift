import Foundation
import Glibc
import Synchronization
import TestKit

/// One direction of a connection: forwards data in order, after a fixed delay.
final class DelayedStream: Sendable {
    /// The last piece is empty.
    private let pieces = Mutex<[(due: Double, bytes: [UInt8])]>([])
    private let arrived = DispatchSemaphore(value: 0)

    /// Reads and writes on two new threads until one side closes. `delay` is in seconds; nothing is forwarded before
    /// `Clock.now` reaches `notBefore`. The threads keep `connection` open.
    static func start(
        from source: Int32, to target: Int32, of connection: RelayedConnection, delay: Double,
        notBefore: Double
    ) {
        let stream = DelayedStream()
        Thread.detachNewThread {
            withExtendedLifetime(connection) { stream.read(source, delay, notBefore) }
        }
        Thread.detachNewThread { withExtendedLifetime(connection) { stream.write(target) } }
    }

    private func read(_ source: Int32, _ delay: Double, _ notBefore: Double) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = 1
        while count > 0 {
            count = Glibc.read(source, &buffer, buffer.count)
            let due = max(Clock.now + delay, notBefore)
            let bytes = Array(buffer.prefix(max(0, count)))
            pieces.withLock { $0.append((due, bytes)) }
            arrived.signal()
        }
    }

    private func write(_ target: Int32) {
        while true {
            arrived.wait()
            let piece = pieces.withLock { $0.removeFirst() }
            guard !piece.bytes.isEmpty else { break }
            let left = piece.due - Clock.now
            if left > 0 { usleep(useconds_t(left * 1e6)) }
            guard Loopback.send(piece.bytes, to: target) else { return }
        }
        _ = shutdown(target, Int32(SHUT_WR))
    }
}
