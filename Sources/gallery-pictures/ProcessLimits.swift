import Glibc

/// What this process may take from the machine. Going over is the end of it; the gallery starts another.
enum ProcessLimits {
    /// Address space while decoding.
    static let memory: UInt = 512 << 20
    /// Address space while converting: the pixels twice when they are turned, and what the encoder holds of them.
    static let memoryForConversion: UInt = 1 << 30
    /// The largest file that can be looked at; it is mapped, on top of the memory for decoding.
    static let largestFile: UInt = 1 << 30

    /// Bounds memory, and the file we are given to write, if any; no core files.
    static func apply(memory: UInt, file: UInt = 0) {
        set(RLIMIT_AS, soft: memory, hard: memory + largestFile)
        set(RLIMIT_CORE, soft: 0, hard: 0)
        set(RLIMIT_FSIZE, soft: file, hard: file)
    }

    /// Makes room for a mapped file of that many bytes.
    static func allow(file bytes: UInt, memory: UInt) {
        set(RLIMIT_AS, soft: memory + bytes, hard: memory + largestFile)
    }

    /// Ends the process when it has used that much more processor time; 0 calls it off.
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
