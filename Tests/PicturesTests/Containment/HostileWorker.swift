import ChildProcesses
import FoundationEssentials
import Glibc
import PictureExchange
import TestKit
import Testing

/// A compromised worker: the preloaded `hostile.c` attempts harmful calls.
struct HostileWorker {
    /// Error numbers by call, 0 for success: before the containment and during decoding.
    let before: [String: Int]
    let after: [String: Int]
    let files: Set<String>

    /// Runs the worker as `user`; `forbids` lists containment measures that an outer filter refuses.
    init(user: uid_t, forbids: String = "") throws {
        let folder = TemporaryFolder()
        for file in ["before-kept", "before-doomed", "after-kept", "after-doomed"] {
            folder.put([], at: file)
        }
        _ = chmod(folder.path, 0o777)
        let listener = try Listener()
        let worker = try ChildProcess(
            path: ChildProcess.path(of: "gallery-pictures"),
            environment: [
                "LD_PRELOAD": try Self.compiled(into: folder), "HOSTILE_FOLDER": folder.path,
                "HOSTILE_PORT": "\(listener.port)", "HOSTILE_USER": "\(user)", "HOSTILE_FORBIDS": forbids,
            ])
        let request = PictureRequest(
            subject: .bytes(Fixture.baselineJPEG.bytes), fit: .within, width: 8, height: 8)
        try PipeEnd(worker.input).write(
            request.header + request.payload, until: ContinuousClock.now + .seconds(60))
        let lines = Self.output(of: worker).split(separator: "\n").map { $0.split(separator: " ") }
        func results(_ phase: String) -> [String: Int] {
            let own = lines.filter { $0.count == 3 && $0[0] == phase }
            return Dictionary(own.map { (String($0[1]), Int($0[2]) ?? -1) }) { $1 }
        }
        before = results("before")
        after = results("after")
        files = Set(folder.names)
        withExtendedLifetime(listener) {}
    }

    /// Compiles the C source next to this file to a library for `LD_PRELOAD`.
    static func compiled(_ name: String = "hostile", into folder: TemporaryFolder) throws -> String {
        let source = URL(filePath: #filePath).deletingLastPathComponent().path + "/\(name).c"
        let path = folder.path + "/\(name).so"
        let clang = ExternalPrograms.path(of: "clang", in: ProcessInfo.processInfo.environment["PATH"])
        let compiler = try ChildProcess(
            path: try #require(clang), arguments: ["-shared", "-fPIC", "-o", path, source])
        _ = output(of: compiler)
        return path
    }

    private static func output(of process: ChildProcess) -> String {
        let pipe = PipeEnd(process.output), deadline = ContinuousClock.now + .seconds(60)
        var text: [UInt8] = []
        while let byte = try? pipe.read(count: 1, until: deadline) { text += byte }
        return String(decoding: text, as: UTF8.self)
    }
}

private final class Listener {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failed = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(end, address, length) | listen(end, 8) | getsockname(end, address, &length)
            }
        }
        descriptor = end
        port = UInt16(bigEndian: address.sin_port)
        try #require(failed == 0)
    }

    deinit { _ = close(descriptor) }
}
