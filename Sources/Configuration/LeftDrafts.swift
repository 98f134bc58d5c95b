import Glibc

/// Drafts of settings and keys that programs left which were killed.
public enum LeftDrafts {
    /// Removes those of these files, where no program writes one now.
    public static func remove(of paths: [String]) {
        for path in paths {
            let resolved = realpath(path, nil)
            defer { free(resolved) }
            AtomicFileWriter(path: resolved.map { String(cString: $0) } ?? path).sweep()
        }
    }
}
