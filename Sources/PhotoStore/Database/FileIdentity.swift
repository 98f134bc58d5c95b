import GRDB
import GalleryCore
import Glibc

struct FileIdentity: Equatable, Sendable {
    private let device: dev_t
    private let node: ino_t

    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = status.st_dev
        node = status.st_ino
    }
}
