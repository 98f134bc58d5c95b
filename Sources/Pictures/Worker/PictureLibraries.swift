import ChildProcesses
import Glibc

/// What pictures are decoded with.
public enum PictureLibraries {
    /// As the worker program says; nil when it does not run.
    public static var text: String? {
        let path = ChildProcess.path(of: "gallery-pictures")
        guard let worker = try? ChildProcess(path: path, arguments: ["--version"]) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = read(worker.output, &bytes, bytes.count)
        let line = bytes.prefix(max(0, count)).prefix { $0 != 0x0A }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}
