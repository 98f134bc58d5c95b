import CommandShell

/// Reads single keys, each with all bytes of its sequence, so that no byte is left for the next line.
final class KeyReader {
    private let keyboard: Keyboard
    private let queries: TerminalQuerySession
    private let marksPastes: Bool
    private var decoder = KeyDecoder(readsMouse: true)
    private var presses: [[Key]] = []

    /// `marksPastes`: whether the terminal brackets pastes. If not, simultaneous input counts as one key.
    init(_ keyboard: Keyboard, _ queries: TerminalQuerySession, marksPastes: Bool) {
        self.keyboard = keyboard
        self.queries = queries
        self.marksPastes = marksPastes
    }

    /// Removes keys and bytes that were read but not delivered to a wait; returns the characters among the keys.
    func takeCharacters() -> String {
        var text = String.UnicodeScalarView()
        for case .scalar(let scalar) in presses.joined() where scalar != "\u{1B}" { text.append(scalar) }
        decoder = KeyDecoder(readsMouse: true)
        presses = []
        return String(text)
    }

    /// Reads one key; returns without a key at the timeout, or when another thread ends the wait. Keeps unused bytes.
    func serve(_ wait: KeyWait) {
        queries.ask()
        while !wait.isFinished {
            while case let press = decoder.nextPress(), !press.isEmpty {
                presses += press.separated
            }
            if let first = presses.first, !decoder.hasMore, marksPastes || !keyboard.isReady(within: 2) {
                let count = marksPastes ? 1 : presses.count
                let keys = count == 1 ? first : Array(presses.joined())
                if wait.finish(.key(FullScreenKey(keys))) { presses.removeFirst(count) }
                return
            }
            if wait.millisecondsLeft == 0 {
                wait.finish(.time)
                return
            }
            let timeout = [decoder.timeout, wait.millisecondsLeft].compactMap(\.self).min()
            switch keyboard.wait(atMost: timeout, inPaste: decoder.isInPaste) {
            case .bytes(let bytes):
                for byte in bytes { decoder.feed(byte) }
                queries.removeReports(&decoder)
            case .nothing: decoder.expireInTime()
            case .woken: break
            case .gone: wait.finish(.ended)
            }
        }
    }
}

extension [Key] {
    /// Esc and the key after it as two presses. Terminals also send both for Alt, which has no function in full screen.
    fileprivate var separated: [[Key]] {
        var presses: [[Key]] = [], rest = self
        while FullScreenKey(rest) == .other, let next = rest.afterEscape {
            presses.append([.sequence([0x1B])])
            rest = next
        }
        return presses + [rest]
    }

    private var afterEscape: [Key]? {
        switch first {
        case .scalar("\u{1B}") where count > 1, .sequence([0x1B]) where count > 1: Array(dropFirst())
        case .sequence(let bytes) where bytes.starts(with: [0x1B, 0x1B]):
            [.sequence([UInt8](bytes.dropFirst()))]
        case .sequence(let bytes) where bytes.count == 2: [.scalar(Unicode.Scalar(bytes[1]))]
        default: nil
        }
    }
}
