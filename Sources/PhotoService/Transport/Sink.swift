enum Sink: Sendable {
    case memory
    /// File; `progress` receives the bytes so far and the total if known.
    case file(PartialFile, progress: @Sendable (Int64, Int64?) -> Void)
}
