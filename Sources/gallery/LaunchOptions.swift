import Terminal

/// The options of the command line that are no settings.
struct LaunchOptions {
    /// The lines to run instead of what is typed or piped in.
    var script: [String]?
    /// How records are written; nil for text.
    var records: RecordConsole.Form?
    /// How many photos of a list are wanted; nil for a page, or on a terminal a screenful.
    var cards: Int?
    /// In a pipe nothing around results, such as headings.
    var isQuiet = false
    /// Databases are read as they are; none is made or written.
    var isReadOnly = false
    /// A simulated state.
    var debug: DebugState?
    /// The first screen.
    var screen = StartScreen.recommend
}
