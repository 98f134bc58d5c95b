/// Why a file or a database could not be written.
public enum WriteFault: Equatable, Sendable {
    /// The system refused: its `errno`.
    case system(Int32)
    /// SQLite or another library refused: its own message.
    case reported(String)
    /// Every name that was tried is taken.
    case namesTaken
}
