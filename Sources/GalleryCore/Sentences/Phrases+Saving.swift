extension Phrases {
    /// While files are being fetched: `Saving Fog: 1.2 MB of 4.5 MB, 3 s left`, or without a title
    /// `Saving 9 photos: 2 done, 12.0 MB of about 45.0 MB, 14 s left`.
    public static func saving(
        _ title: String?, finished: Int, of count: Int, done: Int64, total: Int64?, isTotalKnown: Bool,
        secondsLeft: Int?
    ) -> String {
        let of = total.map { " of \(isTotalKnown ? "" : "about ")\(bytes($0))" } ?? ""
        let size = done > 0 || total != nil ? [bytes(done) + of] : []
        let left = secondsLeft.map { ["\(duration($0)) left"] } ?? []
        let several = title == nil ? ["\(finished) done"] : []
        let facts = (several + size + left).joined(separator: ", ")
        return "Saving \(title ?? photos(count))" + (facts.isEmpty ? " …" : ": \(facts)")
    }

    /// `14 s`, `2 min 5 s`, `1 h 5 min`.
    public static func duration(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "\(max(0, seconds)) s"
        case ..<3600: "\(seconds / 60) min\(seconds % 60 > 0 ? " \(seconds % 60) s" : "")"
        default: "\(seconds / 3600) h\(seconds / 60 % 60 > 0 ? " \(seconds / 60 % 60) min" : "")"
        }
    }

    /// A file was saved.
    public static func saved(_ path: String) -> String { "Saved \(path)" }
    /// The photo stood there already.
    public static func alreadySaved(_ path: String) -> String { "Already saved: \(path)" }
    /// The photo was not saved.
    public static func notSaved(_ title: String, _ why: String) -> String { "\(title) was not saved. \(why)" }
    /// The photo has no file to save.
    public static let noOriginal = "the service offers no file to save."
    /// The person stopped it.
    public static func savingStopped(saved: Int, of count: Int) -> String {
        let what = count == 1 ? "Not saved" : "\(saved) of \(photos(count)) saved"
        return "\(what); `save` again goes on where it stopped."
    }
    /// The picture has more pixels than can be converted.
    public static let tooLargeToConvert =
        "too many pixels to convert; `save` without --as keeps it as it comes"
    /// The decoder or the encoder gave up.
    public static let notConverted = "its kind cannot be; `save` without --as keeps it as it comes"
}
