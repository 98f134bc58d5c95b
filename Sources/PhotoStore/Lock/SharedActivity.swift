import Glibc

/// When somebody last pressed a key in any shell, by the boot clock: the time of a file that is empty, so that nothing
/// is written through to the disk for it.
struct SharedActivity: Sendable {
    /// Nil without a folder: then every shell is alone.
    let path: String?

    /// Notes that it was at `seconds`; returns when it was last, 0 when unknown.
    func note(_ seconds: Double, now: Double) -> Double {
        guard let path else { return 0 }
        var status = stat()
        let isThere = stat(path, &status) == 0
        let known = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        // What is later than now is of an earlier start of the machine.
        let last = isThere && known <= now ? known : 0
        if seconds > last + 1 {
            if !isThere {
                let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
                if file >= 0 { _ = close(file) }
            }
            let whole = seconds.rounded(.down)
            let time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
            _ = utimensat(AT_FDCWD, path, [time, time], AT_SYMLINK_NOFOLLOW)
        }
        return last
    }
}
