import Glibc

/// A file seen as memory, without reading it first.
enum MappedFile {
    /// Calls `body` with the bytes from `offset` on; false when the file is none, ends before, or is too large to map.
    /// `memory` is what this process may take besides.
    static func with(
        path: String, from offset: Int = 0, memory: UInt = ProcessLimits.memory,
        _ body: (UnsafeRawBufferPointer) -> Void
    ) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return false }
        let size = Int(facts.st_size)
        guard offset <= size else { return false }
        guard size > 0 else {
            body(UnsafeRawBufferPointer(start: nil, count: 0))
            return true
        }
        guard size <= Int(ProcessLimits.largestFile) else { return false }
        ProcessLimits.allow(file: UInt(size), memory: memory)
        defer { ProcessLimits.allow(file: 0, memory: memory) }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
        else { return false }
        defer { munmap(start, size) }
        madvise(start, size, MADV_SEQUENTIAL)
        body(UnsafeRawBufferPointer(start: start + offset, count: size - offset))
        return true
    }
}
