import CommandShell
import Configuration
import TextLayout
import Viper
import Wording

/// Says what was found on one screen that can go into a bug report.
final class DoctorPresenter: CommandPresenter {
    enum Event: Equatable, Sendable { case examine }

    private let display: any ConsoleDisplay<FactList>
    private let interactor: DoctorInteractor
    private let home: HomeFolder

    init(display: any ConsoleDisplay<FactList>, interactor: DoctorInteractor, home: HomeFolder) {
        self.display = display
        self.interactor = interactor
        self.home = home
    }

    func appear() async {}

    func handle(_ event: Event) async {
        display.progress(Phrases.Doctor.looking)
        let facts = await interactor.examine()
        guard !Task.isCancelled else { return }
        let found =
            [facts.systemDiagnosis] + facts.terminalDiagnoses + facts.serviceDiagnoses
            + facts.storeDiagnoses + facts.programDiagnoses
        display.show(list(found.map { $0.hiding(home) }))
    }

    private func list(_ found: [Diagnosis]) -> FactList {
        let wrong = found.filter(\.isWrong)
        var list = FactList()
        for diagnosis in found {
            list.rows.append(
                FactList.Row(
                    kind: diagnosis.isWrong ? .fault : .fact, label: diagnosis.label, value: diagnosis.text))
            list.rows += diagnosis.advice.map { [FactList.Row(label: "", value: $0)] } ?? []
        }
        list.records = [
            Record(
                "doctor",
                found.map { Record.Field($0.name, $0.value) } + [
                    Record.Field("wrong", .texts(wrong.map(\.name)))
                ])
        ]
        if !wrong.isEmpty {
            list.notes = [Note(kind: .problem, text: Phrases.Doctor.wrong(wrong.map(\.label)))]
        }
        return list
    }
}
