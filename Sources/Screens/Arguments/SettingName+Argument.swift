import CommandShell
import Configuration
import GalleryCore
import Wording

extension SettingName {
    /// Maximum number of numeric values that completion offers; others can be typed.
    private static let offered = 6

    /// Values that completion offers.
    var argument: ArgumentKind {
        switch self {
        case .service: return .one(.services)
        case .graphics:
            return .word(
                choices.map { Completion($0, meaning: Phrases.Choices.graphics($0), ending: "") })
        default: break
        }
        return switch declaration.values {
        case .choices(let choices): Self.word(choices)
        case .count(let range, let other):
            Self.word([other] + range.prefix(Self.offered).map(String.init))
        case .path, .paths: .one(.folders)
        case .license: Self.word([SettingValues.anyLicense] + FilterName.license.values)
        case .fileName: Self.word([SettingValues.automatic, "slug"])
        case .address, .name, .contact: Self.word([])
        }
    }

    private static func word(_ choices: [String]) -> ArgumentKind {
        .word(choices.map { Completion($0, ending: "") })
    }
}
