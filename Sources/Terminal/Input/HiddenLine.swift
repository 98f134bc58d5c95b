import ChildProcesses
import Glibc

/// Reads one line byte by byte, so that what follows it stays for the next reader.
enum HiddenLine {
    /// No key is longer; a line that is counts as none.
    private static let longest = 4096

    /// From a terminal that shows nothing of it; nil when it cannot be hidden, and as `read` says.
    ///
    /// For programs without an editor, which has the terminal otherwise.
    @MainActor static func readFromTerminal(
        _ descriptor: Int32, asking ask: () -> Void
    ) async -> String? {
        guard SavedTerminalState.keep(descriptor: descriptor, welcome: "", farewell: "") else { return nil }
        FatalSignals.install()
        guard SavedTerminalState.hide() else {
            SavedTerminalState.restore()
            return nil
        }
        defer { SavedTerminalState.restore() }
        ask()
        return await read(descriptor)
    }

    /// The next line without its end; nil when its task is canceled, at the end of input, and for a line too long.
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
        var bytes: [UInt8] = []
        while true {
            var watched = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&watched, 2, -1) > 0 else { continue }
            if watched[1].revents != 0 { return nil }
            var byte: UInt8 = 0
            let count = Glibc.read(descriptor, &byte, 1)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0, byte != 0x0A else {
                guard count > 0 || !bytes.isEmpty, bytes.count <= longest else { return nil }
                if bytes.last == 0x0D { bytes.removeLast() }
                return String(decoding: bytes, as: UTF8.self)
            }
            if bytes.count <= longest { bytes.append(byte) }
        }
    }
}
