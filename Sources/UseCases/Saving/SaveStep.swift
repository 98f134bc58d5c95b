public enum SaveStep: Equatable, Sendable {
    /// Bytes so far, and in all if known.
    case downloading(done: Int64, total: Int64?)
    /// The downloaded file is decoded as a whole.
    case checking
    case converting
}
