import CSystem

enum Memory {
    /// Uses one arena for all threads, and returns large blocks to the system at once. Must be called before a second
    /// thread starts.
    ///
    /// With an arena per thread, pictures decoded on a dozen threads fragment all arenas: 69 of 155 MiB after 700
    /// pages.
    static func settle() {
        mallopt(M_ARENA_MAX, 1)
        // Setting it disables the dynamic threshold, which grows with freed blocks.
        mallopt(M_MMAP_THRESHOLD, 256 << 10)
        mallopt(M_TRIM_THRESHOLD, 1 << 20)
    }
}
