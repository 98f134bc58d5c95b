public enum LeftDrafts {
    /// Removes drafts of these files that killed programs left, unless a program is writing.
    public static func remove(of paths: [String]) {
        for path in paths { AtomicFileWriter(path: path).sweep() }
    }
}
