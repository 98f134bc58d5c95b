import Glibc

/// Process environment. Avoids Foundation's `ProcessInfo`, which slows down the start.
public enum Environment {
    public static var all: [String: String] {
        var count = 0
        while environ[count] != nil { count += 1 }
        var values = [String: String](minimumCapacity: count)
        var entry = environ
        while let text = entry.pointee {
            let line = String(cString: text)
            if let sign = line.firstIndex(of: "=") {
                values[String(line[..<sign])] = String(line[line.index(after: sign)...])
            }
            entry += 1
        }
        return values
    }

    /// First folder variable whose value is not UTF-8.
    public static var pathNotUTF8: String? { Folders.variables.first { pathBytes(of: $0) != nil } }

    /// Replaces folders whose paths are not UTF-8, which a `String` cannot hold, by links that lead to them in this
    /// process. Leaves a variable as it is if its folder cannot be opened. Call before starting threads.
    public static func linkFolders() -> [FolderLink] {
        [FolderLink.toWorkingFolder].compactMap(\.self)
            + Folders.variables.enumerated().compactMap { index, name in
                guard let bytes = pathBytes(of: name), let link = FolderLink(to: bytes, number: index) else {
                    return nil
                }
                setenv(name, link.path, 1)
                return link
            }
    }

    /// Null-terminated path in a variable; `nil` if missing or UTF-8.
    private static func pathBytes(of name: String) -> [CChar]? {
        guard let value = getenv(name), String(validatingCString: value) == nil else { return nil }
        return Array(UnsafeBufferPointer(start: value, count: strlen(value) + 1))
    }

    /// Unsets variables and overwrites their values, which /proc would still show. Call before starting threads.
    public static func forget(_ names: [String]) {
        for name in names {
            if let value = getenv(name) { memset(value, 0, strlen(value)) }
            unsetenv(name)
        }
    }
}
