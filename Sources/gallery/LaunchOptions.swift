import Screens
import Terminal

/// Command-line options that are not settings.
struct LaunchOptions {
    var script: [String]?
    /// Arguments that are paths of files; `nil` for a command.
    var paths: [String]?
    /// Screen of these files, with which a session at a terminal begins.
    var files: Route?
    /// Record format; `nil` for text.
    var records: RecordConsole.Form?
    /// Maximum number of photos per list; `nil` for a page or, on a terminal, a screenful.
    var cards: Int?
    /// Omits headings and other text around results in a pipe.
    var isQuiet = false
    /// Prints only errors and the output of the last command.
    var isLastOnly = false
    /// Ends each result in a pipe with a zero byte instead of a newline.
    var endsInZero = false
    var isReadOnly = false
    /// Draws pictures even if the output is a pipe.
    var drawsIntoPipe = false
    var debug: DebugState?
    var screen = StartScreen.recommend
}
