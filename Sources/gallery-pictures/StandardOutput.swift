import Glibc

enum StandardOutput {
    /// Writes all bytes; exits if that fails, for example if the reader has closed the pipe.
    static func write(_ bytes: UnsafeRawBufferPointer) {
        if !write(bytes, to: 1) { exit(1) }
    }

    /// Writes both in one system call, so that the reader wakes only once.
    static func write(_ head: UnsafeRawBufferPointer, _ bytes: UnsafeRawBufferPointer) {
        let pieces = [head, bytes].map {
            iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
        }
        let put = max(0, writev(1, pieces, Int32(pieces.count)))
        write(UnsafeRawBufferPointer(rebasing: head[min(put, head.count)...]))
        write(UnsafeRawBufferPointer(rebasing: bytes[max(0, put - head.count)...]))
    }

    /// Writes all bytes to a file; on failure, sets `errno` and returns false.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let put = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if put > 0 { rest = rest.dropFirst(put) } else if errno != EINTR { return false }
        }
        return true
    }
}
