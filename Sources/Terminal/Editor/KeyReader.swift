import CommandShell

/// Takes one key off the keyboard, with all the bytes of its sequence: none of them reaches the next line.
struct KeyReader {
    let keyboard: Keyboard
    let talk: TerminalQuerySession
    /// Where pasted text is not marked, what comes in one go is one key.
    let marksPastes: Bool

    /// Returns when there was a key, when its time is over, or when the wait was ended elsewhere.
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
                talk.sift(&decoder)
            case .nothing: if decoder.timeout != nil { decoder.expire() }
            case .woken: break
            case .gone: wait.finish(.ended)
            }
        }
    }
}

/// What the keyboard sent, for the editor.
enum Key: Equatable {
    /// A character, or a part of a key's sequence.
    case scalar(Unicode.Scalar)
    /// Text that was pasted, as it came.
    case paste(String)
    /// A key that may stand for a command, with the bytes of its sequence.
    case screen(ScreenKey, [UInt8])
}
