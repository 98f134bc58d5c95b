import Screens
import Terminal

extension TerminalSetup {
    init(_ capabilities: TerminalCapabilities, environment: [String: String]) {
        let around = ["tmux": "TMUX", "screen": "STY", "ssh": "SSH_CONNECTION"]
        self.init(
            type: environment["TERM"] ?? "", isUTF8: capabilities.isUTF8,
            isInteractive: capabilities.isInteractive,
            inside: around.filter { environment[$0.value]?.isEmpty == false }.keys.sorted())
    }
}
