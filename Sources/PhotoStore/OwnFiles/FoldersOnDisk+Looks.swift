public import GalleryCore

extension FoldersOnDisk: FileLooks {
    public func files(
        of query: FolderQuery, isInBackground: Bool
    ) async throws(StoreError) -> [IndexedFile] {
        try await work.run(orThrow: .notResponding(query.path)) {
            [self] () async throws(StoreError) -> [IndexedFile] in
            for path in [query.path] + query.others {
                var folder = query
                folder.path = path
                try await index.update(folder, isForced: false, isInBackground: isInBackground)
            }
            return index.files(of: query, annotated: annotated)
        }
    }

    public func unreadableFolders(in query: FolderQuery) -> Int {
        ([query.path] + query.others).reduce(0) { $0 + index.unreadableFolders(below: $1) }
    }

    public func record(_ looks: [(address: String, look: PictureLook?)]) {
        index.record(looks.compactMap { item in FileAddress.bytes(item.address).map { ($0, item.look) } })
    }
}
