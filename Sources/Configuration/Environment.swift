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

    /// Hides variables from child processes and /proc by overwriting. Call before starting threads.
    public static func forget(_ names: [String]) {
        for name in names {
            if let value = getenv(name) { memset(value, 0, strlen(value)) }
            unsetenv(name)
        }
    }
}
