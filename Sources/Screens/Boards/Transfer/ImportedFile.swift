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
            var known: Set<Substring> = []
            let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            content = .list(
                lines.prefix(Self.mostLines).map { $0.drop(while: \.isWhitespace) }
                    .filter { !$0.isEmpty && !$0.hasPrefix("#") && known.insert($0).inserted }
                    .map(String.init))
            return
        }
        do throws(BoardFile.Failure) {
            content = .board(try BoardFile(bytes))
        } catch {
            content = .failure(error)
        }
    }
}
