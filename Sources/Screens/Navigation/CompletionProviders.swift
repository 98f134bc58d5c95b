public import CommandShell

extension CompletionSource {
    /// The services one can change to.
    public static let services = CompletionSource("services")
    public static let servicesWithKeys = CompletionSource("servicesWithKeys")
    public static let servicesWithSignIn = CompletionSource("servicesWithSignIn")
    /// The filters of a search with their values.
    public static let filters = CompletionSource("filters")
    /// The filters of what is stored, with their values.
    public static let storedFilters = CompletionSource("storedFilters")
    /// Searches made before.
    public static let searches = CompletionSource("searches")
    /// Topics the service has, as far as they are known.
    public static let topics = CompletionSource("topics")
    /// The boards there are.
    public static let boards = CompletionSource("boards")
    /// The sections of boards, behind a board's name or a place to move photos to.
    public static let sections = CompletionSource("sections")
    /// Words a search may go on with, or those that were meant.
    public static let words = CompletionSource("words")
    /// Folders on this machine.
    public static let folders = CompletionSource("folders")
    /// Files on this machine, and the folders they are in, where a path is typed.
    public static let files = CompletionSource("files")
}
