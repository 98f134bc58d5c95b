import Glibc

/// Makes paths as people write them absolute, so that they mean the same after a change of folder.
enum AbsolutePath {
    /// Completes a relative path and a leading `~`; the path need not exist.
    static func of(_ path: String) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
            path = String(cString: home) + path.dropFirst()
        }
        if !path.hasPrefix("/") { path = workingFolder + "/" + path }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static var workingFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "" }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
