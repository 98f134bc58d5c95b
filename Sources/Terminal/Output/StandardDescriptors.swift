import Glibc

public enum StandardDescriptors {
    /// Opens /dev/null for closed standard descriptors, so that no database or socket gets their numbers. The access
    /// mode is the wrong one, so that reads and writes fail as if the descriptors were closed. Must be called first.
    public static func fill() {
        for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // open returns the lowest free number, and all lower ones are in use by now.
            _ = open("/dev/null", mode)
        }
    }
}
