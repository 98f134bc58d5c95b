import Glibc

public enum LeftDrafts {
    /// Removes the drafts of these files, unless a program is writing.
    public static func remove(of paths: [String]) {
        for path in paths {
            let resolved = realpath(path, nil)
            defer { free(resolved) }
            AtomicFileWriter(path: resolved.flatMap { String(validatingCString: $0) } ?? path).sweep()
        }
    }
}
