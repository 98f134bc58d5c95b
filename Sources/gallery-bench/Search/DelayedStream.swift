import Foundation
import Glibc
import PseudoTerminals

/// One direction of a connection: what comes in goes out in the same order, a fixed time later.
///
/// Unchecked: `pieces` is touched with `condition` locked only.
final class DelayedStream: @unchecked Sendable {
    private struct Piece {
        let due: Double
        /// Empty: the end.
        let bytes: [UInt8]
    }

    private let condition = NSCondition()
    private var pieces: [Piece] = []

    /// Reads and writes on threads of their own until one side closes. Seconds; `notBefore` by `Clock.now`.
    static func start(from source: Int32, to target: Int32, delay: Double, notBefore: Double) {
        let stream = DelayedStream()
        Thread.detachNewThread { stream.read(source, delay, notBefore) }
        Thread.detachNewThread { stream.write(target) }
    }

    private func read(_ source: Int32, _ delay: Double, _ notBefore: Double) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var count = 1
        while count > 0 {
            count = Glibc.read(source, &buffer, buffer.count)
            let due = max(Clock.now + delay, notBefore)
            condition.withLock {
                pieces.append(Piece(due: due, bytes: Array(buffer.prefix(max(0, count)))))
                condition.signal()
            }
        }
    }

    private func write(_ target: Int32) {
        while let piece = next(), !piece.bytes.isEmpty {
            let left = piece.due - Clock.now
            if left > 0 { usleep(useconds_t(left * 1e6)) }
            var rest = piece.bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
        _ = shutdown(target, Int32(SHUT_WR))
    }

    private func next() -> Piece? {
        condition.withLock {
            while pieces.isEmpty { condition.wait() }
            return pieces.removeFirst()
        }
    }
}
