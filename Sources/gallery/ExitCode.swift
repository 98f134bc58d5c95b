import CommandShell
import Glibc

/// Exit codes; documented in the README.
enum ExitCode {
    static let failed: Int32 = 1
    static let misused: Int32 = 2
    /// 128 + SIGINT, as in shells.
    static let interrupted: Int32 = 130
    /// 128 + SIGPIPE; no error message is printed.
    static let brokenPipe: Int32 = 141

    static func of(_ end: ShellEnd) -> Int32 {
        switch end {
        case .left(nil): 0
        case .left(.failed): failed
        case .left(.misused): misused
        case .interrupted: interrupted
        case .terminated(let signal): 128 + (signal ?? SIGHUP)
        }
    }
}
