import Glibc

/// Standard output: a pipe to gallery.
enum StandardOutput {
    /// Writes all of it; ends this program when the reader is gone.
    static func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let put = Glibc.write(1, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if put > 0 { rest = rest.dropFirst(put) } else if errno != EINTR { exit(1) }
        }
    }
}
