import TestKit

/// Writes the same bytes to its terminal at each Enter. Its time is a lower bound for programs that write these bytes.
final class PlainWriter {
    private let terminal: PseudoTerminal

    /// `bytes` are the output for a terminal of `columns` by `rows`; they are stored in a file in `home`.
    init(_ bytes: [UInt8], home: ScratchHome, columns: Int, rows: Int) throws {
        let path = home.path + "/bytes"
        DiskFile.write(bytes, to: path)
        // Line ends in received bytes are already translated, so the terminal must not translate them again.
        terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "stty -echo -opost; while read line; do /bin/cat '\(path)'; done"],
            environment: home.environment, columns: columns, rows: rows)
        terminal.waitForSilence(0.3)
    }

    /// Seconds from Enter to the last byte.
    func write() -> Double {
        terminal.discard()
        let begin = Clock.now
        terminal.type("\r")
        terminal.waitForSilence(0.3)
        return terminal.lastArrival - begin
    }
}
