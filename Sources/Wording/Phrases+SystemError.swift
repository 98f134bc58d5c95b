import Glibc

extension Phrases {
    /// The system's own text for an errno.
    static func systemError(_ code: Int32) -> String { String(cString: strerror(code)) }
}
