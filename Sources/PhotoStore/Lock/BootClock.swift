import FoundationEssentials
import Glibc

/// The time since the machine was started, which nobody can set back, and which start it was.
struct BootTime: Equatable, Sendable {
    /// Time in which the machine slept is counted.
    let seconds: Double
    let boot: String

    static let now: @Sendable () -> BootTime = {
        #if os(Linux)
            var time = timespec()
            clock_gettime(CLOCK_BOOTTIME, &time)
            let file = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id")
            let boot = file.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #else
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            let boot = ""
        #endif
        return BootTime(
            seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, boot: boot.filter(\.isHexDigit))
    }

    /// Seconds since another moment, at least: of an earlier start only what has passed since this one is known.
    func since(_ seconds: Double, _ boot: String) -> Double {
        boot == self.boot && seconds <= self.seconds ? self.seconds - seconds : self.seconds
    }
}
