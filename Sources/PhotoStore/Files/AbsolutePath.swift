import FoundationEssentials
import GalleryCore
import Glibc

enum AbsolutePath {
    /// Expands a leading `~`, relative paths and `file:` addresses; the path need not exist. A relative path stays
    /// relative if the working folder was deleted, so that it is refused.
    static func of(_ path: String) -> String { of(addressed(path) ?? path, in: workingFolder) }

    /// As `of`, with an existing folder whose name is not UTF-8 replaced by a link. For paths that are not stored.
    static func linked(_ path: String) -> String { LinkedFolders.linked(of(path)) }

    /// As `linked`, for a path to write to. Throws if it is the address of another service, such as `https:` or `s3:`.
    static func writable(_ path: String) throws(StoreError) -> String {
        let scheme = path.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        let isAddress = scheme.count > 1 && path.dropFirst(scheme.count).hasPrefix(":/")
        guard !isAddress || addressed(path) != nil else { throw .address(path) }
        return linked(path)
    }

    /// Path of a `file:` address of this computer (RFC 8089); `nil` for other text.
    static func addressed(_ text: String) -> String? {
        guard text.lowercased().hasPrefix("file:///") || text.lowercased().hasPrefix("file://localhost/")
        else {
            return nil
        }
        // Empty if the escapes are not UTF-8.
        let path = URL(string: text)?.path(percentEncoded: false) ?? ""
        return path.isEmpty || path.utf8.contains(0) ? nil : path
    }

    /// `nil` if it was deleted. A path that is not UTF-8 is replaced by a link to the folder.
    private static var workingFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(validatingCString: path) ?? WorkingFolder.link
    }

    /// Folder and last component of a path. Without a slash, the folder is empty, so that opening it fails.
    static func parts(of path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        return (
            slash == path.startIndex ? "/" : String(path[..<slash]),
            String(path[path.utf8.index(after: slash)...])
        )
    }

    static func of(_ path: String, in folder: String?) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
            path = String(cString: home) + path.dropFirst()
        }
        if !path.hasPrefix("/"), let folder { path = folder + "/" + path }
        guard path.hasPrefix("/") else { return path }
        return "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
