import FoundationEssentials
public import GalleryCore
import Glibc

public struct CreditFiles: CreditFileWriting {
    private static let limit = 16 << 20
    /// Seconds to wait for another program that writes the file.
    private static let longestWait = 10

    public init() {}

    public func write(
        _ entries: [DocumentEntry], as format: CreditFormat, to path: String, replacing: Bool
    ) throws(StoreError) -> CreditFileChange {
        let path = Self.resolved(try AbsolutePath.writable(path))
        let (parent, name) = AbsolutePath.parts(of: path)
        try Folder.make(parent, mode: 0o777)
        let folder = try Folder(path: parent)
        folder.sweep()
        folder.holdTemporaryFiles()
        let lock = ".gallery-\(FileName.digest(path)).part"
        let held = TemporaryFile.hold(lock, in: folder, seconds: Self.longestWait)
        defer { if let held { TemporaryFile.release(held, named: lock, in: folder) } }
        let old = try Self.text(name, in: folder)
        let lines = entries.map { Self.plain($0.text) }
        var text = TextLines(old ?? []), replaced = 0
        let added = lines.count { !text.has($0) }
        var others = lines
        if !replacing {
            others = []
            for (entry, new) in zip(entries, lines) {
                if text.replaceAll(entry.earlier.map(Self.plain), with: new) {
                    replaced += 1
                } else if entry.earlier.isEmpty || !text.has(new) {
                    others.append(new)
                }
            }
        }
        do throws(MarkerError) {
            try Self.merge(others, format, into: &text, isMarkdown: !Self.isHTML(name), replacing: replacing)
        } catch {
            throw .marker(path: path, line: error.line, error.fault)
        }
        let new = text.bytes
        if new != old { try Self.replace(name, in: folder, with: new) }
        return CreditFileChange(path: path, added: added, replaced: replaced)
    }

    private static func plain(_ entry: String) -> String {
        entry.split(separator: "\n").map { line in
            // The indentation of a YAML sequence.
            line.prefix { $0 == " " } + SafeText.plain(String(line))
        }.joined(separator: "\n")
    }

    public func set(_ fields: [String], in path: String) throws(StoreError) -> Bool {
        let path = Self.resolved(path)
        let (parent, name) = AbsolutePath.parts(of: path)
        let folder = try Folder(path: parent)
        let old = try Self.text(name, in: folder)
        var text = TextLines(old ?? [])
        for field in fields where !text.contains([field[...]], in: text.lines.indices) {
            let tag = field.prefix { $0 != ":" } + ":"
            let tagged = text.lines.indices.filter { text.lines[$0].trimmed.starts(with: tag.utf8) }
            // Several lines with a tag are the user's, who knows about other holders and licenses.
            let end = tagged.last.map { $0 + 1 } ?? text.lines.count
            text.replace(tagged.count == 1 ? tagged[0]..<end : end..<end, with: [field])
        }
        let new = text.bytes
        guard new != old else { return false }
        folder.sweep()
        folder.holdTemporaryFiles()
        try Self.replace(name, in: folder, with: new)
        return true
    }

    /// Replaces the section of credits, or adds the entries that it lacks. Without a section, adds to the whole text.
    private static func merge(
        _ entries: [String], _ format: CreditFormat, into text: inout TextLines, isMarkdown: Bool,
        replacing: Bool
    ) throws(MarkerError) {
        let section = try CreditSection(in: text, isMarkdown: isMarkdown)
        let scope = section.range ?? text.lines.indices
        let indentation = section.indentation
        func indented(_ entry: Substring) -> String {
            entry.isEmpty ? "" : String(decoding: indentation, as: UTF8.self) + entry
        }
        func lines(_ entry: String) -> [Substring] { entry.split(separator: "\n") }
        if replacing, section.range != nil {
            return text.replace(scope, with: entries.flatMap(lines).map(indented))
        }
        if replacing, format.hasComments {
            // The markers would be code, and so would not be found by the next call.
            if let fence = section.openFence { throw MarkerError(line: fence + 1, fault: .openFence) }
            let block = [CreditSection.start] + entries.flatMap(lines).map(String.init) + [CreditSection.end]
            return text.replace(scope.upperBound..<scope.upperBound, with: block)
        }
        let missing = entries.distinct(by: \.self).filter {
            !text.contains(lines($0), in: scope, after: indentation)
        }
        let hasGaps = format.hasParagraphs && !replacing
        var isFirst = scope.last.map { text.lines[$0].trimmed.isEmpty } ?? true
        let new = missing.flatMap { entry -> [String] in
            defer { isFirst = false }
            return (hasGaps && !isFirst ? [""] : []) + lines(entry).map(indented)
        }
        text.replace(scope.upperBound..<scope.upperBound, with: new)
    }

    /// Whether the name is that of an HTML page, which has neither code fences nor code by indentation.
    private static func isHTML(_ name: String) -> Bool {
        [".html", ".htm", ".xhtml"].contains(where: name.lowercased().hasSuffix)
    }

    private static func text(
        _ name: String, in folder: borrowing Folder
    ) throws(StoreError) -> [UInt8]? {
        guard let status = FileStatus(name, in: folder) else { return nil }
        let path = PicturesFolder.joined(folder.path, name)
        guard status.isRegular else { throw .failed(path: path, cause: .notAFile) }
        guard let file = OpenFile(name, in: folder) else { throw .unreadable(path: path, cause: .notAFile) }
        guard file.size <= limit else { throw .unreadable(path: path, cause: .tooLarge(limit: limit)) }
        let bytes = file.bytes(count: file.size)
        guard bytes.count == file.size else { throw .unreadable(path: path, cause: .system(EIO)) }
        // Text in another encoding would be damaged.
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw .unreadable(path: path, cause: .notUTF8)
        }
        return bytes
    }

    /// Replaces the file by a new one with its mode and owner. A file with several hard links, or an owner that a new
    /// file cannot get, is overwritten.
    private static func replace(
        _ name: String, in folder: borrowing Folder, with bytes: [UInt8]
    ) throws(StoreError) {
        let status = FileStatus(name, in: folder)
        var isReplaceable = true
        let new = try TemporaryFile.write(in: folder, mode: status == nil ? 0o666 : 0o600) {
            file, path throws(StoreError) in
            if let status { isReplaceable = status.links == 1 && status.setOwnerAndMode(of: file) }
            try TemporaryFile.append(bytes, to: file, path: path)
        }
        defer { _ = unlinkat(folder.descriptor, new, 0) }
        let path = PicturesFolder.joined(folder.path, name)
        guard isReplaceable else { return try overwrite(name, in: folder, with: bytes, path: path) }
        guard renameat(folder.descriptor, new, folder.descriptor, name) == 0 else {
            throw StoreError.system(path: path)
        }
        try folder.sync()
    }

    /// For use after the bytes were written to another file of the folder, which shows that the disk has room for them.
    private static func overwrite(
        _ name: String, in folder: borrowing Folder, with bytes: [UInt8], path: String
    ) throws(StoreError) {
        let file = openat(folder.descriptor, name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw StoreError.system(path: path) }
        defer { _ = close(file) }
        try TemporaryFile.append(bytes, to: file, path: path)
        guard ftruncate(file, off_t(bytes.count)) == 0, Folder.isSynced(file) else {
            throw StoreError.system(path: path)
        }
    }

    /// Resolves links, so that a link is not replaced by a file. The file that a link names may be missing.
    private static func resolved(_ path: String) -> String {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(validatingCString: real) ?? path
        }
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
        guard let link, !link.contains("\u{FFFD}") else { return path }
        let target = AbsolutePath.of(link, in: AbsolutePath.parts(of: path).folder)
        // A link that leads to itself is refused, as it is no regular file.
        return target == path || FileStatus(path: target, followingLinks: false) != nil ? path : target
    }
}
