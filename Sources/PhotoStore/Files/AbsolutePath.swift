import FoundationEssentials
import Glibc

/// Makes paths absolute, so that they stay valid when the current folder changes.
enum AbsolutePath {
    /// Expands a leading `~` and relative paths; the path need not exist.
    static func of(_ path: String) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
            path = String(cString: home) + path.dropFirst()
        }
        if !path.hasPrefix("/") { path = FileManager.default.currentDirectoryPath + "/" + path }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

}
