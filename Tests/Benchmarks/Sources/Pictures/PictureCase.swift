import Glibc

struct PictureCase {
    let name: String
    let files: [String]
    let width: Int
    let height: Int
    let method: String
    let size: TerminalSize
    /// Line that shows the pictures.
    let line: String
    let before: [String]
    let peers: [Peer]
    /// Maximum wall and processor time, as a multiple of the shortest time of a peer.
    let bar: Double
    let box: TerminalSize
    /// Maximum memory in MiB, including the worker; `nil` for no limit.
    var memory: Int?

    var megabytes: Double {
        let bytes = files.reduce(0) { sum, path in
            var facts = stat()
            return sum + (stat(path, &facts) == 0 ? Int(facts.st_size) : 0)
        }
        return Double(bytes / 10_000) / 100
    }
}
