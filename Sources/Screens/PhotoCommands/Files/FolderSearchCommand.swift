import CommandShell
import GalleryCore
import Wording

/// `search` in a list of files and at a photo of it: searches the folder and all folders below.
enum FolderSearchCommand {
    /// Declines without words.
    static let spec = CommandSpec<SearchQuery>(
        "search", aliases: ["find"], shorthand: .prefix("/"), group: .find, isHarmless: true,
        Phrases.Help.searchFolder,
        examples: ["search harbor", "search date:2024-05..2024-08 camera:x100", "search type:png size:>5MB"],
        query
    ) { $0 }

    private static let query = CommandArgument<SearchQuery?>(
        usage: { _ in "[WORDS] \(Phrases.Help.filters)" },
        takes: { _ in
            SearchWords.kinds
                + [.word([FilterName.date, .camera, .type, .size].map { Completion("\($0):", ending: "") })]
        }
    ) { words, _ throws(UsageError) in
        defer { words = [] }
        guard !words.isEmpty else { return nil }
        return try words.reading { texts throws(UsageError) in try SearchWords.query(texts, by: .ofFiles) }
    }
}
