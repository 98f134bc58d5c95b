import GalleryCore
import Wording

extension LocalFiles {
    /// The file there, or the data that an export put into that folder or beside that page.
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

/// A file with photos.
struct ImportedFile: Sendable {
    enum Content: Sendable {
        case board(BoardFile)
        /// Lines that are not blank and no comments, each once.
        case list([String])
        case failure(BoardFile.Failure)
    }

    /// More lines are no list a person has written.
    private static let mostLines = 10_000
    /// Bytes of the longest that is looked at; an address takes some hundred.
    private static let longestLine = 8_192

    let path: String
    /// The file's name without what stands behind its dot.
    let title: String
    let content: Content

    init(_ file: LocalFile) {
        path = file.path
        title = file.title
        // Editors on Windows put it there (RFC 8259, 8.1 lets a reader pass over it).
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
        // Without the rest of a file that is no list at all.
        let lines = bytes.prefix(mostLines * longestLine)
            .split(maxSplits: mostLines) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.prefix(mostLines).filter { $0.count <= longestLine }
            .map { String(decoding: $0, as: UTF8.self) }
            .map { String($0.drop(while: \.isWhitespace)) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") && known.insert($0).inserted }
    }
}
