import FoundationEssentials
import GalleryCore
import Glibc

/// Trash of the desktop (Freedesktop.org Trash specification 1.0): in the home folder, or on the file system of a file.
/// Names may not be UTF-8.
struct Trash {
    /// Maximum number of names that are tried for one file.
    private static let most = 1_000

    /// Trash in the home folder; empty without one.
    let home: String

    /// Moves a file to the trash of its file system.
    func take(_ path: [UInt8], at date: Date) throws(StoreError) -> FileMove {
        let (folder, top) = try trash(for: path)
        for kind in ["info", "files"] {
            let made = FilePath.joined(folder, Array(kind.utf8))
            guard made.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST else {
                throw .system(path: FilePath.shown(made))
            }
        }
        let name = FilePath.name(of: path), deleted = date.localTime
        for attempt in 1...Self.most {
            let target = attempt == 1 ? name : Self.numbered(name, attempt)
            let record = folder + Array("/info/".utf8) + target + Array(".trashinfo".utf8)
            let file = record.withCString {
                open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            }
            if file < 0, errno == EEXIST || errno == ENAMETOOLONG && attempt == 1 { continue }
            guard file >= 0 else { throw .system(path: FilePath.shown(record)) }
            defer { _ = close(file) }
            let goal = folder + Array("/files/".utf8) + target
            // A file without a record, which another program has left.
            guard FileStatus(notFollowing: goal) == nil else {
                _ = record.withCString { unlink($0) }
                continue
            }
            do throws(StoreError) {
                try TemporaryFile.append(
                    Array(Self.record(of: path, below: top, deleted: deleted).utf8), to: file,
                    path: FilePath.shown(record))
                try FilesOnDisk.checkCancellation(at: path)
                guard FilePath.rename(path, to: goal) else {
                    throw .system(path: FilePath.shown(path))
                }
            } catch {
                _ = record.withCString { unlink($0) }
                throw error
            }
            return FileMove(
                from: FileAddress.of(path), to: FileAddress.of(goal), record: FileAddress.of(record),
                deleted: deleted)
        }
        throw .failed(path: FilePath.shown(folder), cause: .namesTaken)
    }

    /// Name with a number before the extension. Cut to leave room for `.trashinfo`.
    private static func numbered(_ name: [UInt8], _ number: Int) -> [UInt8] {
        let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == 0 ? nil : $0 } ?? name.count
        var stem = name[..<dot].prefix(200)
        // Not within a character of UTF-8.
        while stem.count < dot, let next = name[stem.endIndex...].first, next & 0xC0 == 0x80 {
            stem = stem.dropLast()
        }
        return Array(stem) + Array(" \(number)".utf8) + name[dot...]
    }

    /// Path relative to `top`, except in the home trash, where it is absolute.
    private static func record(of path: [UInt8], below top: [UInt8]?, deleted: String) -> String {
        let root = [UInt8(ascii: "/")]
        let shown = top.map { path.dropFirst($0 == root ? 1 : $0.count + 1) } ?? path[...]
        let encoded = FileAddress.of(root + shown).dropFirst("file:///".count)
        let address = top == nil ? "/" + encoded.drop { $0 == "/" } : encoded
        return "[Trash Info]\nPath=\(address)\nDeletionDate=\(deleted)\n"
    }

    /// Whether a record is that of the file from this path, and not of another one that was moved to the trash later.
    /// `deleted` is `nil` if unknown.
    static func isRecord(_ record: [UInt8], of path: [UInt8], deleted: String?) -> Bool {
        guard let file = OpenFile(following: record) else { return false }
        let lines = String(decoding: file.bytes(count: 65_536), as: UTF8.self).split(separator: "\n")
        func value(_ key: String) -> Substring? {
            lines.first { $0.hasPrefix(key + "=") }?.dropFirst(key.count + 1)
        }
        guard let recorded = value("Path")?.percentDecodedBytes else { return false }
        let slash = UInt8(ascii: "/")
        // Relative in the trash of another file system than that of the home folder.
        let isSame =
            recorded.first == slash ? recorded == path : path.suffix(recorded.count + 1) == [slash] + recorded
        return isSame && (deleted == nil || deleted == value("DeletionDate").map(String.init))
    }

    /// Trash folder, and the top folder of its file system; `nil` for the home trash.
    private func trash(for path: [UInt8]) throws(StoreError) -> (folder: [UInt8], top: [UInt8]?) {
        let folder = FilePath.folder(of: path)
        guard let device = FileStatus(following: folder)?.device else {
            throw .system(path: FilePath.shown(folder))
        }
        if !home.isEmpty {
            try Folder.make(home, mode: 0o700)
            if FileStatus(path: home)?.device == device { return (Array(home.utf8), nil) }
        }
        let root = [UInt8(ascii: "/")]
        var top = folder
        while top != root, FileStatus(following: FilePath.folder(of: top))?.device == device {
            top = FilePath.folder(of: top)
        }
        guard let trash = Self.folder(below: top) else { throw .noTrash(FilePath.shown(path)) }
        return (trash, top)
    }

    /// Trash folder below the top folder of a file system; `nil` unless it is a folder of the user, and no link.
    static func folder(below top: [UInt8]) -> [UInt8]? {
        let user = getuid(), shared = FilePath.joined(top, Array(".Trash".utf8))
        var folders = [FilePath.joined(top, Array(".Trash-\(user)".utf8))]
        // The administrator's folder must be no link and have the sticky bit.
        if let status = FileStatus(notFollowing: shared), status.isFolder, status.isSticky {
            folders.insert(FilePath.joined(shared, Array("\(user)".utf8)), at: 0)
        }
        return folders.first { folder in
            _ = folder.withCString { mkdir($0, 0o700) }
            guard let status = FileStatus(notFollowing: folder) else { return false }
            return status.isFolder && status.owner == user
        }
    }
}
