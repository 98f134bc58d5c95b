enum CameraName {
    /// Maker and model, without a maker that the model repeats and without extra spaces. `nil` if both are missing.
    static func of(make: String?, model: String?) -> String? {
        let tokens = { (text: String?) in (text ?? "").split(whereSeparator: \.isWhitespace) }
        let (maker, kind) = (tokens(make), tokens(model))
        let isRepeated = kind.first.map { $0.lowercased() } == maker.first.map { $0.lowercased() }
        let name = (isRepeated ? kind : maker + kind).joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}
