import ChildProcesses
import Glibc

/// Reads text up to Enter, key by key and without echo, so that the caller can show other text instead. Ignores the
/// terminal's reports and keys without a character.
struct TypedText: Sendable {
    let limit: Int
    let isTaken: @Sendable (Unicode.Scalar) -> Bool
    let changed: @MainActor @Sendable (String) -> Void

    private enum End { case entered, given }

    /// Turns echo off and calls `read`; `nil` if `descriptor` is not a terminal. Only for programs without an editor.
    @MainActor func readFromTerminal(_ descriptor: Int32) async -> String? {
        guard isatty(descriptor) == 1,
            SavedTerminalState.keep(descriptor: descriptor, enterSequence: "", exitSequence: "")
        else { return nil }
        FatalSignals.install()
        SavedTerminalState.take()
        defer { SavedTerminalState.restore() }
        return await read(descriptor)
    }

    /// Text up to Enter; `nil` if canceled, or on Ctrl-D without text. The echo must already be off.
    @MainActor func read(_ descriptor: Int32) async -> String? {
        let wake = WakePipe()
        let (texts, continuation) = AsyncStream<(text: String, isEntered: Bool)>.makeStream()
        return await withTaskCancellationHandler {
            let isStarted = DetachedThread.start {
                sendTexts(continuation, from: descriptor, wake)
                continuation.finish()
            }
            guard isStarted else { return nil }
            for await (text, isEntered) in texts {
                if isEntered { return text }
                changed(text)
            }
            return nil
        } onCancel: {
            wake.wake()
        }
    }

    private func sendTexts(
        _ continuation: AsyncStream<(text: String, isEntered: Bool)>.Continuation, from descriptor: Int32,
        _ wake: WakePipe
    ) {
        var decoder = KeyDecoder()
        let keyboard = Keyboard(descriptor: descriptor, wake: wake)
        var text = ""
        continuation.yield((text, false))
        while true {
            while let key = decoder.next() {
                switch take(key, into: &text) {
                case .entered:
                    continuation.yield((text, true))
                    return
                case .given: return
                case nil: continuation.yield((text, false))
                }
            }
            switch keyboard.wait(atMost: decoder.timeout, inPaste: decoder.isInPaste) {
            case .bytes(let bytes): for byte in bytes { decoder.feed(byte) }
            case .nothing: decoder.expireInTime()
            case .woken, .gone: return
            }
        }
    }

    private func take(_ key: Key, into text: inout String) -> End? {
        let scalars: [Unicode.Scalar]
        switch key {
        case .scalar("\r"), .scalar("\n"): return .entered
        case .scalar("\u{4}"):
            if text.isEmpty { return .given }
            return nil
        case .scalar("\u{7F}"), .scalar("\u{8}"):
            if !text.isEmpty { text.removeLast() }
            return nil
        case .scalar("\u{15}"):
            text = ""
            return nil
        case .scalar(let scalar): scalars = [scalar]
        case .paste(let pasted): scalars = Array(pasted.unicodeScalars)
        case .sequence: return nil
        }
        for scalar in scalars where isTaken(scalar) && text.unicodeScalars.count < limit {
            text.unicodeScalars.append(scalar)
        }
        return nil
    }
}
