import GalleryCore
import Wording

/// Writing boards into folders, and taking them in again.
protocol BoardTransferring: Sendable {
    /// Writes a board with its pictures; `progress` hears which photo is written. Nothing is left of one that was
    /// stopped.
    func export(
        _ board: Board, _ order: ExportOrder, progress: (Int) -> Void
    ) async throws(ScreenError) -> ExportOutcome
    /// Reads a file, or the one in a folder that was exported.
    func open(_ path: String) throws(ScreenError) -> ImportedFile
    /// The board of that name, or, when it is to be new, one with the first number that makes the name free.
    func board(for name: String, isNew: Bool) throws(ScreenError) -> Board?
    /// Sets what is known of the board besides its photos.
    func finish(_ board: Board, _ facts: BoardFile.Facts) throws(ScreenError)
    /// Puts a photo of a board's file on a board, with its picture; false for an own one that came without.
    func take(_ entry: BoardFile.Entry, from path: String, to board: Board) async throws(ScreenError) -> Bool
    /// Asks a service for a photo.
    func photo(_ id: PhotoID) async throws(ScreenError) -> Photo
}

/// A board that was exported.
struct ExportOutcome: Equatable, Sendable {
    /// The absolute path of the folder.
    let path: String
    /// How many pictures are not in it.
    let missing: Int
}

extension LocalFiles {
    /// The file there, or of a folder the data that an export put into it.
    func board(at path: String, limit: Int) throws(StoreError) -> LocalFile {
        if let data = try? read(path + "/" + ExportFormat.json.document, limit: limit) { return data }
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
        guard file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
            var known: Set<Substring> = []
            let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            content = .list(
                lines.prefix(Self.mostLines).map { $0.drop(while: \.isWhitespace) }
                    .filter { !$0.isEmpty && !$0.hasPrefix("#") && known.insert($0).inserted }
                    .map(String.init))
            return
        }
        do throws(BoardFile.Failure) {
            content = .board(try BoardFile(file.bytes))
        } catch {
            content = .failure(error)
        }
    }
}
