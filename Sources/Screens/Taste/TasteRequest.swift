import CommandShell
import Wording

public enum TasteRequest: Equatable, Sendable {
    case show
    case forget(String)
    case pauseInterest([String])
    case resumeInterests
    /// Forgets everything; unless confirmed, asks first.
    case clear(isConfirmed: Bool)
    /// Forgets the seen photos; unless confirmed, asks first.
    case forgetSeen(isConfirmed: Bool)
    /// Pauses or resumes learning in this session.
    case pause(Bool)
}

enum TasteCommands {
    static let anywhere: [CommandSpec<Route>] = [
        CommandSpec(
            "taste", group: .taste, Phrases.Help.taste,
            examples: ["taste", "taste forget fog", "taste pause fog, forest"],
            CommandArgument<TasteRequest>(
                "[forget WORD | pause INTEREST | resume | clear [--yes]]",
                takes: [
                    .word(["forget", "pause", "resume", "clear"].map { Completion($0) }),
                    .after("clear", [.options(["--yes"])]),
                ]
            ) { arguments, _ throws(UsageError) in
                defer { arguments = [] }
                let texts = arguments.map(\.text)
                switch (texts.first?.lowercased(), texts.count) {
                case (nil, _): return .show
                case ("clear", 1): return .clear(isConfirmed: false)
                case ("clear", 2) where ["--yes", "all"].contains(texts[1].lowercased()):
                    return .clear(isConfirmed: true)
                case ("resume", 1): return .resumeInterests
                case ("pause", 2...): return .pauseInterest(Array(texts.dropFirst()))
                case ("forget", 2...): return .forget(texts.dropFirst().joined(separator: " "))
                default: throw UsageError(.arguments("taste"))
                }
            }
        ) { .taste($0) },
        CommandSpec(
            "private", group: .taste, Phrases.Help.private, examples: ["private", "private off"],
            CommandArgument<TasteRequest>(
                "[on|off]", takes: [.word([Completion("on"), Completion("off")])]
            ) { arguments, _ throws(UsageError) in
                defer { arguments = [] }
                switch arguments.map({ $0.text.lowercased() }) {
                case [], ["on"]: return .pause(true)
                case ["off"]: return .pause(false)
                default: throw UsageError(.arguments("private"))
                }
            }
        ) { .taste($0) },
    ]
}
