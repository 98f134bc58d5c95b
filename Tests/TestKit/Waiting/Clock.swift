import Glibc

public enum Clock {
    /// Current time in seconds from an arbitrary origin.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    public static func wait(atMost seconds: Double, until condition: () -> Bool) -> Bool {
        let end = now + seconds
        while !condition() {
            guard now < end else { return false }
            usleep(2_000)
        }
        return true
    }
}
