public import CommandShell
import Wording

/// Arguments of `gallery mcp`.
public struct ToolServerRequest: Equatable, Sendable {
    /// Folders in which files may be saved and checked; empty for those of the client.
    public var roots: [String] = []
}

/// Parses the arguments of `gallery mcp`, which is no command of the prompt.
public enum ToolServerCommand {
    public static let spec = CommandSpec(
        "mcp", group: .take, Phrases.Tools.summary,
        CommandArgument<ToolServerRequest>(
            "[--root DIR]…", takes: [.after("--root", [.one(.folders)])]
        ) { words, _ throws(UsageError) in
            var rest = words[...], request = ToolServerRequest()
            words = []
            while let word = rest.popFirst() {
                guard word.text == "--root" else {
                    throw word.text.isOption
                        ? UsageError(
                            .option(word.text, known: ["--root"]), at: .argument(word.index, part: nil))
                        : UsageError(.arguments("mcp"), at: .argument(word.index, part: nil))
                }
                guard let value = rest.popFirst(), !value.text.isEmpty else {
                    throw UsageError(.arguments("mcp"), at: .end)
                }
                request.roots.append(value.text)
            }
            return request
        }
    ) { $0 }
}
