import Glibc

/// The environment, read once; the Foundation that could do it is not loaded on the way to the prompt.
enum Environment {
    static var all: [String: String] {
        var count = 0
        while environ[count] != nil { count += 1 }
        // Counted first, so that it need not grow on the way to the prompt.
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

    /// Takes variables away, their text too: from programs that we start, from what the system shows of us in
    /// /proc, and from libraries. To be called before there is a second thread.
    static func forget(_ names: [String]) {
        for name in names {
            if let value = getenv(name) { memset(value, 0, strlen(value)) }
            unsetenv(name)
        }
    }
}
