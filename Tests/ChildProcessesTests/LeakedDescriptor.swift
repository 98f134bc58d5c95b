import Glibc

/// Open descriptor without close-on-exec, such as some libraries leave.
final class LeakedDescriptor: Sendable {
    let number: Int32

    init?() {
        number = fcntl(0, F_DUPFD, 500)
        guard number >= 0 else { return nil }
    }

    deinit { _ = close(number) }
}
