import CSystem
import Glibc

/// Anonymous file with the input of a program, which may be longer than a pipe holds.
final class InputMemory {
    /// MFD_CLOEXEC of linux/memfd.h, which Swift does not import.
    private static let closeOnExec: UInt32 = 1

    let descriptor: Int32

    init?(_ bytes: [UInt8]) {
        descriptor = memfd_create("input", Self.closeOnExec)
        guard descriptor >= 0 else { return nil }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }
}
