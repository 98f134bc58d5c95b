import ChildProcesses
import Glibc

/// Reads a line byte by byte, so that the input after the line is left for the next reader.
enum HiddenLine {
    /// Maximum length of a line in bytes; longer lines are rejected.
    private static let longest = 4096
    private static let pasteBegin = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Turns echo off and reads a line; `nil` if either fails. Only for programs whose terminal no editor owns.
    @MainActor static func readFromTerminal(
        _ descriptor: Int32, asking ask: () -> Void
    ) async -> String? {
        let term = getenv("TERM").map { String(cString: $0) } ?? ""
        let brackets = isatty(1) == 1 && TerminalType.bracketsPaste(term)
        guard
            SavedTerminalState.keep(
                descriptor: descriptor, enterSequence: brackets ? Escape.bracketPaste : "",
                exitSequence: brackets ? Escape.plainPaste : "")
        else { return nil }
        FatalSignals.install()
        guard SavedTerminalState.hide() else {
            SavedTerminalState.restore()
            return nil
        }
        defer { SavedTerminalState.restore() }
        ask()
        return await read(descriptor)
    }

    /// Next line without its newline and without newlines in a bracketed paste; `nil` if canceled, at the end of input,
    /// or if the line is too long.
    @MainActor static func read(_ descriptor: Int32) async -> String? {
        let wake = WakePipe()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isStarted = DetachedThread.start {
                    continuation.resume(returning: line(descriptor, wake))
                }
                if !isStarted { continuation.resume(returning: nil) }
            }
        } onCancel: {
            wake.wake()
        }
    }

    private static func line(_ descriptor: Int32, _ wake: WakePipe) -> String? {
        var bytes: [UInt8] = [], isPaste = false
        while true {
            switch wake.read(from: descriptor, upTo: 1) {
            case .bytes([0x0A]) where isPaste && bytes.count <= longest,
                .bytes([0x0D]) where isPaste:
                continue
            case .bytes(let byte) where byte != [0x0A]:
                guard bytes.count <= longest else { continue }
                bytes += byte
                for (mark, begins) in [(pasteBegin, true), (pasteEnd, false)]
                where bytes.suffix(mark.count).elementsEqual(mark) {
                    bytes.removeLast(mark.count)
                    isPaste = begins
                }
            case .nothing: continue
            case .woken: return nil
            case .gone where bytes.isEmpty: return nil
            case .bytes, .gone:
                if bytes.last == 0x0D { bytes.removeLast() }
                return bytes.count <= longest ? String(decoding: bytes, as: UTF8.self) : nil
            }
        }
    }
}
