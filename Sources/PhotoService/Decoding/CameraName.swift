/// Maker and model of a camera in one line.
enum CameraName {
    /// Many cameras repeat the maker in the model, and some put a space before it. Nil when nothing is known.
    static func of(make: String?, model: String?) -> String? {
        let words = { (text: String?) in (text ?? "").split(whereSeparator: \.isWhitespace) }
        let (maker, kind) = (words(make), words(model))
        let isRepeated = kind.first.map { $0.lowercased() } == maker.first.map { $0.lowercased() }
        let name = (isRepeated ? kind : maker + kind).joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}
