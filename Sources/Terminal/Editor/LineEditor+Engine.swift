import CEditline

extension LineEditor {
    /// The library lines are edited with, and its version.
    public nonisolated static var engine: String { "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}
