import Configuration
import Screens
import Viper

extension SettingName {
    /// Numbers that are offered; more can be typed.
    private static let offered = 6

    /// What TAB offers for its value.
    var argument: ArgumentKind {
        switch self {
        case .service: return .one(.services)
        case .graphics: return .word(ProtocolCommand.choices)
        default: break
        }
        return switch declaration.values {
        case .words(let words): Self.word(words)
        case .count(let range):
            Self.word([SettingValues.automatic] + range.prefix(Self.offered).map(String.init))
        case .path: .one(.folders)
        case .address: Self.word([])
        }
    }

    private static func word(_ words: [String]) -> ArgumentKind {
        .word(words.map { Completion($0, ending: "") })
    }
}
