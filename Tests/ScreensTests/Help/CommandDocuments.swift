import CommandShell

@testable import Screens

enum CommandDocuments {
    /// README table; each command is listed at the first screen that has it.
    static var table: String {
        let heads = Set(CommandCatalog.infos.heads.map(\.name))
        let rows = CommandCatalog.places.flatMap { place -> [(String, [CommandInfo])] in
            guard place.name == "anywhere" else { return [(place.name, place.infos)] }
            return [
                ("anywhere", place.infos.filter { ![.tune, .taste].contains($0.group) }),
                ("taste", place.infos.filter { $0.group == .taste }),
                ("settings", place.infos.filter { $0.group == .tune }),
            ]
        }
        let lines = rows.map { place, infos in
            let names = infos.map(\.name).filter(heads.contains)
            return "| \(place) | \(names.map { "`\($0)`" }.joined(separator: ", ")) |"
        }
        return (["| where | commands |", "|---|---|"] + lines).joined(separator: "\n")
    }

    /// Sections of the manual that list the commands, in mdoc(7).
    static var manual: String {
        CommandCatalog.places.map { place in
            let title = place.name.prefix(1).uppercased() + place.name.dropFirst()
            let items = place.infos.filter { $0.head == nil }.map { head in
                let family = CommandCatalog.family(of: head.name)
                let titles = family.map { info in
                    let names = [info.scoped(to: ParsingScope()).usage] + info.aliases
                    return ".It \(names.map { "Cm \(unpunctuated(escaped($0)))" }.joined(separator: " , "))\n"
                }
                return titles.joined() + family.map(text).joined()
            }
            return ".Ss \(title)\n.Bl -tag -width Ds\n\(items.joined()).El"
        }.joined(separator: "\n")
    }

    private static func text(_ info: CommandInfo) -> String {
        let info = info.scoped(to: ParsingScope())
        let examples = info.examples.map { "\\fB\(escaped($0))\\fP" }.joined(separator: ", ")
        return "\(escaped(info.summary)).\n" + (examples.isEmpty ? "" : "For example: \(examples).\n")
    }

    /// Without the meaning of punctuation at an end of the argument of a macro.
    private static func unpunctuated(_ text: String) -> String {
        text == "?" ? "\\&?" : text.hasSuffix("]") ? text + "\\&" : text
    }

    /// Text of mdoc(7), in which a line may also break after `|`.
    static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: " ...")
            .replacing("|", with: "|\\:").replacing("|\\: ", with: "| ")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
