import CommandShell
import Wording

enum ZoomCommand {
    static let spec = CommandSpec(
        "zoom", group: .look, isHarmless: true, Phrases.Help.zoom,
        examples: ["zoom in", "zoom 100%", "zoom fit"],
        CommandArgument<ZoomChange>(
            "in|out|fit|N%", takes: [.word(["in", "out", "fit", "100%"].map { Completion($0) })]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            return try change(arguments.map(\.text))
        }
    ) { DetailEvent.zoom($0) }

    static func change(_ arguments: [String]) throws(UsageError) -> ZoomChange {
        switch arguments.first?.lowercased() {
        case "in" where arguments.count == 1: return .nearer
        case "out" where arguments.count == 1: return .farther
        case "fit" where arguments.count == 1: return .whole
        case let first? where arguments.count == 1 || arguments.dropFirst() == ["%"]:
            let digits = first.hasSuffix("%") && arguments.count == 1 ? String(first.dropLast()) : first
            guard let percent = Double(decimal: digits), percent > 0, percent <= ZoomRange.nearest * 100
            else { throw UsageError(.arguments("zoom")) }
            return .to(percent / 100)
        default: throw UsageError(.arguments("zoom"))
        }
    }
}

extension Double {
    /// Accepts only digits and a point; `Double` also accepts `0x10`, `1e2` and `nan`.
    init?(decimal text: String) {
        guard text.allSatisfy({ "0123456789.".contains($0) }) else { return nil }
        self.init(text)
    }
}
