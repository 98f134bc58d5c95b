import CommandShell

enum BoardsCommands {
    static let table: ScreenCommands<ChoiceListEvent<NumberedBoard>> = ChoiceListCommands.table(and: [board])

    /// `board` with the number of a listed board in place of its name.
    private static let board = CommandSpec(info: BoardCommand.info) { words, scope throws(UsageError) in
        try NumberedBoard(words, in: scope.numbers).map(ChoiceListEvent.own)
    }
}
