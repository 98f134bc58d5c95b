public enum LibraryFault: Error, Equatable, Sendable {
    /// Not an archive of `export`.
    case foreign
    /// Newer version of the archive format.
    case newer(Int)
    /// Name of an entry that `export` never writes, such as a link or a path outside the archive.
    case entry(String)
    case record(line: Int)
    /// The ZIP file has a password.
    case encrypted
    case tooLarge
    /// The library has more boards, or a board has more sections, than an archive may have.
    case tooManyBoards(limit: Int)
    case tooManySections(limit: Int)
    /// The end, or a picture, is missing.
    case truncated
    /// Damaged database of which nothing was recovered.
    case damaged
    /// Extension of a format that `export` does not write.
    case format
    /// libarchive is not installed.
    case noArchiver
}
