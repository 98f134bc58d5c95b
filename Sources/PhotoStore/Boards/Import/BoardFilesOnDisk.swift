import FoundationEssentials
public import GalleryCore
import Glibc

public struct BoardFilesOnDisk: BoardFileReading {
    private static let limit = 64 << 20
    /// Maximum number of lines that are read from a list of photos.
    private static let maxLines = 10_000
    /// Maximum number of links that are read from an HTML file.
    private static let maxLinks = 100_000
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
        let bytes = utf8(bytes)
        if LinkedAddresses.isHTML(bytes) {
            return LinkedAddresses.all(in: bytes, limit: maxLinks).map(ImportedFile.Content.links)
                ?? .failure(.tooLong(limit: maxLinks))
        }
        guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return list(of: bytes) }
        do throws(BoardFile.Failure) {
            return .board(try BoardFile(parsing: bytes))
        } catch {
            return .failure(error == .foreign && !isJSON(bytes) ? .malformed : error)
        }
    }

    /// Text in UTF-8 without byte order mark, which Windows editors write, also before UTF-16.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            return UInt16(high) << 8 | UInt16(low)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
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
