public import CommandShell
import Wording

extension CommandGroup {
    public static let find = CommandGroup("find")
    public static let look = CommandGroup("look")
    public static let collect = CommandGroup("collect")
    public static let take = CommandGroup("take")
    public static let taste = CommandGroup("taste")
    public static let move = CommandGroup("move")
    public static let tune = CommandGroup("tune")

    /// In the order of help.
    public static let all: [CommandGroup] = [.find, .look, .collect, .take, .taste, .move, .tune]

    /// Its heading, and what its commands are good for in a few words.
    var words: (title: String, meaning: String) {
        switch self {
        case .find: (Phrases.Help.find, Phrases.Help.findMeaning)
        case .look: (Phrases.Help.look, Phrases.Help.lookMeaning)
        case .collect: (Phrases.Help.collect, Phrases.Help.collectMeaning)
        case .take: (Phrases.Help.take, Phrases.Help.takeMeaning)
        case .taste: (Phrases.Help.likes, Phrases.Help.likesMeaning)
        case .move: (Phrases.Help.move, Phrases.Help.moveMeaning)
        case .tune: (Phrases.Help.tune, Phrases.Help.tuneMeaning)
        default: (name, "")
        }
    }
}
