/// Where a body goes.
enum Sink: Sendable {
    /// Into the response.
    case memory
    /// Into an open file; `progress` hears bytes so far and, when known, bytes in all.
    case file(descriptor: Int32, progress: @Sendable (Int64, Int64?) -> Void)
}
