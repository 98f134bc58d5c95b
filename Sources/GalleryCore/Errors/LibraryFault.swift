public enum LibraryFault: Error, Equatable, Sendable {
    /// Not written by `export`.
    case foreign
    /// Written by a newer version of the format.
    case newer(Int)
    /// Name of an entry that `export` does not write, such as a link or a path out of the archive.
    case entry(String)
    case record(line: Int)
    case tooLarge
    /// The end, or a picture, is missing.
    case truncated
    /// libarchive is not installed.
    case noArchiver
}
