struct FailingCommand: Sendable {
    let lines: [String]
    /// Exit code of a script in which only this command fails.
    let code: Int32
    /// Whether the command, at a prompt, waits for the response; otherwise the request runs in the background.
    let waitsAtPrompt: Bool
    /// Answer that the command does not treat as a failure.
    let accepts: FailingService.Answer?
    /// Message for a 404 that names the missing topic or collection; `nil` if the general message is printed.
    private let missing: String?

    private init(
        _ lines: String..., code: Int32 = 1, waitsAtPrompt: Bool = true,
        accepts: FailingService.Answer? = nil, missing: String? = nil
    ) {
        self.lines = lines
        self.code = code
        self.waitsAtPrompt = waitsAtPrompt
        self.accepts = accepts
        self.missing = missing
    }

    var name: String { lines.joined(separator: "; ") }

    func cause(of answer: FailingService.Answer) -> String {
        answer == .notFound ? missing ?? answer.cause : answer.cause
    }

    static let all = [
        // A favorite is stored even if its picture cannot be fetched, so a prompt does not wait for the picture.
        FailingCommand("fav 1", waitsAtPrompt: false),
        FailingCommand("fav unsplash:zzz"),
        FailingCommand("save 1"),
        FailingCommand("save 1 --as png"),
        FailingCommand("save unsplash:zzz"),
        FailingCommand("board add hall 1", waitsAtPrompt: false),
        FailingCommand("board add hall unsplash:zzz"),
        FailingCommand("open unsplash:zzz"),
        FailingCommand("open 1", "info"),
        FailingCommand("similar 1"),
        FailingCommand("similar 1 by color"),
        FailingCommand("by 1"),
        FailingCommand("credit unsplash:zzz"),
        FailingCommand("copy unsplash:zzz"),
        FailingCommand("why unsplash:zzz"),
        FailingCommand("like unsplash:zzz"),
        FailingCommand("web unsplash:zzz"),
        FailingCommand("search haze"),
        // `search mist` succeeds. At a prompt, `next` may join a failing prefetch and send no request of its own.
        FailingCommand("search mist", "next", waitsAtPrompt: false),
        FailingCommand("random"),
        FailingCommand("topic"),
        FailingCommand("topic sea", missing: "There is no topic `sea`"),
        FailingCommand("collections"),
        FailingCommand("collections haze"),
        FailingCommand("collection nowhere", missing: "There is no collection `nowhere`"),
        FailingCommand("recommend"),
        // For `import`, 404 means that the service has no such list.
        FailingCommand("import", accepts: .notFound),
        FailingCommand("board add hall 2", "board export hall", waitsAtPrompt: false),
    ]

    static func groups(_ count: Int) -> [[FailingCommand]] {
        (0..<count).map { group in
            all.indices.filter { $0 % count == group }.map { all[$0] }
        }
    }
}
