import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ShellScriptTests {
    enum InteractiveShell: String, CaseIterable {
        case bash, zsh, fish

        var command: [String] {
            switch self {
            case .bash: ["/bin/bash", "--norc", "-i"]
            case .zsh: ["/usr/bin/zsh", "-f", "-i"]
            case .fish: ["/usr/bin/fish", "--no-config", "-i"]
            }
        }

        var script: String {
            switch self {
            case .bash: "PS1='sh> '; source <(gallery --generate-completion-script bash)"
            case .zsh:
                "PS1='sh> '; autoload -Uz compinit; compinit -u -D; "
                    + "source <(gallery --generate-completion-script zsh)"
            case .fish:
                "gallery --generate-completion-script fish | source; function fish_prompt; echo 'sh> '; end"
            }
        }

        static var installed: [InteractiveShell] { allCases.filter { access($0.command[0], X_OK) == 0 } }
    }

    private let home = Home()

    private func terminal(
        _ shell: InteractiveShell, _ environment: [String: String]
    ) throws -> PseudoTerminal {
        let folder = Gallery.path.split(separator: "/").dropLast().joined(separator: "/")
        let own = environment.merging(["PATH": "/\(folder):/usr/bin:/bin"]) { $1 }
        let terminal = try PseudoTerminal(
            shell.command, environment: home.environment.merging(own) { $1 }, columns: 120)
        terminal.type("\(shell.script)\r")
        try terminal.wait(for: "the prompt") { $0.screen.lines.last { $0 != "" } == "sh>" }
        return terminal
    }

    private func complete(_ typed: String, to line: String, in terminal: PseudoTerminal) throws {
        terminal.type(typed)
        // fish redraws from the end of the prompt, so the whole screen is compared.
        try terminal.wait(for: line) { $0.screen.lines.contains { $0 == "sh> " + line } }
        terminal.type("\u{15}")
        try terminal.wait(for: "the prompt") { $0.screen.lines.last { $0 != "" } == "sh>" }
    }

    @Test(.enabled(if: InteractiveShell.installed.count == 3, "zsh and fish are not installed"))
    func `bash, zsh and fish are installed`() {}

    @Test(arguments: InteractiveShell.installed)
    func `TAB completes commands, options, filters and settings`(shell: InteractiveShell) throws {
        let terminal = try terminal(shell, [:])
        for (typed, line) in [
            ("gallery sea\tfog", "gallery search fog"),
            ("gallery --servi\top\tx", "gallery --service openverse x"),
            (
                "gallery --service demo search cats orient\tpor\tx",
                "gallery --service demo search cats orientation:portrait x"
            ),
            ("gallery service fl\tx", "gallery service flickr x"),
            ("gallery set colu\t4", "gallery set columns 4"),
            ("gallery set prot\tkit\t", "gallery set protocol kitty"),
            ("gallery board exp\tx", "gallery board export x"),
            ("gallery help ali\tx", "gallery help aliases x"),
        ] { try complete(typed, to: line, in: terminal) }
    }

    @Test(arguments: InteractiveShell.installed)
    func `TAB completes boards and topics`(shell: InteractiveShell) throws {
        let service = try DemoService()
        let made = try Gallery.run(
            "--service", "unsplash", "-c", "board new misty mornings; topic", home: home,
            environment: service.environment)
        #expect(made.code == 0)
        service.stop()
        let terminal = try terminal(
            shell, service.environment.merging(["GALLERY_SERVICE": "unsplash"]) { $1 })
        try complete("gallery board mist\tx", to: #"gallery board misty\ mornings x"#, in: terminal)
        try complete("gallery topic fores\tx", to: "gallery topic forest x", in: terminal)
    }
}
