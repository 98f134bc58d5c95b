import CommandShell
import Configuration
import TextLayout
import Viper
import Wording

struct DoctorPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: DoctorInteractor
    let machine: @MainActor () async -> MachineFacts
    let home: HomeFolder

    func handle(_: Void) async {
        display.progress(Phrases.Doctor.looking)
        let machine = await machine(), facts = await interactor.examine()
        guard !Task.isCancelled else { return }
        let found =
            [machine.systemDiagnosis] + machine.terminalDiagnoses + facts.serviceDiagnoses
            + facts.storeDiagnoses + machine.programDiagnoses
        var list = list(found.map { $0.hiding(home) })
        let wrong = found.filter(\.isWrong).map(\.name)
        list.records = [Record.doctor((machine, facts, wrong)).replacingText(home.hidden(in:))]
        display.show(list)
    }

    private func list(_ found: [Diagnosis]) -> FactList {
        let wrong = found.filter(\.isWrong)
        var list = FactList()
        for diagnosis in found {
            list.facts.append(
                FactList.Fact(
                    kind: diagnosis.isWrong ? .fault : .fact, label: diagnosis.label, value: diagnosis.text))
            list.facts += diagnosis.advice.map { [FactList.Fact(label: "", value: $0)] } ?? []
        }
        if !wrong.isEmpty {
            list.notes = [.problem(Phrases.Doctor.wrong(wrong.map(\.label)))]
        }
        return list
    }
}
