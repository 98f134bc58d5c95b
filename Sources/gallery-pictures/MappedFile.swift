import Glibc

enum MappedFile {
    /// Calls `body` with an open file's bytes from `offset` on; `false` if it is too large, too short or cannot be
    /// mapped.
    static func with(
        _ file: Int32, from offset: Int = 0, _ body: (UnsafeRawBufferPointer) -> Void
    ) -> Bool {
        let size = lseek(file, 0, SEEK_END)
        guard size >= 0, offset <= size else { return false }
        guard size > 0 else {
            body(UnsafeRawBufferPointer(start: nil, count: 0))
            return true
        }
        guard size <= Int(ProcessLimits.largestFile) else { return false }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
        else { return false }
        defer { munmap(start, size) }
        madvise(start, size, MADV_SEQUENTIAL)
        body(UnsafeRawBufferPointer(start: start + offset, count: size - offset))
        return true
    }
}
