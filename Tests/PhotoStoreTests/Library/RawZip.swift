@testable import PhotoStore

/// ZIP archive of uncompressed entries (PKWARE APPNOTE, 4.3), for archives that `export` never writes.
struct RawZip {
    struct Entry {
        var name: String
        var bytes: [UInt8]
        var mode = 0o100600
        /// Size in bytes in the headers; `nil` for the actual size.
        var size: Int?
        var isEncrypted = false
    }

    static func header(version: Int = 1) -> String {
        #"{"library":{"format":"gallery-library","version":\#(version)}}"#
    }

    /// Document of a library with `lines` between its header and its end line.
    static func document(_ lines: [String], version: Int = 1) -> Entry {
        let end = #"{"end":{"lines":\#(lines.count + 1)}}"#
        let text = ([header(version: version)] + lines + [end]).map { $0 + "\n" }.joined()
        return Entry(name: "library.jsonl", bytes: Array(text.utf8))
    }

    static func bytes(_ entries: [Entry]) -> [UInt8] {
        var file: [UInt8] = [], directory: [UInt8] = []
        for entry in entries {
            let offset = file.count
            let size = entry.size ?? entry.bytes.count
            let name = Array(entry.name.utf8)
            let fields =
                two(20) + two(entry.isEncrypted ? 1 : 0) + two(0) + two(0) + two(0)
                + four(Int(CRC32.of(entry.bytes))) + four(size)
                + four(size) + two(name.count) + two(0)
            file += Array("PK\u{3}\u{4}".utf8) + fields + name + entry.bytes
            directory += Array("PK\u{1}\u{2}".utf8) + [20, 3] + fields + two(0) + two(0) + two(0)
            directory += four(entry.mode << 16) + four(offset) + name
        }
        let end = two(0) + two(0) + two(entries.count) + two(entries.count) + four(directory.count)
        return file + directory + Array("PK\u{5}\u{6}".utf8) + end + four(file.count) + two(0)
    }

    private static func two(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    private static func four(_ value: Int) -> [UInt8] { two(value) + two(value >> 16) }
}
