import Glibc

/// Built demo program, started as by gallery: with pipes for input and output.
final class RunningDemo {
    struct NotStarted: Error {}

    let process: pid_t
    private var input: Int32
    private let output: Int32

    init() throws {
        var toChild: [Int32] = [-1, -1]
        var fromChild: [Int32] = [-1, -1]
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw NotStarted() }
        for descriptor in [toChild[1], fromChild[0]] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
        posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
        var process = pid_t()
        let path = Self.folder + "gallery"
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup("serve-demo"), nil]
        defer { arguments.forEach { free($0) } }
        let code = posix_spawn(&process, path, &actions, nil, &arguments, environ)
        _ = close(toChild[0])
        _ = close(fromChild[1])
        guard code == 0 else { throw NotStarted() }
        self.process = process
        input = toChild[1]
        output = fromChild[0]
    }

    deinit {
        closeInput()
        _ = close(output)
        _ = kill(process, SIGKILL)
        var status: Int32 = 0
        _ = waitpid(process, &status, 0)
    }

    /// Output up to the first newline, included.
    func line() -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(output, &byte, 1) == 1 {
            bytes.append(byte)
            if byte == 0x0A { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Output until the program ends.
    func rest() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    func closeInput() {
        if input >= 0 { _ = close(input) }
        input = -1
    }

    /// Head and body of the reply to a GET request, over a plain socket.
    static func get(_ path: String, port: UInt16, header: String = "") -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { _ = close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { return "" }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: x\r\n\(header)Connection: close\r\n\r\n".utf8)
        _ = write(descriptor, request, request.count)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Folder of the test program, which contains the other programs of the package.
    private static var folder: String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = readlinkPath(&buffer)
        let own = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
        return own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
    }

    private static func readlinkPath(_ buffer: inout [UInt8]) -> Int {
        buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
        }
    }
}
