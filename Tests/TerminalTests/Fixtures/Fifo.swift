import Glibc
import TestKit

final class Fifo {
    let path: String
    private let folder = TemporaryFolder()
    private let descriptor: Int32

    init() {
        path = folder("gate")
        mkfifo(path, 0o600)
        descriptor = open(path, O_RDWR | O_CLOEXEC)
    }

    deinit { close(descriptor) }

    func send(_ text: String) { _ = write(descriptor, text, text.utf8.count) }
}
