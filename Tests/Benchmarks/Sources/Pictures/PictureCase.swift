import TestKit

struct PictureCase {
    let name: String
    let photos: PhotoFiles
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
        let bytes = photos.files.reduce(0) { $0 + (DiskFile.read($1)?.count ?? 0) }
        return Double(bytes / 10_000) / 100
    }
}
