public import GalleryCore
import Glibc

extension FoldersOnDisk {
    /// Whether a file or folder has this path, in which U+FFFD replaces bytes that are not UTF-8.
    public static func exists(_ path: String) -> Bool { resolved(absolute(path)) != nil }

    /// Throws if the file system does not respond.
    public func entry(at path: String) async throws(StoreError) -> FolderEntry {
        let absolute = Self.absolute(path)
        return try await work.run(orThrow: .notResponding(absolute), after: FileWork.patience) {
            () throws(StoreError) -> FolderEntry in
            try Self.entry(absolute)
        }
    }

    /// Each hundred paths have the time in which a file system responds.
    public func entries(at paths: [String]) async -> [Result<FolderEntry, StoreError>] {
        var entries: [Result<FolderEntry, StoreError>] = []
        for start in stride(from: 0, to: paths.count, by: 100) {
            let part = paths[start..<min(paths.count, start + 100)].map(Self.absolute)
            let late = StoreError.notResponding(part[0])
            do throws(StoreError) {
                entries += try await work.run(orThrow: late, after: FileWork.patience) {
                    () throws(StoreError) -> [Result<FolderEntry, StoreError>] in
                    part.map(Self.outcome)
                }
            } catch { entries += part.map { _ in .failure(error) } }
        }
        return entries
    }

    /// Unlike other paths, those in addresses may have bytes that are not UTF-8; U+FFFD replaces them.
    private static func absolute(_ path: String) -> String {
        AbsolutePath.linked(FileAddress.path(path) ?? path)
    }

    private static func outcome(_ absolute: String) -> Result<FolderEntry, StoreError> {
        do throws(StoreError) { return .success(try entry(absolute)) } catch { return .failure(error) }
    }

    private static func entry(_ absolute: String) throws(StoreError) -> FolderEntry {
        guard let (real, bytes) = resolved(absolute), let status = FileStatus(following: bytes) else {
            throw .unreadable(path: absolute, cause: .system(errno))
        }
        if status.isFolder { return .folder(real) }
        guard let file = OpenFile(following: bytes) else {
            guard !status.isRegular else { throw .unreadable(path: absolute, cause: .system(errno)) }
            return .other(real)
        }
        let isPicture =
            FolderListing.rawEnding(of: bytes) != nil
            || PictureKind(file.bytes(count: PictureKind.signatureBytes)) != nil
        return isPicture ? .picture(real) : .other(real)
    }

    /// Path whose folders are no links, and its bytes, which may not be UTF-8; on failure, `nil` with `errno` set. A
    /// link to a file is kept, since commands apply to the link in its folder. `path` may be an address.
    static func resolved(_ path: String) -> (path: String, bytes: [UInt8])? {
        let given = FileAddress.bytes(path) ?? RepairedPath.bytes(of: path)
        guard var real = real(given) else { return nil }
        if FileStatus(following: real)?.isFolder != true, let folder = Self.real(FilePath.folder(of: given)) {
            real = FilePath.joined(folder, FilePath.name(of: given))
        }
        return (String(validating: real, as: UTF8.self) ?? path, real)
    }

    /// Path without links.
    static func real(_ path: [UInt8]) -> [UInt8]? {
        guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        return UnsafeRawBufferPointer(start: real, count: strlen(real)).map { $0 }
    }
}
