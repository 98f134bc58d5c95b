import PseudoTerminals
import Testing
import Waiting

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct ShellCompletionTests {
    /// What bash offers for a line, by the script the program makes for it.
    private func offers(for words: String) throws -> [String] {
        let home = Home()
        let folder = Gallery.path.split(separator: "/").dropLast().joined(separator: "/")
        let script = """
            source <(gallery --generate-completion-script bash)
            COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
            _gallery "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        var environment = home.environment
        environment["PATH"] = "/\(folder):/usr/bin:/bin"
        let run = try ProgramRun(["/bin/bash", "-c", script], environment: environment)
        return run.text.split(separator: "\n").map(String.init)
    }

    @Test func `bash completes commands`() throws {
        #expect(try offers(for: "gallery sea").contains("search"))
        #expect(try offers(for: "gallery fav").contains("favorites"))
    }

    @Test func `bash completes options and their values`() throws {
        #expect(try offers(for: "gallery --ser").contains("--service"))
        #expect(try offers(for: "gallery --service op") == ["openverse"])
    }

    @Test(arguments: ["zsh", "fish"]) func `there is a script for other shells`(shell: String) throws {
        let run = try Gallery.run("--generate-completion-script", shell, home: Home())
        #expect(run.code == 0)
        #expect(run.text.contains("gallery"))
        #expect(run.text.contains("--service") || run.text.contains("'service'"))
    }
}
