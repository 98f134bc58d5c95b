import Glibc

/// Path with names that are not UTF-8: a `String` has U+FFFD in place of their invalid bytes.
enum RepairedPath {
    /// Calls `use` with the bytes of `path`. If no such file exists, each component with U+FFFD is first replaced by
    /// the name in its folder that decodes to this component, if exactly one name does.
    static func withBytes<Result>(of path: String, _ use: (UnsafePointer<CChar>) -> Result) -> Result {
        guard path.unicodeScalars.contains("\u{FFFD}"), access(path, F_OK) != 0 else { return use(path) }
        var bytes: [UInt8] = []
        for name in path.unicodeScalars.split(separator: "/") {
            bytes.append(UInt8(ascii: "/"))
            let text = String(name)
            bytes +=
                name.contains("\u{FFFD}")
                ? Self.name(like: text, in: bytes) ?? Array(text.utf8) : Array(text.utf8)
        }
        return (bytes + [0]).withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { text in
                text.baseAddress.map(use) ?? use(path)
            }
        }
    }

    static func bytes(of path: String) -> [UInt8] {
        withBytes(of: path) { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }

    private static func name(like shown: String, in folder: [UInt8]) -> [UInt8]? {
        let stream = (folder + [0]).withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { text in text.baseAddress.flatMap { opendir($0) } }
        }
        guard let stream else { return nil }
        defer { closedir(stream) }
        var found: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if String(decoding: name, as: UTF8.self) == shown { found.append(name) }
        }
        return found.count == 1 ? found[0] : nil
    }
}
