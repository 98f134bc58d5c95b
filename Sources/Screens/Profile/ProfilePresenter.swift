import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

final class ProfilePresenter: CommandPresenter {
    private static let recent = 6
    private static let most = 6

    private let display: any ConsoleDisplay<ProfileModel>
    private let interactor: any ProfileInteracting
    private let router: ProfileRouter
    private var boards: [Board] = []
    private var uploads: (list: PhotoListID, name: String)?

    init(
        display: any ConsoleDisplay<ProfileModel>, interactor: any ProfileInteracting, router: ProfileRouter
    ) {
        self.display = display
        self.interactor = interactor
        self.router = router
    }

    var numbers: ClosedRange<Int>? { boards.isEmpty ? nil : 1...boards.count }

    var offers: CompletionContext {
        let names = boards.map(\.name)
        return CompletionContext(numbers: numbers) { names.indices.contains($0 - 1) ? names[$0 - 1] : "" }
    }

    func appear() async { await show() }

    func handle(_ event: ProfileEvent) async {
        switch event {
        case .open(let number):
            if boards.indices.contains(number - 1) { await router.open(boards[number - 1]) }
        case .uploads:
            if let uploads {
                await router.open(uploads.list, of: uploads.name)
            } else {
                display.show(ProfileModel(notes: [.problem(Phrases.Profile.noUploads)]))
            }
        case .refresh: await show()
        }
    }

    private func show() async {
        do throws(ScreenError) {
            let profile = try await interactor.profile()
            uploads = profile.uploads.map { ($0, profile.name) }
            let recent = Array(profile.boards.prefix(Self.recent))
            boards = Array(recent.prefix(display.show(model(of: profile, recent))))
        } catch {
            display.show(ProfileModel(notes: Note.problem(error)))
        }
    }

    private func model(of profile: Profile, _ recent: [Board]) -> ProfileModel {
        let account = profile.accounts.first
        var model = ProfileModel(heading: Phrases.Profile.heading)
        model.name = account.map(Phrases.Profile.name) ?? Phrases.Profile.name(local: profile.localName)
        model.avatar = profile.avatar
        model.facts =
            (profile.accounts.isEmpty
                ? [Phrases.Profile.noAccount] : profile.accounts.map(Phrases.Profile.signedIn))
            + [
                Phrases.Profile.kept(
                    favorites: profile.favorites, boards: profile.boards.count, searches: profile.searches)
            ]
        if let saved = profile.saved { model.facts.append(Phrases.Profile.saved(saved)) }
        if profile.hasPIN { model.facts.append(Phrases.Profile.lock(fingerprint: profile.fingerprint)) }
        let likes = profile.likes.prefix(Self.most).map { Phrases.description($0.trait) }
        model.taste = Phrases.Profile.taste(Array(likes))
        let now = Date()
        model.boards = recent.enumerated().map { CardModel($1, number: $0 + 1, now: now) }
        if !recent.isEmpty {
            model.boardsHeading = Phrases.Profile.recentBoards(recent.count, of: profile.boards.count)
        }
        if display.audience.isProgram {
            model.records =
                [Record.profile(profile)] + recent.enumerated().map { Record.board(($0 + 1, $1)) }
        }
        model.notes = [.quiet(Phrases.Profile.commands(isSignedIn: account != nil, hasPIN: profile.hasPIN))]
        return model
    }
}
