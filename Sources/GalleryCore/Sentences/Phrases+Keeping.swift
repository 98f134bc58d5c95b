extension Phrases {
    /// A favourite was kept.
    public static func kept(_ title: String) -> String { "Kept \(title)" }
    /// A favourite was kept, its picture was not.
    public static func keptWithoutPicture(_ title: String, _ why: String) -> String {
        "Kept \(title), but not its picture; `fav` again to try. \(why)"
    }
    /// It was one already.
    public static func alreadyKept(_ title: String) -> String { "Already kept: \(title)" }
    /// A favourite was forgotten.
    public static func forgotten(_ title: String) -> String {
        "No longer kept: \(title) (`undo` takes it back)"
    }
    /// It was none.
    public static func notKept(_ title: String) -> String { "Was not kept: \(title)" }
    /// A favourite came back.
    public static func restored(_ title: String) -> String { "Kept again: \(title)" }
    /// There is nothing to take back.
    public static let nothingToUndo = "There is nothing to undo."

    /// While a picture is being fetched for keeping.
    public static func keeping(_ title: String, number: Int, of count: Int) -> String {
        count > 1 ? "Keeping \(number) of \(Phrases.number(count)): \(title) …" : "Keeping \(title) …"
    }
}
