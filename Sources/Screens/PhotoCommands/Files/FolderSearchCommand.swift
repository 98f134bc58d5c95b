import CommandShell
import GalleryCore
import Wording

/// `search` in a list of files and at a photo of it: searches the folder and all folders below.
enum FolderSearchCommand {
    /// Declines without words.
    static let spec = CommandSpec<FolderSearch>(
        "search", aliases: ["find"], shorthand: .prefix("/"), group: .find,
        Phrases.Help.searchFolder,
        examples: [
            "search harbor", "search date:2024-05..2024-08 camera:x100",
            "search type:png size:>5MB order:size",
        ],
        search
    ) { $0 }

    private static let search = CommandArgument<FolderSearch?>(
        usage: { _ in "[WORDS] \(Phrases.Help.filters)" },
        takes: { _ in SearchWords.kinds(.fileFilters) }
    ) { words, _ throws(UsageError) in
        defer { words = [] }
        guard !words.isEmpty else { return nil }
        return try words.reading { texts throws(UsageError) in
            var search = FolderSearch(), orders: Set<Int> = []
            for (index, text) in texts.enumerated() {
                guard let order = try FolderForm.order(text, at: index) else { continue }
                if let other = search.form.order, other != order {
                    throw UsageError(
                        .nothing(Phrases.repeatedFilter("order")), at: .argument(index, part: text))
                }
                search.form.order = order
                orders.insert(index)
            }
            if orders.count < texts.count {
                search.words = try SearchWords.query(texts, by: .ofFiles, except: orders, hasPhrases: true)
            }
            return search
        }
    }
}
