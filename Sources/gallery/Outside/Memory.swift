import CSystem

/// How the system's allocator (mallopt(3)) deals with this program.
enum Memory {
    /// Has what is let go be of use to every thread, and large pieces go back to the system at once. To be called
    /// before there is a second thread.
    ///
    /// Usually each thread gets a pool of its own, and pictures that come and go on a dozen threads leave holes in all
    /// of them: 69 of 155 MiB after 700 pages.
    static func settle() {
        mallopt(M_ARENA_MAX, 1)
        // Set, it stays: otherwise it grows with the pieces that are let go.
        mallopt(M_MMAP_THRESHOLD, 256 << 10)
        mallopt(M_TRIM_THRESHOLD, 1 << 20)
    }
}
