import PseudoTerminals

extension Fault.Scene {
    /// The program in this scene, at its prompt.
    func start(home: String) throws -> PseudoTerminal {
        let name = service.map { ["--service", $0] } ?? []
        let usual = [
            "HOME": home, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
            "GALLERY_PROTOCOL": "words",
        ]
        let terminal = try PseudoTerminal(
            wrapper + [Launch.path(of: "gallery")] + name, environment: usual.merging(environment) { $1 },
            columns: FaultRun.columns, rows: 60)
        try terminal.expect(FaultRun.prompt)
        return terminal
    }
}
