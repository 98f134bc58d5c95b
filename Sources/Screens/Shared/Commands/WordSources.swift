public import Viper

extension WordSource {
    /// The services one can change to.
    public static let services = WordSource("services")
    /// The filters of a search with their values.
    public static let filters = WordSource("filters")
    /// Searches made before.
    public static let searches = WordSource("searches")
    /// Topics the service has, as far as they are known.
    public static let topics = WordSource("topics")
    /// The boards there are.
    public static let boards = WordSource("boards")
    /// Words a search may go on with, or those that were meant.
    public static let words = WordSource("words")
    /// Folders on this machine.
    public static let folders = WordSource("folders")
}
