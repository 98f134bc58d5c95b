import GalleryCore
import Wording

extension LocalFiles {
    /// Reads the file, or the data file of an export in that folder or next to that page.
    func board(at path: String, limit: Int) throws(StoreError) -> LocalFile {
        let data = ExportFormat.json.document
        if let data = try? read(path + "/" + data, limit: limit) { return data }
        for page in [ExportFormat.html, .md].map(\.document) where path.hasSuffix("/" + page) || path == page
        {
            if let data = try? read(String(path.dropLast(page.count)) + data, limit: limit) { return data }
        }
        return try read(path, limit: limit)
    }
}

/// Board file or list of photos.
struct ImportedFile: Sendable {
    enum Content: Sendable {
        case board(BoardFile)
        /// Unique lines without blank ones and comments.
        case list([String])
        case failure(BoardFile.Failure)
    }

    /// Longer files are not lists of photos.
    private static let mostLines = 10_000
    /// Bytes; an address takes a few hundred.
    private static let longestLine = 8_192

    let path: String
    /// File name without the extension.
    let title: String
    let content: Content

    init(_ file: LocalFile) {
        path = file.path
        title = file.title
        // UTF-8 byte order mark, written by Windows editors; RFC 8259, section 8.1 allows a reader to skip it.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = file.bytes.starts(with: mark) ? Array(file.bytes.dropFirst(mark.count)) : file.bytes
        guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
            content = .list(Self.lines(of: bytes))
            return
        }
        do throws(BoardFile.Failure) {
            content = .board(try BoardFile(bytes))
        } catch {
            content = .failure(error)
        }
    }

    private static func lines(of bytes: [UInt8]) -> [String] {
        var known: Set<String> = []
        // Bounds the work for a file that is not a list.
        let lines = bytes.prefix(mostLines * longestLine)
            .split(maxSplits: mostLines) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.prefix(mostLines).filter { $0.count <= longestLine }
            .map { String(decoding: $0, as: UTF8.self) }
            .map { String($0.drop(while: \.isWhitespace)) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") && known.insert($0).inserted }
    }
}
