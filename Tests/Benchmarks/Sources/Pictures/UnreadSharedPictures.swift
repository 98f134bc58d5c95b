import Glibc
import TestKit

/// Pictures in shared memory that a real terminal would have removed.
enum UnreadSharedPictures {
    private static let folder = "/dev/shm"

    static func remove(of process: pid_t) {
        for name in DiskFile.names(in: folder)
        where name.hasPrefix("tty-graphics-protocol-gallery-\(process)-") {
            _ = unlink(folder + "/" + name)
        }
    }
}
