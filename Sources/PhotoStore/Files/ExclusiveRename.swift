import Glibc

/// Gives a file its final name in one step that can never overwrite.
enum ExclusiveRename {
    private typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// RENAME_NOREPLACE of rename(2), which the Glibc module leaves out together with the call.
    private static let noReplace: UInt32 = 1

    // Looked up by name because the module does not export it. The signature is that of rename(2).
    private static let renameat2: Rename? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }

    /// Renames within a folder; false when something, even a dangling link, has the new name already.
    static func rename(_ old: String, to new: String, in folder: borrowing Folder) throws(SystemError) -> Bool
    {
        if let renameat2 {
            if renameat2(folder.descriptor, old, folder.descriptor, new, noReplace) == 0 { return true }
            if errno == EEXIST { return false }
            // Some file systems know no flags; a hard link does not overwrite either.
            guard errno == EINVAL || errno == ENOSYS else {
                throw SystemError(path: folder.path + "/" + new)
            }
        }
        guard linkat(folder.descriptor, old, folder.descriptor, new, 0) == 0 else {
            if errno == EEXIST { return false }
            throw SystemError(path: folder.path + "/" + new)
        }
        _ = unlinkat(folder.descriptor, old, 0)
        return true
    }
}
