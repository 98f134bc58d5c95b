import CommandShell

/// Reads a single key with all bytes of its sequence, so that none reaches the next line.
struct KeyReader {
    let keyboard: Keyboard
    let queries: TerminalQuerySession
    /// Whether the terminal brackets pastes. If not, simultaneous input counts as one key.
    let marksPastes: Bool

    /// Reads a key; returns after it, at the timeout, or when another thread has ended the wait.
    func serve(_ wait: KeyWait) {
        var decoder = KeyDecoder()
        var keys: [Key] = []
        while !wait.isFinished {
            while let key = decoder.next() { keys.append(key) }
            if !keys.isEmpty, !decoder.hasMore, marksPastes || !keyboard.isReady(within: 2) {
                return wait.finish(keys == [.scalar(" ")] ? .space : .ended)
            }
            if wait.millisecondsLeft == 0 { return wait.finish(.time) }
            let timeout = [decoder.timeout, wait.millisecondsLeft].compactMap(\.self).min()
            switch keyboard.wait(atMost: timeout, inPaste: decoder.isInPaste) {
            case .bytes(let bytes):
                for byte in bytes { decoder.feed(byte) }
                queries.removeReports(&decoder)
            case .nothing: if decoder.timeout != nil { decoder.expire() }
            case .woken: break
            case .gone: wait.finish(.ended)
            }
        }
    }
}
