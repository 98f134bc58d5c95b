import Terminal

/// Command-line options that are not settings.
struct LaunchOptions {
    /// Lines to run instead of standard input.
    var script: [String]?
    /// Record format; `nil` for text.
    var records: RecordConsole.Form?
    /// Maximum number of photos per list; `nil` for a page, or on a terminal a screenful.
    var cards: Int?
    /// Omits headings and other text around results in a pipe.
    var isQuiet = false
    /// Prints only the output of the last command, and complaints.
    var isLastOnly = false
    /// Opens databases read-only and creates none.
    var isReadOnly = false
    /// Draws pictures even if the output is a pipe.
    var drawsIntoPipe = false
    var debug: DebugState?
    var screen = StartScreen.recommend
}
