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

    /// First variable with a path that is not UTF-8, which a `String` cannot hold: its invalid bytes would be replaced,
    /// so that files would get into another folder.
    public static var pathNotUTF8: String? {
        Folders.variables.first { name in getenv(name).map { String(validatingCString: $0) == nil } ?? false }
    }

    /// Hides variables from child processes and /proc by overwriting. Call before starting threads.
    public static func forget(_ names: [String]) {
        for name in names {
            if let value = getenv(name) { memset(value, 0, strlen(value)) }
            unsetenv(name)
        }
    }
}
