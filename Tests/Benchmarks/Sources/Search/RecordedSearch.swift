import FoundationEssentials
import Glibc
import TestKit

/// Search of the demo with its pictures and feed, recorded as files for any server.
struct RecordedSearch {
    static let words = "cats"
    /// Paths of the reply and of its pictures, with their leading slash.
    let paths: [String]

    /// Records replies of the demo, with its address replaced by `base`.
    init(in folder: String, base: String, gallery: String) throws {
        for name in ["", "/search", "/images"] { mkdir(folder + name, 0o700) }
        let demo = try DemoServer(gallery: gallery)
        func text(_ path: String) throws -> String {
            String(decoding: try demo.body(of: path), as: UTF8.self).replacing(demo.address, with: base)
        }
        let found = try text("/search/photos?query=\(Self.words)&page=1&per_page=30")
        let feed = try text("/photos?page=1&per_page=30")
        let keys = Self.keys(in: found)
        paths = ["/search/photos"] + keys.map { "/images/\($0)" }
        for key in keys + Self.keys(in: feed) {
            let bytes = try demo.body(of: "/images/\(key)?w=200&q=80&fm=jpg&fit=max")
            DiskFile.write(bytes, to: "\(folder)/images/\(key)")
        }
        DiskFile.write(Array(found.utf8), to: folder + "/search/photos")
        DiskFile.write(Array(feed.utf8), to: folder + "/photos")
    }

    /// Last path component of each photo's raw address, without duplicates.
    static func keys(in reply: String) -> [String] {
        var known: Set<Substring> = []
        return reply.matches(of: #/"raw":"[^"]*\/images\/([A-Za-z0-9_-]+)/#).map(\.output.1)
            .filter { known.insert($0).inserted }.map(String.init)
    }
}
