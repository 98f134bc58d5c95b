import GalleryCore
import Glibc

/// Symbolic links in the data folder to the hidden folders of running exports. Those of killed programs lead the next
/// start to the hidden folders, which may be anywhere.
struct UnfinishedExports: Sendable {
    /// Erased together with the database.
    private static let prefix = DatabaseOpening.fileName + "-export-"

    /// Data folder; exports are not recorded if it is empty.
    var folder = ""

    /// Path of the new link; `nil` if it cannot be created. Then only the next export to the same place cleans up.
    func begin(_ hidden: String) -> String? {
        guard !folder.isEmpty, !hidden.hasPrefix(WorkingFolder.link), !LinkedFolders.isTemporary(hidden)
        else { return nil }
        let link = folder + "/" + Self.prefix + String(UInt64.random(in: .min ... .max), radix: 36)
        return symlink(hidden, link) == 0 ? link : nil
    }

    /// Removes the hidden folders of killed programs.
    func sweep() {
        guard !folder.isEmpty, let data = try? Folder(path: folder) else { return }
        for name in data.names() where name.hasPrefix(Self.prefix) {
            let link = folder + "/" + name
            guard let hidden = target(of: link) else { continue }
            let (parent, file) = AbsolutePath.parts(of: hidden)
            if file.hasPrefix(".gallery-"), file.hasSuffix(BoardFolder.suffix) {
                try? Folder(path: parent).sweep()
                // Still there if another program uses the folder, or if the folder is not mounted.
                guard FileStatus(path: parent) != nil, access(hidden, F_OK) != 0 else { continue }
            }
            _ = unlink(link)
        }
    }

    private func target(of link: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}

extension GalleryDatabase {
    var unfinishedExports: UnfinishedExports { UnfinishedExports(folder: opening.folder) }

    /// Removes the hidden folders of exports that were killed.
    public func sweepExports() { unfinishedExports.sweep() }
}
