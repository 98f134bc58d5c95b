import Configuration
import GalleryCore
import TextLayout
import Viper
import Wording

/// Looks at everything the program depends on, and says it on one screen that can go into a bug report.
@MainActor
final class DoctorCommand: GlobalCommands {
    private let program: ProgramFindings
    private let terminal: TerminalFindings
    private let services: ServiceFindings
    private let store: StoreFindings
    private let home: HomeFolder
    private let console: any Console

    init(
        program: ProgramFindings, terminal: TerminalFindings, services: ServiceFindings, store: StoreFindings,
        home: HomeFolder, console: any Console
    ) {
        self.program = program
        self.terminal = terminal
        self.services = services
        self.store = store
        self.home = home
        self.console = console
    }

    var verbs: [Verb] {
        [
            Verb(
                "doctor", usage: "doctor", summary: Phrases.Doctor.help, examples: ["doctor"],
                isHarmless: true)
        ]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "doctor" else { return false }
        guard command.arguments.isEmpty else { throw UsageError(.arguments("doctor")) }
        console.progress(Line(Phrases.Doctor.looking, .quiet))
        let findings =
            await [program.system] + terminal.findings(on: console.screen)
            + services.findings() + store.findings() + program.findings
        guard !Task.isCancelled else { return true }
        show(findings.map { $0.hiding(home) })
        return true
    }

    private func show(_ findings: [Diagnosis]) {
        let width = findings.map { Line($0.label).width }.max() ?? 0
        let rows = findings.flatMap { finding in
            let padding = String(repeating: " ", count: width - Line(finding.label).width + 2)
            let row = Line(
                [
                    Span(finding.label, .quiet), Span(padding),
                    Span(finding.text, finding.isWrong ? .error : .plain),
                ], hang: width + 2)
            let indent = Span(String(repeating: " ", count: width + 2))
            return [row] + (finding.advice.map { [Line([indent, Span($0)], hang: width + 2)] } ?? [])
        }
        let wrong = findings.filter(\.isWrong)
        let record = Record(
            "doctor",
            findings.map { Record.Field($0.name, $0.value) } + [
                Record.Field("wrong", .texts(wrong.map(\.name)))
            ])
        console.show([.record(record)] + rows.map(Block.line))
        guard !wrong.isEmpty else { return }
        console.complain(Line(Phrases.Doctor.wrong(wrong.map(\.label)), .error))
    }
}
