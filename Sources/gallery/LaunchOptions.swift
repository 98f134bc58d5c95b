import Terminal

/// What the program was started for, where it is more than a session with a person.
struct LaunchOptions {
    /// The lines to run instead of what is typed or piped in.
    var script: [String]?
    /// How records are written; nil for text.
    var records: RecordConsole.Form?
    /// How many photos of a list are wanted; nil for a page, or on a terminal a screenful.
    var cards: Int?
    /// A state to look at.
    var debug: DebugState?
    /// Where to begin.
    var screen = StartScreen.recommend
}
