import CommandShell
import Wording

enum ZoomCommand {
    static let spec = CommandSpec(
        "zoom", group: .look, Phrases.Help.zoom,
        examples: ["zoom", "zoom 2x", "zoom 100%", "zoom fit", "zoom 3 2x"],
        CommandArgument<ZoomChange>(
            "[in|out|fit|N|N%]",
            takes: [.word(["in", "out", "fit", "2x", "100%"].map { Completion($0) })]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            return try change(arguments.map(\.text))
        }
    ) { PhotoLook.zoom($0) }

    /// `zoom 2` is twice the size that fits the screen; `zoom 100%` or `zoom 100`, a terminal pixel per photo pixel.
    static func change(_ arguments: [String]) throws(UsageError) -> ZoomChange {
        let word = arguments.joined().lowercased()
        let isPair = arguments.count == 2 && ["%", "x"].contains(arguments[1].lowercased())
        guard arguments.count < 2 || isPair else { throw UsageError(.arguments("zoom")) }
        switch word {
        case "", "in", "+": return .nearer
        case "out", "-": return .farther
        case "fit": return .whole
        default: break
        }
        let unit = word.last.flatMap { ["%", "x"].contains($0) ? $0 : nil }
        let digits = unit == nil ? word[...] : word.dropLast()
        guard let number = Double(decimal: String(digits)) else { throw UsageError(.arguments("zoom")) }
        let isPercent = unit == "%" || unit == nil && number > mostTimesWithoutUnit
        guard number > 0, number <= (isPercent ? ZoomRange.nearest * 100 : Double(mostTimes)) else {
            let range = Phrases.zoomRange(scale: ZoomRange.nearest, times: mostTimes)
            throw UsageError(.nothing(range), at: .argument(0, part: nil))
        }
        return isPercent ? .to(number / 100) : .times(number)
    }

    /// Whether the word is a size with its unit, such as `100%` and `2x`.
    static func isValue(_ word: String) -> Bool {
        word.first?.isNumber == true && word.last?.isNumber == false && (try? change([word])) != nil
    }

    private static let mostTimes = 1000
    private static let mostTimesWithoutUnit = 20.0
}
