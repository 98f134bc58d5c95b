import Glibc

/// Passes descriptors over a Unix socket (SCM_RIGHTS of unix(7)).
enum HandedFiles {
    /// Sends the descriptors with at least one byte; returns the number of bytes sent, or -1 with `errno` on failure.
    static func send(_ bytes: UnsafeRawBufferPointer, _ files: [Int32], to socket: Int32) -> Int {
        let start = MemoryLayout<cmsghdr>.size, length = start + files.count * MemoryLayout<Int32>.size
        var header = cmsghdr()
        (header.cmsg_len, header.cmsg_level, header.cmsg_type) = (length, SOL_SOCKET, Int32(SCM_RIGHTS))
        // Rounds up to a multiple of 8, as CMSG_SPACE does.
        let room = (length + 7) & ~7
        return withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { control in
            control.initializeMemory(as: UInt8.self, repeating: 0)
            control.storeBytes(of: header, as: cmsghdr.self)
            for (index, file) in files.enumerated() {
                control.storeBytes(of: file, toByteOffset: start + index * 4, as: Int32.self)
            }
            var piece = iovec(
                iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
            return withUnsafeMutablePointer(to: &piece) { piece in
                var message = msghdr()
                (message.msg_iov, message.msg_iovlen) = (piece, 1)
                (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
                return sendmsg(socket, &message, 0)
            }
        }
    }
}
