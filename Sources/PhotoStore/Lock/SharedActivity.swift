import Glibc

/// Time since boot of the last key press in any gallery process: the modification time of an empty file.
struct SharedActivity: Sendable {
    /// `nil` if there is no folder; activity is then not shared.
    let path: String?

    /// Records a key press unless it is at most 1 s after the recorded time; returns that time, 0 if unknown.
    func record(_ seconds: Double, now: Double) -> Double {
        guard let path else { return 0 }
        var status = stat()
        let isThere = stat(path, &status) == 0
        let lastActivity = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        // A time later than `now` is from before the last boot and is ignored.
        let last = isThere && lastActivity <= now ? lastActivity : 0
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
