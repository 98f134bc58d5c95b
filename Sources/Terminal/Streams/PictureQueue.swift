import Glibc
import Synchronization
import TextLayout

/// The pictures on their way into the terminal. Its owner sends them: the editor's thread while a line is read, else
/// the holder of the mailbox's lock.
final class PictureQueue: Sendable {
    private let output: OutputStream
    private let streams = Mutex(PictureStreams())

    init(output: OutputStream) { self.output = output }

    /// The terminal's answer to whether it is alive (ECMA-48, DSR).
    static let answer = Array("\u{1B}[0n".utf8)

    /// Whether what is to be shown has to wait: for its own transmission, or for those before it.
    func mustWait(_ transmission: Transmission?) -> Bool {
        transmission.map { !$0.isSent } ?? false || streams.withLock { !$0.isEmpty }
    }

    /// Something waits already.
    var isBusy: Bool { streams.withLock { !$0.isEmpty } }

    /// Answers are on their way.
    var expectsAnswers: Bool { streams.withLock { $0.unanswered > 0 } }

    /// Lines a picture up.
    func add(_ rows: [OverlayRow], after transmission: Transmission?) {
        streams.withLock { $0.add(transmission, for: rows) }
    }

    /// The terminal has answered.
    func acknowledge() { streams.withLock { $0.acknowledge() } }

    /// Answers of the terminal are not read until the next line is read.
    func rest() { streams.withLock { $0.stopTiming() } }

    /// Sends the next block, or returns what is to be shown now, and how long there is nothing to do; nil for until
    /// there is something new.
    func advance() -> (shown: [OverlayRow], pause: Duration?) {
        switch streams.withLock({ $0.step() }) {
        case .wait(let pause): return ([], pause)
        case .send(let block):
            output.write(block)
            return ([], .zero)
        case .show(let rows): return (rows, .zero)
        }
    }

    /// Other output comes first.
    func giveUp() {
        let end = streams.withLock { $0.giveUp() }
        if !end.isEmpty { output.write(end) }
    }

    /// Gives up, and takes the answers that are still to come: the next program would take them for typed.
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
