import CommandShell
import Screens

extension SettingName {
    /// Counts of columns that are worth a key.
    private static let columnCounts = 1...6

    /// What TAB offers for its value.
    var argument: ArgumentKind {
        switch self {
        case .service: .one(.services)
        case .graphics: .word(ProtocolCommand.choices)
        case .picturesFolder, .authorityFile: .one(.folders)
        case .columns: Self.word([ColumnsSetting.automatic] + Self.columnCounts.map(String.init))
        default: Self.word(words ?? [])
        }
    }

    private static func word(_ words: [String]) -> ArgumentKind {
        .word(words.map { Completion($0, ending: "") })
    }
}
