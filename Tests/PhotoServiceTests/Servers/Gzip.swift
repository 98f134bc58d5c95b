import ChildProcesses
import Foundation

enum Gzip {
    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        let path = NSTemporaryDirectory() + "gallery-gzip-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard (try? Data(bytes).write(to: URL(fileURLWithPath: path))) != nil,
            let gzip = try? ChildProcess(path: "/bin/gzip", arguments: ["-1c", path])
        else { return [] }
        var packed: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(gzip.output, &piece, piece.count), count > 0 { packed += piece[..<count] }
        return packed
    }
}
