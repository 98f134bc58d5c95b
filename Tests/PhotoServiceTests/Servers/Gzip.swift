import Foundation

/// The system's gzip.
enum Gzip {
    static func compress(_ bytes: [UInt8]) throws -> [UInt8] {
        let path = NSTemporaryDirectory() + "gallery-gzip-\(UUID().uuidString)"
        defer { for end in ["", ".gz"] { try? FileManager.default.removeItem(atPath: path + end) } }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try Shell.run("gzip -1 -k \(Shell.quoted(path))")
        return Array(try Data(contentsOf: URL(fileURLWithPath: path + ".gz")))
    }
}
