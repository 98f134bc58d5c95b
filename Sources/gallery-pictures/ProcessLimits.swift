import Glibc

/// Resource limits of this process. Exceeding one ends it, and gallery starts another.
enum ProcessLimits {
    /// Address space in bytes while decoding.
    static let memory: UInt = 512 << 20
    /// Address space in bytes while converting: two copies of the pixels for rotation, and the encoder's buffers.
    static let memoryForConversion: UInt = 1 << 30
    /// Maximum file size; files are mapped, in addition to the memory for decoding.
    static let largestFile: UInt = 1 << 30

    /// Limits memory and the size of the written file, and disables core files.
    static func apply(memory: UInt, file: UInt = 0) {
        set(RLIMIT_AS, soft: memory, hard: memory + largestFile)
        set(RLIMIT_CORE, soft: 0, hard: 0)
        set(RLIMIT_FSIZE, soft: file, hard: file)
    }

    /// Raises the limit for a mapped file of that size.
    static func allow(file bytes: UInt, memory: UInt) {
        set(RLIMIT_AS, soft: memory + bytes, hard: memory + largestFile)
    }

    /// Ends the process after that much more processor time; 0 disables the timer.
    static func allow(milliseconds: UInt32) {
        var timer = itimerval()
        timer.it_value.tv_sec = Int(milliseconds / 1000)
        timer.it_value.tv_usec = Int(milliseconds % 1000) * 1000
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    private static func set(_ resource: __rlimit_resource, soft: UInt, hard: UInt) {
        var limit = rlimit(rlim_cur: soft, rlim_max: hard)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
