import Glibc
import TestKit

/// Temporary home folder, removed with the object.
final class Home {
    let path: String

    init() {
        var template = Array("/tmp/gallery-home.XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        _ = try? ProgramRun(
            ["/bin/sh", "-c", "chmod -R u+rwx '\(path)'; rm -rf '\(path)'"], environment: [:])
    }

    var environment: [String: String] {
        [
            "HOME": path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
            // Makes the default service unreachable on every machine.
            "GALLERY_OPENVERSE_URL": "http://127.0.0.1:1",
            // In debug builds the Swift runtime would prompt on the terminal at SIGQUIT.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    func put(_ text: String, at name: String, mode: mode_t = 0o600) {
        let file = self(name)
        for index in file.indices where file[index] == "/" && index > file.startIndex {
            mkdir(String(file[..<index]), 0o700)
        }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        _ = write(descriptor, text, text.utf8.count)
        fchmod(descriptor, mode)
        close(descriptor)
    }

    func names(in folder: String) -> [String] {
        guard let folder = opendir(self(folder)) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func bytes(of name: String) -> [UInt8] {
        let descriptor = open(self(name), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            guard count > 0 else { return bytes }
            bytes += piece.prefix(count)
        }
    }
}
