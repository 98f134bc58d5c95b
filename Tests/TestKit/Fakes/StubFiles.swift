public import GalleryCore

public struct StubFiles: LocalFiles {
    public var files: [String: LocalFile]

    public init(files: [String: LocalFile] = [:]) { self.files = files }

    public func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile {
        guard let file = files[path], file.bytes.count <= limit else {
            throw .unreadable(path: path, cause: .notAFile)
        }
        return file
    }

    public func pictures(at path: String) -> [String] {
        path.hasSuffix("/") ? files.keys.filter { $0.hasPrefix(path) }.sorted() : [path]
    }

    public func read(_ name: String, inFolderOf path: String, limit: Int) -> LocalFile? {
        try? read(name, limit: limit)
    }
}
