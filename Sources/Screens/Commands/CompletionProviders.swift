public import CommandShell

extension CompletionSource {
    public static let services = CompletionSource("services")
    public static let servicesWithKeys = CompletionSource("servicesWithKeys")
    public static let servicesWithSignIn = CompletionSource("servicesWithSignIn")
    /// Settings for the addresses of services.
    public static let addresses = CompletionSource("addresses")
    public static let filters = CompletionSource("filters")
    public static let storedFilters = CompletionSource("storedFilters")
    public static let fileFilters = CompletionSource("fileFilters")
    public static let searches = CompletionSource("searches")
    public static let topics = CompletionSource("topics")
    public static let boards = CompletionSource("boards")
    /// Sections of the board whose name precedes the cursor.
    public static let sections = CompletionSource("sections")
    public static let words = CompletionSource("words")
    public static let folders = CompletionSource("folders")
    /// Files, and folders that may contain them.
    public static let files = CompletionSource("files")
    /// Folders and files, also those in the working folder without a typed slash.
    public static let documents = CompletionSource("documents")
}
