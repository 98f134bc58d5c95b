import CommandShell
import GalleryCore
import Wording

enum SeenCommand {
    static let spec = CommandSpec(
        "seen", group: .find, Phrases.Help.seen,
        examples: ["seen fog", "seen \"night sky\"", "seen --forget"],
        .rest("[WORDS | --forget]", takes: [.seen])
    ) { $0 == ["--forget"] ? Route.taste(.forgetSeen) : .list(.seen(WordQuery($0))) }
}
