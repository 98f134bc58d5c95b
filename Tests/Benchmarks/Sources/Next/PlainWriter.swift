import Glibc
import PseudoTerminals

/// A program that does nothing but write the same bytes to its terminal, whenever a line comes: what that takes, no
/// program that writes them can be quicker than.
final class PlainWriter {
    private let terminal: PseudoTerminal

    /// The bytes as they arrived at a terminal of that size; they are put into a file in `home`.
    init(_ bytes: [UInt8], home: ScratchHome, columns: Int, rows: Int) throws {
        let path = home.path + "/bytes"
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        close(file)
        // The line ends are what they were when they arrived: the terminal adds nothing.
        terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "stty -echo -opost; while read line; do /bin/cat '\(path)'; done"],
            environment: home.environment, columns: columns, rows: rows)
        terminal.waitForSilence(0.3)
    }

    /// Seconds from a line's end to the last byte.
    func write() -> Double {
        terminal.discard()
        let begin = Clock.now
        terminal.type("\r")
        terminal.waitForSilence(0.3)
        return terminal.lastArrival - begin
    }
}
