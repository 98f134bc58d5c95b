import Glibc

public enum StandardDescriptors {
    /// Opens /dev/null for closed standard descriptors, so that no database or socket gets their numbers. Uses the
    /// opposite access mode, so that reads and writes fail as on a closed descriptor. Must be called first.
    public static func fill() {
        for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            // open(2) returns the lowest free number; all lower numbers are in use by now.
            _ = open("/dev/null", mode)
        }
    }
}
