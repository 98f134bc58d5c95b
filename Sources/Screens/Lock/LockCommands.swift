public import CommandShell
import GalleryCore
import Wording

public enum LockCommands {
    static let specs = [lock, unlock]

    /// Route of a PIN typed at the prompt while locked; `nil` if the line is not a valid PIN.
    public static func pin(typedAs command: Command) -> Route? {
        command.arguments.isEmpty && PIN.isValid(command.name) ? .lock(.enter(command.name)) : nil
    }

    /// Reason to refuse a line for photos while locked. Digits are probably part of a PIN.
    public static func refusal(of line: String, hasPrompt: Bool) -> UsageError.Reason {
        guard hasPrompt else { return .refused(Phrases.Lock.closed) }
        let isPIN = line.allSatisfy { $0.isWhitespace || $0.isNumber }
        return .refused(isPIN ? Phrases.Lock.length : Phrases.Lock.screen)
    }

    private static let lock = CommandSpec(
        "lock", group: .tune, secret: .pin, Phrases.Help.lock,
        examples: ["lock set", "lock", "set lock_after 10"],
        CommandArgument<LockRequest>(
            "[set|change|off]",
            takes: [.word(["set", "change", "off"].map { Completion($0, ending: "") })]
        ) { arguments, _ throws(UsageError) in
            guard let word = arguments.first?.text.lowercased() else { return .close }
            let requests: [String: LockRequest] = [
                "set": .set, "change": .change, "off": .remove, "now": .close, "reset": .reset,
            ]
            guard let request = requests[word] else { throw UsageError(.arguments("lock")) }
            arguments.removeFirst()
            return request
        }
    ) { Route.lock($0) }

    private static let unlock = CommandSpec(
        "unlock", group: .tune, secret: .pin, Phrases.Help.unlock,
        CommandArgument<LockRequest>("[SERVICE]", takes: [.one(.servicesWithSignIn)]) {
            arguments, _ throws(UsageError) in
            defer { arguments = [] }
            return try arguments.service(of: "unlock").map { .signIn($0) } ?? .open
        }
    ) { Route.lock($0) }
}
