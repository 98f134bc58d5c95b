public enum SaveStep: Equatable, Sendable {
    /// Bytes received so far, and in total if known.
    case downloading(done: Int64, total: Int64?)
    /// The complete file is decoded.
    case checking
    case converting
}
