import Glibc
import TestKit

/// Terminal on a connection of limited bandwidth that, like ssh, accepts all data at once into an unlimited queue. The
/// terminal replies to a status query when the query arrives.
final class SlowTerminal {
    /// Typed key, whose bytes occur in no picture.
    static let key = "é"
    private static let question = Array("[5n".utf8)
    private static let answer = [27] + Array("[0n".utf8)
    private static let piece = 1024

    private let terminal: PseudoTerminal
    private let bytesPerSecond: Double
    private var line: [(due: Double, bytes: ArraySlice<UInt8>)] = []
    private var taken = 0
    private var idleFrom = Clock.now
    private(set) var arrived: [UInt8] = []
    private var pressed: Double?
    /// Seconds from each key to its echo.
    private(set) var echoes: [Double] = []

    init(_ terminal: PseudoTerminal, bytesPerSecond: Double) {
        self.terminal = terminal
        self.bytesPerSecond = bytesPerSecond
    }

    /// Receives data for `seconds` or until `isDone`. Presses the key every `pause` seconds, once it has been echoed.
    func run(
        seconds: Double, pressingEvery pause: Double? = nil,
        until isDone: (SlowTerminal) -> Bool = { _ in false }
    ) {
        let end = Clock.now + seconds
        var next = Clock.now + (pause ?? .infinity)
        while Clock.now < end, !isDone(self) {
            take()
            deliver()
            if pressed == nil, Clock.now >= next, let pause {
                pressed = Clock.now
                terminal.type(Self.key)
                next = Clock.now + pause
            }
            usleep(300)
        }
    }

    private func take() {
        terminal.waitForSilence(0)
        let new = terminal.output[taken...]
        taken = terminal.output.count
        var from = new.startIndex
        while from < new.endIndex {
            let end = min(from + Self.piece, new.endIndex)
            idleFrom = max(idleFrom, Clock.now) + Double(end - from) / bytesPerSecond
            line.append((idleFrom, new[from..<end]))
            from = end
        }
    }

    private func deliver() {
        let now = Clock.now
        while let first = line.first, first.due <= now {
            line.removeFirst()
            let before = arrived.count
            arrived += first.bytes
            for _ in 0..<count(of: Self.question, from: before) { terminal.typeBytes(Self.answer) }
            if let pressed, count(of: Array(Self.key.utf8), from: before) > 0 {
                echoes.append(now - pressed)
                self.pressed = nil
            }
        }
    }

    /// Number of occurrences that end after `place`.
    private func count(of wanted: [UInt8], from place: Int) -> Int {
        arrived[max(0, place - wanted.count + 1)...].ranges(of: wanted).count
    }
}
