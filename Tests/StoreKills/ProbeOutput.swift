import ChildProcesses
import Glibc

struct ProbeOutput {
    private let probe: ChildProcess
    private var bytes: [UInt8] = []

    init(of probe: ChildProcess) { self.probe = probe }

    /// Complete lines so far. A line that the kill cut off confirms nothing.
    var lines: [String] {
        let complete = bytes.lastIndex(of: 0x0A).map { bytes[..<$0] } ?? []
        return complete.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    mutating func read(toLineWith prefixes: [String]) {
        var byte: UInt8 = 0
        while Glibc.read(probe.output, &byte, 1) == 1 {
            bytes.append(byte)
            guard byte == 0x0A, let line = lines.last else { continue }
            if prefixes.contains(where: line.hasPrefix) { return }
        }
    }

    mutating func readToEnd() {
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(probe.output, &piece, piece.count)
            guard count > 0 else { return }
            bytes += piece.prefix(count)
        }
    }
}
