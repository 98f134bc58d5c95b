import Glibc

final class Fifo {
    let path: String
    private let folder: String
    private let descriptor: Int32

    init() {
        var template = Array("/tmp/terminal-tests-XXXXXX".utf8CString)
        folder = mkdtemp(&template).map { String(cString: $0) } ?? ""
        path = folder + "/gate"
        mkfifo(path, 0o600)
        descriptor = open(path, O_RDWR | O_CLOEXEC)
    }

    deinit {
        close(descriptor)
        unlink(path)
        rmdir(folder)
    }

    func send(_ text: String) { _ = write(descriptor, text, text.utf8.count) }
}
