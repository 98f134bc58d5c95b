import Glibc

/// The environment, read once; the Foundation that could do it is not loaded on the way to the prompt.
enum Environment {
    static var all: [String: String] {
        var values: [String: String] = [:]
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
}
