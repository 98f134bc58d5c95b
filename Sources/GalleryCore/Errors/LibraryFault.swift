public enum LibraryFault: Error, Equatable, Sendable {
    /// Not written by `export`.
    case foreign
    /// Written by a newer version of the format.
    case newer(Int)
    /// Name of an entry that `export` does not write, such as a link or a path out of the archive.
    case entry(String)
    case record(line: Int)
    case tooLarge
    /// The library has more boards, or a board has more sections, than an archive may have.
    case tooManyBoards(limit: Int)
    case tooManySections(limit: Int)
    /// The end, or a picture, is missing.
    case truncated
    /// libarchive is not installed.
    case noArchiver
}
