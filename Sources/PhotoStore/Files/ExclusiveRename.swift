import GalleryCore
import Glibc

enum ExclusiveRename {
    private typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// RENAME_NOREPLACE of rename(2), missing from the Glibc module.
    private static let noReplace: UInt32 = 1

    // The Glibc module does not export renameat2, either; its signature is in rename(2).
    private static let renameat2: Rename? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

    /// Renames within a folder; returns `false` if the new name exists, even as a dangling link. The old name may not
    /// be UTF-8.
    static func rename(
        _ old: UnsafePointer<CChar>, to new: String, in folder: borrowing Folder
    ) throws(StoreError) -> Bool {
        if let renameat2 {
            if renameat2(folder.descriptor, old, folder.descriptor, new, noReplace) == 0 { return true }
            if errno == EEXIST { return false }
            // On a file system that does not support flags, uses a hard link, which does not overwrite either.
            guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else {
                throw StoreError.system(path: folder.path + "/" + new)
            }
        }
        guard linkat(folder.descriptor, old, folder.descriptor, new, 0) == 0 else {
            if errno == EEXIST { return false }
            // Without hard links, as on exFAT and in shared folders of virtual machines, reserves the name.
            guard [EPERM, ENOSYS, EOPNOTSUPP, EMLINK].contains(errno) else {
                throw StoreError.system(path: folder.path + "/" + new)
            }
            return try reserve(new, for: old, in: folder)
        }
        _ = unlinkat(folder.descriptor, old, 0)
        return true
    }

    /// Creates an empty file and renames over it. A crash in between leaves the empty file.
    static func reserve(
        _ new: String, for old: UnsafePointer<CChar>, in folder: borrowing Folder
    ) throws(StoreError) -> Bool {
        let path = folder.path + "/" + new
        let file = openat(folder.descriptor, new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            if errno == EEXIST { return false }
            throw StoreError.system(path: path)
        }
        _ = close(file)
        guard renameat(folder.descriptor, old, folder.descriptor, new) == 0 else {
            let error = StoreError.system(path: path)
            _ = unlinkat(folder.descriptor, new, 0)
            throw error
        }
        return true
    }
}
