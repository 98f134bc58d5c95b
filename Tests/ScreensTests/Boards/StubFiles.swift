import GalleryCore

struct StubFiles: LocalFiles {
    var files: [String: LocalFile] = [:]

    func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile {
        guard let file = files[path], file.bytes.count <= limit else {
            throw .unreadable(path: path, cause: .notAFile)
        }
        return file
    }

    func pictures(at path: String) -> [String] {
        path.hasSuffix("/") ? files.keys.filter { $0.hasPrefix(path) }.sorted() : [path]
    }

    func read(_ name: String, beside path: String, limit: Int) -> LocalFile? {
        try? read(name, limit: limit)
    }
}
