import GalleryCore
import Glibc

/// Published export that lacks pictures. Its file `.incomplete` lists its documents, one per line.
struct IncompleteExport {
    private static let mark = BoardFolder.incompleteMark
    /// Maximum size of `.incomplete` in bytes.
    private static let longest = 1 << 16

    private let path: String
    private let documents: Set<String>

    init?(at path: String) {
        guard let file = OpenFile(path: path + "/" + Self.mark), file.size <= Self.longest else { return nil }
        self.path = path
        documents = Set(
            String(decoding: file.bytes(count: Int(file.size)), as: UTF8.self).split(separator: "\n")
                .map(String.init))
    }

    /// Writes the names of the folder's documents into `.incomplete`, if that file exists.
    static func describe(_ folder: String, pictures: String) throws(StoreError) {
        let path = folder + "/" + mark
        let file = open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return }
            throw .system(path: path)
        }
        defer { _ = close(file) }
        let names = try Folder(path: folder).names().filter { $0 != mark && $0 != pictures }
        let text = names.sorted().map { $0 + "\n" }.joined()
        try TemporaryFile.append(Array(text.utf8), to: file, path: path)
    }

    /// Moves the files of a newer export here, replacing files of the same names. Then removes `.incomplete` if the
    /// newer export is complete. Returns `false` if the newer export lacks one of the documents.
    func take(_ newer: String, pictures: String) throws(StoreError) -> Bool {
        let new = try Folder(path: newer)
        guard let old = try? Folder(path: path, followingLinks: false) else { return false }
        let names = new.names()
        guard documents.isSubset(of: names) else { return false }
        try move(from: newer + "/" + pictures, to: path + "/" + pictures)
        for name in names where name != pictures && name != Self.mark {
            guard renameat(new.descriptor, name, old.descriptor, name) == 0 else {
                throw StoreError.system(path: path + "/" + name)
            }
        }
        try old.sync()
        if !names.contains(Self.mark) {
            _ = unlinkat(old.descriptor, Self.mark, 0)
            try old.sync()
        }
        BoardFolder.remove(newer)
        return true
    }

    private func move(from source: String, to target: String) throws(StoreError) {
        guard mkdir(target, 0o777) == 0 || errno == EEXIST else { throw .system(path: target) }
        let new = try Folder(path: source), old = try Folder(path: target, followingLinks: false)
        for name in new.names() {
            guard renameat(new.descriptor, name, old.descriptor, name) == 0 else {
                throw StoreError.system(path: target + "/" + name)
            }
        }
        try old.sync()
    }
}
