import Glibc

/// Standard output: a pipe to gallery.
enum StandardOutput {
    /// Writes all of it; ends this program when the reader is gone.
    static func write(_ bytes: UnsafeRawBufferPointer) {
        if !write(bytes, to: 1) { exit(1) }
    }

    /// Writes all of it to a file; false with `errno` when not all could be written.
    static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let put = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if put > 0 { rest = rest.dropFirst(put) } else if errno != EINTR { return false }
        }
        return true
    }
}
