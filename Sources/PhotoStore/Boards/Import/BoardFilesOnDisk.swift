import FoundationEssentials
public import GalleryCore
import Glibc

public struct BoardFilesOnDisk: BoardFileReading {
    private static let limit = 64 << 20
    /// Maximum number of lines that are read from a list of photos.
    private static let maxLines = 10_000
    /// Maximum bytes of a line. Of longer ones, which cannot be addresses, the first bytes are reported.
    private static let longestLine = 8_192
    private static let longTextStart = 100
    /// Interval at which cancellation is checked while a pipe has no data.
    private static let pollMilliseconds: Int32 = 50

    private let files: any LocalFiles

    public init(files: any LocalFiles = LocalFilesOnDisk()) { self.files = files }

    public func open(_ path: String) throws(StoreError) -> ImportedFile {
        let file = try read(path)
        return ImportedFile(path: file.path, title: file.title, content: Self.content(of: file.bytes))
    }

    private func read(_ path: String) throws(StoreError) -> LocalFile {
        let data = ExportFormat.json.document
        let inFolder: StoreError
        do throws(StoreError) { return try files.read(path + "/" + data, limit: Self.limit) } catch {
            inFolder = error
        }
        for page in [ExportFormat.html, .md].map(\.document) where path.hasSuffix("/" + page) || path == page
        {
            let data = String(path.dropLast(page.count)) + data
            if let data = try? files.read(data, limit: Self.limit) { return data }
        }
        if let bytes = try Self.pipe(path) { return LocalFile(path: path, bytes: bytes, digest: "") }
        do throws(StoreError) {
            return try files.read(path, limit: Self.limit)
        } catch .unreadable(let path, cause: .notAFile) {
            if case .unreadable(_, .system(ENOTDIR)) = inFolder {
                throw .unreadable(path: path, cause: .notAFile)
            }
            throw inFolder
        }
    }

    /// Contents of a pipe, such as a shell's `<(…)`; `nil` for other files. Waits for writer and data until canceled.
    private static func pipe(_ path: String) throws(StoreError) -> [UInt8]? {
        guard FileStatus(path: path)?.isPipe == true else { return nil }
        let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, cause: .system(errno)) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            guard !Task.isCancelled else { throw .unreadable(path: path, cause: .system(ECANCELED)) }
            // Until a writer opens the pipe, reading from it would report the end of the file.
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&state, 1, pollMilliseconds) > 0 else { continue }
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count >= 0 else { throw .unreadable(path: path, cause: .system(errno)) }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
            guard bytes.count <= limit else {
                throw .unreadable(path: path, cause: .tooLarge(limit: limit))
            }
        }
    }

    private static func content(of bytes: [UInt8]) -> ImportedFile.Content {
        // UTF-8 byte order mark, written by Windows editors; RFC 8259, section 8.1 allows a reader to skip it.
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
        guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return list(of: bytes) }
        do throws(BoardFile.Failure) {
            return .board(try BoardFile(parsing: bytes))
        } catch {
            return .failure(error == .foreign && !isJSON(bytes) ? .malformed : error)
        }
    }

    /// A file over 1 MiB counts as JSON, since decoding takes about 100 bytes of memory for each value.
    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        struct Value: Decodable { init(from decoder: any Decoder) {} }
        return bytes.count > 1 << 20 || (try? JSONDecoder().decode(Value.self, from: Data(bytes))) != nil
    }

    private static func list(of bytes: [UInt8]) -> ImportedFile.Content {
        var seen: Set<String> = []
        let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        let lines = bytes.split(maxSplits: maxLines, whereSeparator: ends.contains)
        guard lines.count <= maxLines || lines[maxLines].allSatisfy(ends.contains) else {
            return .failure(.tooLong(limit: maxLines))
        }
        return .list(
            lines.prefix(maxLines).map {
                String(decoding: $0.count > longestLine ? $0.prefix(longTextStart) : $0, as: UTF8.self)
            }
            .map { String($0.drop(while: \.isWhitespace)) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") && seen.insert($0).inserted })
    }
}
