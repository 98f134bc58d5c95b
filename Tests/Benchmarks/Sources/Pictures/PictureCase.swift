import Glibc

/// One row of the table.
struct PictureCase {
    let name: String
    let files: [String]
    let width: Int
    let height: Int
    /// The graphics protocol.
    let method: String
    let size: TerminalSize
    /// The line that shows them.
    let line: String
    /// Lines that run before it.
    let before: [String]
    let peers: [Peer]
    /// The most wall and processor time may be, as multiples of the least that a peer takes.
    let bar: Double
    /// The box each is drawn into.
    let box: TerminalSize
    /// The most memory in MiB, the worker's included; nil for any.
    var memory: Int?

    /// The size of all files.
    var megabytes: Double {
        let bytes = files.reduce(0) { sum, path in
            var facts = stat()
            return sum + (stat(path, &facts) == 0 ? Int(facts.st_size) : 0)
        }
        return Double(bytes / 10_000) / 100
    }
}
