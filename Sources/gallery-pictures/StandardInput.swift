import Glibc

/// Standard input: a socket from the main program, over which it also passes open files.
enum StandardInput {
    /// Maximum number of files passed at once: the source and target of a conversion.
    private static let maxFiles = 2

    /// Exactly `count` bytes; `nil` if the input ends early.
    static func read(count: Int) -> [UInt8]? { receive(count: count)?.bytes }

    /// Exactly `count` bytes, and the files passed with them, which the caller must close.
    static func receive(count: Int) -> (bytes: [UInt8], files: [Int32])? {
        var files: [Int32] = []
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let rest = UnsafeMutableRawBufferPointer(
                    UnsafeMutableBufferPointer(rebasing: buffer[filled...]))
                let got = receive(into: rest, &files)
                if got > 0 { filled += got } else if got == 0 || errno != EINTR { break }
            }
        }
        if bytes.count == count { return (bytes, files) }
        files.forEach { _ = close($0) }
        return nil
    }

    private static func receive(into bytes: UnsafeMutableRawBufferPointer, _ files: inout [Int32]) -> Int {
        let start = MemoryLayout<cmsghdr>.size, room = start + maxFiles * MemoryLayout<Int32>.size
        return withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { control in
            var piece = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
            return withUnsafeMutablePointer(to: &piece) { piece in
                var message = msghdr()
                (message.msg_iov, message.msg_iovlen) = (piece, 1)
                (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
                let got = recvmsg(0, &message, Int32(MSG_CMSG_CLOEXEC))
                if got > 0, message.msg_controllen >= start {
                    let length = min(message.msg_controllen, control.load(as: cmsghdr.self).cmsg_len)
                    for offset in stride(from: start, to: length, by: MemoryLayout<Int32>.size) {
                        files.append(control.load(fromByteOffset: offset, as: Int32.self))
                    }
                }
                return got
            }
        }
    }
}
