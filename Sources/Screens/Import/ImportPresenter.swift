import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct ImportPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: ImportInteractor
    let router: RefusalRouter

    func handle(_ service: ServiceName?) async {
        let services = interactor.services
        if let service, !services.contains(service) {
            let file = "./" + service.rawValue
            return router.refuse(service.rawValue, known: services.map(\.rawValue) + [file])
        }
        let accounts = interactor.accounts(at: service)
        guard !accounts.isEmpty else {
            display.show([.problem(service.map(Phrases.SignIn.noAccount) ?? Phrases.Import.noAccount)])
            return
        }
        for account in accounts where !Task.isCancelled { await take(account) }
    }

    private func take(_ account: Account) async {
        var report = ImportInteractor.Report()
        do throws(ScreenError) {
            try await interactor.run(account, into: &report) { step in
                display.progress(
                    Phrases.Import.progress(step.title, page: step.page, photos: step.report.all))
            }
            let done = Phrases.Import.done(
                account, favorites: report.favorites, boards: report.boards, photos: report.photos)
            let record = Record.imported(
                (account.service, report.favorites, report.boards, report.photos))
            display.show(
                report.notOffered.map { .quiet(Phrases.Import.notOffered($0)) }
                    + [.info(done).recorded(as: record)])
        } catch {
            let problem: [Note] =
                error == .catalog(.unauthorized)
                ? [.problem(Phrases.Import.signedOut(account.service))] : Note.problem(error)
            display.show(problem + [.quiet(Phrases.Import.goesOn(report.all))])
        }
    }
}
