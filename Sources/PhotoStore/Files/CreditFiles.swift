public import GalleryCore
import Glibc

public struct CreditFiles: CreditFileWriting {
    private static let limit = 16 << 20
    private static let start = "<!-- gallery -->"
    private static let end = "<!-- /gallery -->"
    /// Seconds to wait for another program that writes the file.
    private static let longestWait = 10

    public init() {}

    public func write(
        _ entries: [String], as format: CreditFormat, to path: String, replacing: Bool
    ) throws(StoreError) -> CreditFileChange {
        let path = Self.resolved(AbsolutePath.linked(path))
        let (parent, name) = AbsolutePath.parts(of: path)
        let folder = try Folder(path: parent)
        folder.sweep()
        folder.holdTemporaryFiles()
        let lock = ".gallery-\(FileName.digest(path)).part"
        let held = TemporaryFile.hold(lock, in: folder, seconds: Self.longestWait)
        defer { if let held { TemporaryFile.release(held, named: lock, in: folder) } }
        let old = try Self.text(name, in: folder)
        let lines = entries.map { entry in
            entry.split(separator: "\n").map { line in
                // The indentation of a YAML sequence.
                line.prefix { $0 == " " } + SafeText.plain(String(line))
            }.joined(separator: "\n")
        }
        let added = lines.count { !Self.contains(old ?? "", $0) }
        let new = Self.merged(lines, format, into: old, replacing: replacing)
        if new != old { try Self.replace(name, in: folder, with: Array(new.utf8)) }
        return CreditFileChange(path: path, added: added)
    }

    public func replace(_ path: String, with text: String) throws(StoreError) -> Bool {
        let (parent, name) = AbsolutePath.parts(of: path)
        let folder = try Folder(path: parent)
        guard try Self.text(name, in: folder) != text else { return false }
        folder.sweep()
        folder.holdTemporaryFiles()
        try Self.replace(name, in: folder, with: Array(text.utf8))
        return true
    }

    private static func merged(
        _ entries: [String], _ format: CreditFormat, into old: String?, replacing: Bool
    ) -> String {
        let text = old ?? ""
        let gap = format.hasParagraphs && !replacing ? "\n\n" : "\n"
        func added(to text: some StringProtocol) -> String {
            let text = String(text)
            let new = entries.reduce(into: [String]()) { new, entry in
                if !contains(text, entry), !new.contains(entry) { new.append(entry) }
            }
            guard !new.isEmpty else { return text }
            let before = text.isEmpty ? "" : text.hasSuffix("\n") ? text : text + "\n"
            let blank = before.isEmpty || before == "\n" || gap == "\n" ? "" : "\n"
            return before + blank + new.joined(separator: gap) + "\n"
        }
        if let first = text.firstRange(of: start),
            let last = text[first.upperBound...].firstRange(of: end)
        {
            let inside = text[first.upperBound..<last.lowerBound]
            let new = replacing ? "\n" + entries.map { $0 + "\n" }.joined() : added(to: inside)
            return String(text[..<first.upperBound]) + new + String(text[last.lowerBound...])
        }
        guard replacing, format.hasComments else { return added(to: text) }
        let before = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
        return before + start + "\n" + entries.map { $0 + "\n" }.joined() + end + "\n"
    }

    private static func contains(_ text: String, _ entry: String) -> Bool {
        ("\n" + text + "\n").contains("\n" + entry + "\n")
    }

    private static func text(
        _ name: String, in folder: borrowing Folder
    ) throws(StoreError) -> String? {
        guard let status = FileStatus(name, in: folder) else { return nil }
        let path = PicturesFolder.joined(folder.path, name)
        guard status.isRegular else { throw .failed(path: path, cause: .notAFile) }
        guard let file = OpenFile(name, in: folder) else { throw .unreadable(path: path, cause: .notAFile) }
        guard file.size <= limit else { throw .unreadable(path: path, cause: .tooLarge(limit: limit)) }
        // Rewriting text in another encoding would damage the file.
        guard let text = String(validating: file.bytes(count: file.size), as: UTF8.self) else {
            throw .unreadable(path: path, cause: .notUTF8)
        }
        return text
    }

    private static func replace(
        _ name: String, in folder: borrowing Folder, with bytes: [UInt8]
    ) throws(StoreError) {
        let mode = FileStatus(name, in: folder, followingLinks: true)?.permissions
        let new = try TemporaryFile.write(bytes, in: folder)
        if let mode { _ = fchmodat(folder.descriptor, new, mode, 0) }
        guard renameat(folder.descriptor, new, folder.descriptor, name) == 0 else {
            let error = StoreError.system(path: PicturesFolder.joined(folder.path, name))
            _ = unlinkat(folder.descriptor, new, 0)
            throw error
        }
        try folder.sync()
    }

    /// Resolves links, so that a link is not replaced by a file.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(validatingCString: real) ?? path
    }
}
