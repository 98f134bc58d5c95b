import Glibc

/// Absolute paths as bytes, which may not be UTF-8.
enum FilePath {
    private static let slash = UInt8(ascii: "/")

    static func name(of path: [UInt8]) -> [UInt8] {
        path.lastIndex(of: slash).map { Array(path[($0 + 1)...]) } ?? path
    }

    static func folder(of path: [UInt8]) -> [UInt8] {
        let end = path.lastIndex(of: slash) ?? 0
        return end == 0 ? [slash] : Array(path[..<end])
    }

    static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        var path: [UInt8] = []
        path.reserveCapacity(folder.count + name.count + 1)
        path += folder
        if folder.last != slash { path.append(slash) }
        path += name
        return path
    }

    /// For messages, with U+FFFD for bytes that are not UTF-8.
    static func shown(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

    /// Creates a folder and its missing parents; `false` on failure.
    static func makeFolder(_ path: [UInt8]) -> Bool {
        func make() -> Bool { path.withCString { mkdir($0, 0o777) } == 0 || errno == EEXIST }
        return make() || errno == ENOENT && path != [slash] && makeFolder(folder(of: path)) && make()
    }

    /// Overwrites a file at the new path.
    static func rename(_ path: [UInt8], to new: [UInt8]) -> Bool {
        path.withCString { old in new.withCString { new in Glibc.rename(old, new) == 0 } }
    }
}
