enum Sink: Sendable {
    case memory
    /// Body written to a file; `progress` receives the bytes so far and the total if known.
    case file(PartialFile, progress: @Sendable (Int64, Int64?) -> Void)
}
