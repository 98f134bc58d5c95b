import Glibc
import TestKit

/// Processor time, in seconds.
enum ProcessorTime {
    static func of(_ processes: [RunningProcess]) -> Double {
        processes.reduce(0) { $0 + used(by: $1.number) }
    }

    /// Time of all children that have ended.
    static var ofEnded: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func used(by process: pid_t) -> Double {
        var clock = clockid_t(), time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}
