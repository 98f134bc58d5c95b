import FoundationEssentials
import Glibc

/// Time since boot, which cannot be set back, and an ID of the boot.
struct BootTime: Equatable, Sendable {
    /// Seconds since boot, including suspended time.
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

    /// Minimum seconds since another moment; if that was before the last boot, only the time since boot is certain.
    func since(_ seconds: Double, _ boot: String) -> Double {
        boot == self.boot && seconds <= self.seconds ? self.seconds - seconds : self.seconds
    }
}
