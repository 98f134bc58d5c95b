import Glibc

/// Descriptors 0, 1 and 2.
public enum StandardDescriptors {
    /// Fills those that were closed when the program started, so that no database or socket gets one of these
    /// numbers and is written to as output. What fills them refuses the direction they are for: reading and
    /// writing them fails as if they were still closed. Call it first.
    public static func fill() {
        for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // The lowest free number is what open gives; all below are taken by now.
            _ = open("/dev/null", mode)
        }
    }
}
