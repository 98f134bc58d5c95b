import CommandShell
import TextLayout

/// Asks for what is not to be shown.
@MainActor
struct SecretPrompt {
    let console: any Console
    let lines: any LineSource

    /// The line that was typed; nil when none came.
    func ask(_ question: String) async -> String? { await lines.secret { console.say(Line(question)) } }
}
