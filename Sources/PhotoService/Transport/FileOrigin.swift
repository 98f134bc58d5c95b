import FoundationEssentials
import Glibc

/// Origin of a partial download, stored in a text file of three lines beside it.
struct FileOrigin: Equatable {
    /// Without query, which often contains a changing signature.
    let address: String
    /// Strong ETag, else a strong `Last-Modified` (RFC 9110, 8.8; weak validators cannot be used for ranges).
    let validator: String
    let total: Int

    private static let longestFile = 16_384

    /// Origin from the headers of a complete response; `nil` if they do not allow resuming.
    init?(url: String, _ headers: HTTPHeaders) {
        guard let validator = Self.validator(headers), headers["Accept-Ranges"]?.lowercased() != "none",
            let total = headers["Content-Length"].flatMap({ Int($0) }), total > 0
        else { return nil }
        address = Self.address(url)
        self.validator = validator
        self.total = total
    }

    /// Whether a 206 response has the rest of this version of the file from `start` on (RFC 9110, 15.3.7.3).
    func isContinued(by headers: HTTPHeaders, at start: Int) -> Bool {
        guard let range = ContentRange(headers["Content-Range"]) else { return false }
        let mark = validator.hasPrefix("\"") ? headers["ETag"] : headers["Last-Modified"]
        return mark == validator && range.first == start && range.total == total && range.last == total - 1
    }

    private static func validator(_ headers: HTTPHeaders) -> String? {
        let tag = headers["ETag"].flatMap { $0.hasPrefix("\"") ? $0 : nil }
        guard let validator = tag ?? strongDate(headers), validator.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
        else { return nil }
        return validator
    }

    /// `Last-Modified` at least a minute before `Date`: a file may change twice in a second (RFC 9110, 8.8.2.2).
    private static func strongDate(_ headers: HTTPHeaders) -> String? {
        guard let text = headers["Last-Modified"], let changed = HTTPDate.parse(text),
            let sent = headers["Date"].flatMap({ HTTPDate.parse($0) }), sent.timeIntervalSince(changed) >= 60
        else { return nil }
        return text
    }

    init?(readFrom path: String) {
        guard let bytes = SmallFile.read(path, limit: Self.longestFile) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 4, lines[3].isEmpty, !lines[0].isEmpty, !lines[1].isEmpty,
            let total = Int(lines[2])
        else { return nil }
        address = String(lines[0])
        validator = String(lines[1])
        self.total = total
    }

    /// Ignores the query of the URL.
    func isSameFile(as url: String) -> Bool { address == Self.address(url) }

    /// Errors are ignored; the next download then restarts.
    func write(to path: String) {
        let text = Array("\(address)\n\(validator)\n\(total)\n".utf8)
        guard text.count <= Self.longestFile else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { _ = close(file) }
        let written = text.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if written != text.count { _ = unlink(path) }
    }

    private static func address(_ url: String) -> String { String(url.prefix { $0 != "?" && $0 != "#" }) }
}

/// `Content-Range` (RFC 9110, 14.4): `bytes 200-999/1000`, or `*` for an unknown total.
struct ContentRange: Equatable {
    let first: Int
    let last: Int
    let total: Int?

    init?(_ field: String?) {
        guard let field, field.lowercased().hasPrefix("bytes ") else { return nil }
        let halves = field.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, last >= first else {
            return nil
        }
        total = Int(halves[1])
        guard total != nil || halves[1] == "*", total.map({ $0 > last }) ?? true else { return nil }
        self.first = first
        self.last = last
    }
}
