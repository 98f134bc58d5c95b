enum CameraName {
    /// Maker and model with single spaces; omits the maker if both begin with the same word. `nil` if both are missing.
    static func of(make: String?, model: String?) -> String? {
        let tokens = { (text: String?) in (text ?? "").split(whereSeparator: \.isWhitespace) }
        let (maker, kind) = (tokens(make), tokens(model))
        let isRepeated = kind.first.map { $0.lowercased() } == maker.first.map { $0.lowercased() }
        let name = (isRepeated ? kind : maker + kind).joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}
