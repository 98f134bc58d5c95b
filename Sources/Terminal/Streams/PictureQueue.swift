import Glibc
import Synchronization
import TextLayout

/// Queue of pictures to transmit. Only the editor's thread sends them, while it reads a line.
final class PictureQueue: Sendable {
    private let output: OutputStream
    private let streams = Mutex(PictureStreams())

    init(output: OutputStream) { self.output = output }

    /// Answer to a status query (ECMA-48, DSR).
    static let answer = Array("\u{1B}[0n".utf8)

    /// Whether rows must wait for their own or an earlier transmission.
    func mustWait(_ transmission: Transmission?) -> Bool {
        transmission.map { !$0.isSent } ?? false || streams.withLock { !$0.isEmpty }
    }

    var isBusy: Bool { streams.withLock { !$0.isEmpty } }

    var expectsAnswers: Bool { streams.withLock { $0.unanswered > 0 } }

    func add(_ rows: [OverlayRow], after transmission: Transmission?) {
        streams.withLock { $0.add(transmission, for: rows) }
    }

    func acknowledge() { streams.withLock { $0.acknowledge() } }

    /// Stops timing the pending answers, because they are not read before the next line is read.
    func rest() { streams.withLock { $0.stopTiming() } }

    /// Sends a block, or returns the rows to show. `pause` is the time to the next step; `nil` to wait for an event.
    func advance() -> (shown: [OverlayRow], pause: Duration?) {
        switch streams.withLock({ $0.step() }) {
        case .wait(let pause): return ([], pause)
        case .send(let block):
            output.write(block)
            return ([], .zero)
        case .show(let rows): return (rows, .zero)
        }
    }

    func giveUp() {
        let end = streams.withLock { $0.giveUp() }
        if !end.isEmpty { output.write(end) }
    }

    /// Abandons all transmissions and reads the pending answers, which the next program would take for typed text.
    func close() {
        giveUp()
        var left = streams.withLock { $0.unanswered }
        let end = ContinuousClock.now + .milliseconds(300)
        while left > 0, ContinuousClock.now < end {
            var ready = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 50) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(0, &bytes, bytes.count)
            guard count > 0 else { return }
            left -= bytes[..<count].count { $0 == UInt8(ascii: "n") }
        }
    }
}
