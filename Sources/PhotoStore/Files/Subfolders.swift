import GalleryCore

enum Subfolders {
    private static let deepest = 4
    private static let most = 200

    /// Subfolders, parents first. Skips hidden folders, links and, unless `withExports`, those of exported boards.
    static func paths(in path: String, withExports: Bool) -> [String] {
        var found: [String] = []
        var level = [path]
        for _ in 0..<deepest {
            level = level.flatMap { folders(in: $0, withExports) }
            found += level
            if level.isEmpty || found.count >= most { break }
        }
        return Array(found.prefix(most))
    }

    private static func folders(in path: String, _ withExports: Bool) -> [String] {
        guard let folder = try? Folder(path: path) else { return [] }
        let names = folder.names()
        guard withExports || !names.contains(ExportFormat.json.document) else { return [] }
        return NaturalOrder.sorted(names).compactMap { name in
            guard !name.hasPrefix("."), FileStatus(name, in: folder)?.isFolder == true else { return nil }
            return PicturesFolder.joined(path, name)
        }
    }
}
