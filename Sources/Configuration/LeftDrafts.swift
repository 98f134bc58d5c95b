import Glibc

public enum LeftDrafts {
    /// Removes drafts of these files that killed programs left, unless a program is writing.
    public static func remove(of paths: [String]) {
        for path in paths {
            let resolved = realpath(path, nil)
            defer { free(resolved) }
            AtomicFileWriter(path: resolved.flatMap { String(validatingCString: $0) } ?? path).sweep()
        }
    }
}
