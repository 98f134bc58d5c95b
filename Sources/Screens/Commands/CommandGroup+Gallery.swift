public import CommandShell

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
}
