import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct ServicesPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: ServicesInteractor
    let router: RestartRouter
    /// Whether the session is interactive; if so, a change of service shows its recommendations.
    let showsScreen: Bool

    func handle(_ event: ServicesRequest) async {
        switch event {
        case .list: display.show(list())
        case .change(let name): await change(to: name)
        }
    }

    private func change(to name: ServiceName) async {
        do throws(CatalogError) {
            try await interactor.change(to: name)
            router.restart()
            display.show(
                FactList(notes: [.info(Phrases.service(interactor.services.service))] + terms))
            if showsScreen { await router.redraw() }
        } catch .misconfigured(.unknownService(let name, let known)) {
            router.refuse(Phrases.explanation(.misconfigured(.unknownService(name, known: known))))
        } catch {
            display.show(FactList(notes: Note.problem(.catalog(error))))
        }
    }

    private func list() -> FactList {
        let services = interactor.services
        var list = FactList(heading: Phrases.service(services.service))
        for name in services.selectable {
            let isReady = interactor.isReady(name), isAsked = name == services.service
            let meaning =
                name == .all ? Phrases.together(services.configured) : Phrases.Choices.service(name)
            list.facts.append(
                FactList.Fact(
                    kind: .choice(isChosen: isAsked), label: name.rawValue,
                    meaning: isReady ? meaning : Phrases.notSetUp(name)))
            list.records.append(Record.service((name, isAsked, isReady)))
        }
        list.notes = [.quiet(Phrases.changeService)] + terms
        return list
    }

    /// Notices that the services' terms of use require.
    private var terms: [Note] { interactor.services.queried.compactMap(Phrases.terms).map(Note.quiet) }
}
