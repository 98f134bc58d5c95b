extension Phrases.Boards {
    /// While a file is copied in.
    public static func copying(_ path: String) -> String { "Copying \(path) …" }
    /// Nobody else is asked about it.
    public static let ownStays = "This is a picture of your own; no service is asked about it."
    /// A file that is a folder, a pipe or the like.
    public static let noFile = "it is no file"
    /// A file that is too large.
    public static func tooLarge(_ limit: Int) -> String {
        "it is larger than \(Phrases.bytes(Int64(limit)))"
    }
    /// A file that is none of the pictures there are.
    public static func noPicture(_ path: String, _ found: String) -> String {
        "\(path) is not a whole JPEG, PNG or WebP picture (\(found)); it was left out."
    }

    /// Tags or a note were changed.
    public static func annotated(_ title: String) -> String { "Noted on \(title)" }
    /// Only what is kept can be written on.
    public static func notKept(_ title: String) -> String {
        "\(title) is not kept; `fav` keeps it, or put it on a board, then write on it."
    }
    /// Nothing is written on it.
    public static func nothingNoted(_ title: String) -> String {
        "Nothing is noted on \(title); `note 3 TEXT` and `tag 3 WORD` do."
    }
    /// The person's own words on a photo and the boards it is on; empty for none.
    public static func remarks(_ annotation: Annotation, boards: [String]) -> [String] {
        let places = boards.isEmpty ? [] : ["On " + boards.joined(separator: ", ")]
        let tags = annotation.tags.isEmpty ? [] : ["Your tags: " + annotation.tags.joined(separator: ", ")]
        let line = (places + tags).joined(separator: " · ")
        let note = annotation.note.isEmpty ? [] : ["Your note: " + annotation.note]
        return note + (line.isEmpty ? [] : [line])
    }
}
