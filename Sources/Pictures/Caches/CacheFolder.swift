import FoundationEssentials
import Glibc

/// Folder of cache files; created with access for the user only.
struct CacheFolder: Sendable {
    struct Entry {
        let name: String
        let size: Int
        /// Seconds since 1970, updated at each use of the entry.
        let lastUse: Double
    }

    static let entrySuffix = ".picture"
    static let draftSuffix = ".draft"

    let path: String

    func url(_ name: String) -> String { path + "/" + name }

    func make() {
        var made = ""
        for part in path.split(separator: "/", omittingEmptySubsequences: true) {
            made += (made.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
            _ = mkdir(made, 0o700)
        }
    }

    /// Result of `body` for the open file and its size; `nil` if the file is missing, not regular or 128 MiB or larger.
    func with<Result>(_ name: String, _ body: (Int32, Int) -> Result?) -> Result? {
        let file = open(url(name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size < 128 << 20
        else { return nil }
        return body(file, Int(facts.st_size))
    }

    /// Writes a file atomically; `false` on failure.
    func write(_ bytes: [UInt8], to name: String) -> Bool {
        let draft = url("\(name).\(getpid()).\(UInt64.random(in: 0...UInt64.max))\(Self.draftSuffix)")
        guard FileBytes.write(bytes, toNew: draft) else { return false }
        guard rename(draft, url(name)) == 0 else {
            _ = unlink(draft)
            return false
        }
        return true
    }

    func remove(_ name: String) { _ = unlink(url(name)) }

    func touch(_ name: String) { _ = utimensat(AT_FDCWD, url(name), nil, AT_SYMLINK_NOFOLLOW) }

    func entries() -> [Entry] {
        FileBytes.names(in: path).compactMap { name in
            guard name.hasSuffix(Self.entrySuffix) || name.hasSuffix(Self.draftSuffix) else { return nil }
            var facts = stat()
            guard lstat(url(name), &facts) == 0 else { return nil }
            let lastUse = Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
            return Entry(name: name, size: Int(facts.st_size), lastUse: lastUse)
        }
    }

    static func now() -> Double { Date().timeIntervalSince1970 }
}
