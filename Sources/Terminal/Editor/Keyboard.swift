import Glibc

/// The terminal's input, waited for together with a wake pipe.
///
/// One byte is read at a time, except of pasted text: what is not used for this line stays with the terminal,
/// for the next one or for the program that runs after us.
final class Keyboard {
    /// What ended the wait.
    enum Event: Equatable {
        case bytes([UInt8])
        case woken
        case nothing
        /// The terminal has gone.
        case gone
    }

    private let descriptor: Int32
    private let wake: WakePipe
    private var hasBeenQuiet = false
    private var followsPaste = false

    init(descriptor: Int32 = 0, wake: WakePipe) {
        (self.descriptor, self.wake) = (descriptor, wake)
    }

    /// Something waits to be read.
    var hasMore: Bool { isReady(within: 0) }

    /// A new line begins; what is there already was typed ahead.
    func beginLine() {
        hasBeenQuiet = false
        followsPaste = false
    }

    /// Marked text has ended. What is there by now, `hasMore` or still with the terminal, came in one go with it.
    func endPaste(hasMore: Bool) { followsPaste = hasMore || isReady(within: 0) }

    /// Whether a line end that has just been read is part of pasted text: it came in one go with marked text,
    /// or, where the terminal does not mark it, with more text right behind it.
    ///
    /// This sees no difference between a paste without marks and a very fast typist, and cannot see a paste
    /// that the line brings in pieces; a terminal with bracketed paste has neither problem.
    func isPasting(marksPastes: Bool) -> Bool {
        followsPaste || !marksPastes && hasBeenQuiet && isReady(within: 0)
    }

    /// Waits until there is something, or `milliseconds` have passed; nil without a limit. `inPaste` reads more at once.
    func wait(atMost milliseconds: Int32?, inPaste: Bool) -> Event {
        if !isReady(within: followsPaste ? 2 : 0) {
            hasBeenQuiet = true
            followsPaste = false
        }
        var watched = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&watched, 2, milliseconds ?? -1)
        if count < 0 { return .woken }
        if count == 0 { return .nothing }
        if watched[1].revents != 0 {
            _ = wake.drain()
            return .woken
        }
        return readBytes(inPaste ? 4096 : 1)
    }

    private func readBytes(_ limit: Int) -> Event {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = read(descriptor, &bytes, limit)
        if count == limit { return .bytes(bytes) }
        if count > 0 { return .bytes(Array(bytes[..<count])) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .woken : .gone
    }

    /// Whether something has been typed or said, waited for so long.
    func isReady(within milliseconds: Int32) -> Bool {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, milliseconds) > 0
    }
}
