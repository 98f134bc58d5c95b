/// Identity of the user's files. A file to which something was attached, such as a favorite or a tag, is identified by
/// the digest of its contents, and found again after it was moved, renamed or edited.
public protocol FileIdentifying: Sendable {
    /// Records a file and returns its photo with the digest as identifier. Other photos are returned unchanged. Throws
    /// `.unreadable` if the file does not exist.
    func attached(_ photo: Photo) async throws(StoreError) -> Photo
    /// Photos of files, those that were recorded with the digest as identifier. Reads files that may have been moved or
    /// edited.
    func recognized(_ photos: [Photo]) -> [Photo]
    /// Paths, as bytes, of recorded files with a tag or note that has this word or, unless `isWhole`, a word that
    /// begins with it or its singular.
    func paths(annotatedWith word: String, isWhole: Bool) -> [[UInt8]]
}
