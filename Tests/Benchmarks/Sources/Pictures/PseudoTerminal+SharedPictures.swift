import Glibc
import TestKit

extension PseudoTerminal {
    /// Removes pictures in shared memory that a real terminal would have removed.
    func removeSharedPictures() {
        let folder = "/dev/shm"
        for name in DiskFile.names(in: folder)
        where name.hasPrefix("tty-graphics-protocol-gallery-\(process)-") {
            _ = unlink(folder + "/" + name)
        }
    }
}
