import CommandShell
import GalleryCore
import Wording

enum SeenCommand {
    static let spec = CommandSpec(
        "seen", group: .find, Phrases.Help.seen,
        examples: ["seen fog", "seen \"night sky\"", "seen --forget"],
        .rest("[WORDS | --forget [--yes]]", takes: [.seen, .options(["--forget", "--yes"])])
    ) { words in
        guard words.contains("--forget"), words.allSatisfy({ ["--forget", "--yes"].contains($0) }) else {
            return Route.list(.seen(WordQuery(words)))
        }
        return .taste(.forgetSeen(isConfirmed: words.contains("--yes")))
    }
}
