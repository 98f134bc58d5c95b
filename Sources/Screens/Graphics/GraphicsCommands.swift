public import CommandShell
import Configuration
import Wording

public enum GraphicsRequest: Equatable, Sendable {
    case show
    /// `nil` for automatic detection.
    case choose(GraphicsProtocol?)
}

enum GraphicsCommands {
    static let spec = CommandSpec(
        "protocol", group: .tune, Phrases.Help.protocol,
        examples: ["protocol", "protocol sixel", "protocol auto"],
        CommandArgument<GraphicsRequest>(
            usage: { _ in "[NAME]" }, takes: { _ in [SettingName.graphics.argument] }
        ) { arguments, _ throws(UsageError) in
            guard let word = arguments.first?.text.lowercased() else { return .show }
            let method = GraphicsProtocol(rawValue: word)
            guard method != nil || word == SettingValues.automatic else {
                throw UsageError(
                    .nothing(Phrases.Graphics.unknown(word, known: names)), at: .argument(0, part: nil))
            }
            arguments.removeFirst()
            return .choose(method)
        }
    ) { Route.graphics($0) }

    static let names = SettingName.graphics.choices
}
