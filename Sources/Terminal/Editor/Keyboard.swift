import Glibc

/// Terminal input, polled together with a wake pipe. Reads one byte at a time, except in pasted text, so that unused
/// input remains for the next line or program.
final class Keyboard {
    private let descriptor: Int32
    private let wake: WakePipe
    private var hasBeenQuiet = false
    private var followsPaste = false

    init(descriptor: Int32 = 0, wake: WakePipe) {
        self.descriptor = descriptor
        self.wake = wake
    }

    var hasMore: Bool { isReady(within: 0) }

    /// Begins a line: input that is already pending counts as typed ahead, not as pasted.
    func beginLine() {
        hasBeenQuiet = false
        followsPaste = false
    }

    /// Ends a bracketed paste: input that is already available counts as a part of the paste.
    func endPaste(hasMore: Bool) { followsPaste = hasMore || isReady(within: 0) }

    /// Whether a newline just read belongs to pasted text: it arrived together with a bracketed paste or, if the
    /// terminal does not bracket pastes, with more text directly after it. Without brackets, very fast typing counts as
    /// a paste, and a paste that arrives in pieces is not detected.
    func isPasting(marksPastes: Bool) -> Bool {
        followsPaste || !marksPastes && hasBeenQuiet && isReady(within: 0)
    }

    /// Waits for input, at most `milliseconds`; `nil` means no limit. Reads larger blocks if `inPaste`.
    func wait(atMost milliseconds: Int32?, inPaste: Bool) -> WakePipe.Input {
        if !isReady(within: followsPaste ? 2 : 0) {
            hasBeenQuiet = true
            followsPaste = false
        }
        return wake.read(from: descriptor, upTo: inPaste ? 4096 : 1, within: milliseconds ?? -1)
    }

    func isReady(within milliseconds: Int32) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, milliseconds) > 0
    }
}
