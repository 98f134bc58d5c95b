import Glibc
import PictureExchange

/// Hard resource limits of this process, which code injected by a picture cannot raise.
enum ProcessLimits {
    /// Writable memory in bytes while decoding, excluding the stack.
    private static let memory: UInt = 512 << 20
    /// Writable memory in bytes while converting: two copies of the pixels (for rotation) and the encoder's buffers.
    private static let memoryForConversion: UInt = 1 << 30
    private static let stack: UInt = 8 << 20
    /// Maximum size of a mapped file and of the file that a conversion writes, in bytes.
    static let largestFile: UInt = 1 << 30

    /// Limits memory, processor time and the size of a converted file, and disables core files. Lower hard limits stay.
    /// A mapped file counts only as address space, since it cannot be written.
    static func apply(isConversion: Bool) {
        let memory = isConversion ? memoryForConversion : memory
        set(RLIMIT_DATA, memory)
        set(RLIMIT_AS, memory + largestFile)
        set(RLIMIT_STACK, stack)
        set(RLIMIT_CPU, UInt(isConversion ? DecoderLifetime.conversion : DecoderLifetime.decoding))
        set(RLIMIT_CORE, 0)
        set(RLIMIT_FSIZE, isConversion ? largestFile : 0)
    }

    /// Ends the process after it has used this much more processor time; 0 disables the timer.
    static func allow(milliseconds: UInt32) {
        var timer = itimerval()
        timer.it_value.tv_sec = Int(milliseconds / 1000)
        timer.it_value.tv_usec = Int(milliseconds % 1000) * 1000
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    private static func set(_ resource: __rlimit_resource, _ value: UInt) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
