/// Looks of the pictures in the user's folders, kept in the index of these folders.
public protocol FileLooks: Sendable {
    /// Decoded files of a search, or of a folder and all folders below, by path; without those that could not be
    /// decoded. Throws if the index is unusable.
    func files(of query: FolderQuery) async throws(StoreError) -> [IndexedFile]
    /// Addresses of the files that were not decoded yet, by path. Work in the background does not postpone the next
    /// look at the folder. Throws if the index is unusable.
    func undecoded(in query: FolderQuery, isInBackground: Bool) async throws(StoreError) -> [String]
    /// Number of folders below that could not be read when the files were looked at.
    func unreadableFolders(in query: FolderQuery) -> Int
    /// Records the looks of files by their addresses; `nil` for files that could not be decoded.
    func record(_ looks: [(address: String, look: PictureLook?)])
}

/// Decoding of files in the user's folders.
public protocol FileLookFinding: Sendable {
    /// `nil` if the file cannot be decoded, or is incomplete.
    func look(ofFileAt address: String) async -> PictureLook?
}
