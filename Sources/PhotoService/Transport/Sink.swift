/// Where a body goes.
enum Sink: Sendable {
    /// Into the response.
    case memory
    /// Into a file; `progress` hears bytes so far and, when known, bytes in all.
    case file(PartialFile, progress: @Sendable (Int64, Int64?) -> Void)
}
