import FoundationEssentials
import GalleryCore
import Glibc

/// Trash of the desktop (Freedesktop.org Trash specification 1.0): in the home folder, or on the file system of a file.
struct Trash {
    /// Maximum number of names that are tried for one file.
    private static let most = 1_000

    /// Trash in the home folder; empty without one.
    let home: String

    /// Moves a file to the trash of its file system.
    func take(_ path: String, at date: Date) throws(StoreError) -> FileMove {
        let (folder, top) = try trash(for: path)
        for kind in ["info", "files"] { try Folder.make(folder + "/" + kind, mode: 0o700) }
        let name = AbsolutePath.parts(of: path).name
        for attempt in 1...Self.most {
            let target = attempt == 1 ? name : Self.numbered(name, attempt)
            let record = folder + "/info/" + target + ".trashinfo"
            let file = open(record, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if file < 0, errno == EEXIST || errno == ENAMETOOLONG && attempt == 1 { continue }
            guard file >= 0 else { throw .system(path: record) }
            defer { _ = close(file) }
            let goal = folder + "/files/" + target
            do throws(StoreError) {
                try TemporaryFile.append(
                    Array(Self.record(of: path, below: top, at: date).utf8), to: file, path: record)
                guard access(goal, F_OK) != 0, rename(path, goal) == 0 else { throw .system(path: path) }
            } catch {
                _ = unlink(record)
                throw error
            }
            return FileMove(
                from: FileAddress.of(path), to: FileAddress.of(goal), record: FileAddress.of(record))
        }
        throw .failed(path: folder, cause: .namesTaken)
    }

    private static func numbered(_ name: String, _ number: Int) -> String {
        let stem = LocalFile.title(of: name), ending = name.dropFirst(stem.count)
        return String(stem.prefix(200)) + " \(number)" + ending
    }

    /// Path relative to `top`, except in the home trash, where it is absolute.
    private static func record(of path: String, below top: String?, at date: Date) -> String {
        let shown = top.map { path.dropFirst($0 == "/" ? 1 : $0.utf8.count + 1) } ?? path[...]
        let encoded = FileAddress.of("/" + shown).dropFirst("file:///".count)
        let address = top == nil ? "/" + encoded.drop { $0 == "/" } : encoded
        return "[Trash Info]\nPath=\(address)\nDeletionDate=\(date.localTime)\n"
    }

    /// Trash folder, and the top folder of its file system; `nil` for the home trash.
    private func trash(for path: String) throws(StoreError) -> (folder: String, top: String?) {
        let folder = AbsolutePath.parts(of: path).folder
        guard let device = Self.device(of: folder) else { throw .system(path: folder) }
        if !home.isEmpty {
            try Folder.make(home, mode: 0o700)
            if Self.device(of: home) == device { return (home, nil) }
        }
        var top = folder
        while top != "/", Self.device(of: AbsolutePath.parts(of: top).folder) == device {
            top = AbsolutePath.parts(of: top).folder
        }
        let base = top == "/" ? "" : top, user = getuid()
        // The administrator's folder must be no link and have the sticky bit.
        var status = stat()
        if lstat(base + "/.Trash", &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
            status.st_mode & S_ISVTX != 0
        {
            return (base + "/.Trash/\(user)", top)
        }
        return (base + "/.Trash-\(user)", top)
    }

    private static func device(of path: String) -> dev_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_dev : nil
    }
}
