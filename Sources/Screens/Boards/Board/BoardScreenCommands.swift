import CommandShell

enum BoardScreenCommands {
    static let table = ListCommands.table(more: BoardEvent.more, refresh: .refresh, photo: BoardEvent.photo)
}
