import CommandShell

/// Exit codes; documented in the README.
enum ExitCode {
    static let failed: Int32 = 1
    static let misused: Int32 = 2
    /// 128 and SIGINT, as shells count.
    static let interrupted: Int32 = 130
    /// 128 and SIGPIPE: quiet, but not a success.
    static let readerLeft: Int32 = 141
    /// 128 and SIGTERM.
    static let terminated: Int32 = 143

    static func of(_ end: ShellEnd) -> Int32 {
        switch end {
        case .left(nil): 0
        case .left(.failed): failed
        case .left(.misused): misused
        case .interrupted: interrupted
        case .terminated: terminated
        }
    }
}
