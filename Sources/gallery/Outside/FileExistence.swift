import PhotoStore

enum FileExistence {
    /// Whether a file or folder has this path. Expands `~`.
    static func exists(_ path: String) -> Bool { !path.isEmpty && FoldersOnDisk.exists(path) }
}
