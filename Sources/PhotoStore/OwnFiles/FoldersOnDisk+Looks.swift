public import GalleryCore

extension FoldersOnDisk: FileLooks {
    public func files(of query: FolderQuery) async throws(StoreError) -> [IndexedFile] {
        try await updated(query) { Self.withoutLinks($0.files(of: query, annotated: $1)) }
    }

    /// Leaves out links to files that are also listed, since these are no copies.
    private static func withoutLinks(_ files: [IndexedFile]) -> [IndexedFile] {
        let present = Set(files.map(\.address))
        return files.filter { file in
            guard let path = FileAddress.bytes(file.address), let real = real(path) else { return true }
            return real == path || !present.contains(FileAddress.of(real))
        }
    }

    public func undecoded(
        in query: FolderQuery, isInBackground: Bool
    ) async throws(StoreError) -> [String] {
        try await updated(query, isInBackground) { $0.undecoded(in: query, annotated: $1) }
    }

    /// Result of `read` after the folders of the query were looked at.
    private func updated<Value: Sendable>(
        _ query: FolderQuery, _ isInBackground: Bool = false,
        _ read: @escaping @Sendable (FileIndex, FileCondition.Annotated) -> [Value]
    ) async throws(StoreError) -> [Value] {
        try await work.run(orThrow: .notResponding(query.path)) {
            [self] () async throws(StoreError) -> [Value] in
            for path in [query.path] + query.others {
                var folder = query
                folder.path = path
                try await index.update(folder, isInBackground: isInBackground)
            }
            return read(index, annotated)
        }
    }

    public func unreadableFolders(in query: FolderQuery) -> Int {
        ([query.path] + query.others).reduce(0) { $0 + index.unreadableFolders(below: $1) }
    }

    public func record(_ looks: [(address: String, look: PictureLook?)]) {
        index.record(looks.compactMap { item in FileAddress.bytes(item.address).map { ($0, item.look) } })
    }
}
