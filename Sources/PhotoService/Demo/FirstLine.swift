import ChildProcesses
import GalleryCore

enum FirstLine {
    /// Reads a line and returns it without terminator; `nil` at the timeout, at the end of output, or beyond 200 bytes.
    static func read(from descriptor: Int32, within timeout: Duration) -> String? {
        let pipe = PipeEnd(descriptor), deadline = ContinuousClock.now + timeout
        var line: [UInt8] = []
        while line.count <= 200 {
            guard let byte = try? pipe.read(count: 1, until: deadline).first else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}
