public import GalleryCore
import Glibc

public struct LocalFilesOnDisk: LocalFiles {
    private static let endings: Set = [
        "jpg", "jpeg", "png", "webp", "gif", "tif", "tiff", "bmp", "avif", "heic", "heif", "jxl",
    ]

    public init() {}

    /// Follows links; the path of the result has none.
    public func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile {
        let absolute = AbsolutePath.linked(path)
        guard let resolved = RepairedPath.withBytes(of: absolute, { realpath($0, nil) }) else {
            throw .unreadable(path: absolute, cause: .system(errno))
        }
        defer { free(resolved) }
        let real = String(validatingCString: resolved) ?? absolute
        guard let file = OpenFile(resolved: resolved) else {
            throw .unreadable(
                path: absolute, cause: access(resolved, R_OK) == 0 ? .notAFile : .system(errno))
        }
        guard file.size <= limit else {
            throw .unreadable(path: absolute, cause: .tooLarge(limit: limit))
        }
        return Self.file(file, path: real)
    }

    /// Follows no links in `name`; rejects hidden names, parent folders and more than four path components.
    public func read(_ name: String, inFolderOf path: String, limit: Int) -> LocalFile? {
        let steps = name.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...4).contains(steps.count), steps.allSatisfy({ !$0.isEmpty && $0.first != "." }),
            !name.utf8.contains(0)
        else { return nil }
        var folder = String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
        for step in steps.dropLast() {
            folder += "/" + String(step)
            guard FileStatus(path: folder, followingLinks: false)?.isFolder == true else { return nil }
        }
        let whole = folder + "/" + (steps.last.map(String.init) ?? "")
        guard let file = OpenFile(path: whole), file.size <= limit else { return nil }
        return Self.file(file, path: whole)
    }

    /// Pictures in the folder at `path`, without hidden ones. If `path` is no folder: the paths that match it as a
    /// POSIX glob pattern (`*`, `?` and `[`), else `path` itself.
    public func pictures(at path: String) -> [String] {
        let absolute = AbsolutePath.of(path)
        if let folder = try? Folder(path: absolute) {
            return NaturalOrder.sorted(folder.names()).filter { name in
                let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
                return !name.hasPrefix(".") && Self.endings.contains(ending)
            }.map { PicturesFolder.joined(absolute, $0) }
        }
        guard path.contains(where: { "*?[".contains($0) }), access(absolute, F_OK) != 0 else { return [path] }
        var found = glob_t()
        defer { globfree(&found) }
        guard glob(absolute, GLOB_NOSORT, nil, &found) == 0 else { return [path] }
        return NaturalOrder.sorted(
            (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } })
    }

    private static func file(_ file: borrowing OpenFile, path: String) -> LocalFile {
        let digest = SHA256.digest(of: file)
        return LocalFile(
            path: path, bytes: file.bytes(count: file.size), digest: digest,
            credit: Sidecar(in: OpenFile(path: path + ".json"))?.credit(of: digest))
    }
}
