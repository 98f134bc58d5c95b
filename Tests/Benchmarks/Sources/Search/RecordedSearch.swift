import FoundationEssentials
import Glibc

/// Search of the demo with its pictures and feed, recorded as files for any server.
struct RecordedSearch {
    static let words = "cats"
    let folder: String
    /// Paths of the reply and of its pictures, with their leading slash.
    let paths: [String]

    /// Records replies of the demo, with its address replaced by `base`.
    init(in folder: String, base: String, gallery: String) throws {
        self.folder = folder
        for name in ["", "/search", "/images"] { mkdir(folder + name, 0o700) }
        let demo = try DemoServer(gallery: gallery)
        let fetch = demo.fetch
        func text(_ path: String) throws -> String {
            String(decoding: try fetch.body(of: path), as: UTF8.self).replacing(demo.address, with: base)
        }
        let found = try text("/search/photos?query=\(Self.words)&page=1&per_page=30")
        let feed = try text("/photos?page=1&per_page=30")
        var paths = ["/search/photos"]
        for (index, reply) in [found, feed].enumerated() {
            for key in Self.keys(in: reply) {
                let bytes = try fetch.body(of: "/images/\(key)?w=200&q=80&fm=jpg&fit=max")
                Self.write(bytes, to: "\(folder)/images/\(key)")
                if index == 0 { paths.append("/images/\(key)") }
            }
        }
        Self.write(Array(found.utf8), to: folder + "/search/photos")
        Self.write(Array(feed.utf8), to: folder + "/photos")
        self.paths = paths
    }

    /// Last path component of each photo's raw address, without duplicates.
    static func keys(in reply: String) -> [String] {
        var keys: [String] = []
        for match in reply.matches(of: #/"raw":"[^"]*\/images\/([A-Za-z0-9_-]+)/#) {
            let key = String(match.output.1)
            if !keys.contains(key) { keys.append(key) }
        }
        return keys
    }

    static func write(_ bytes: [UInt8], to path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        _ = Glibc.write(file, bytes, bytes.count)
        close(file)
    }
}
