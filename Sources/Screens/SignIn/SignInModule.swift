public import CommandShell
public import GalleryCore
import TextLayout
public import Viper

/// Presented: `login` and `logout`.
public enum SignInModule {
    /// `isRemote`: the user's browser runs on another computer.
    @MainActor public static func assemble(
        console: any Console, lines: any LineSource, signIn: any SigningIn, accounts: (any TokenStore)?,
        imports: any ImportStore, mirror: (any FavoriteMirroring)?, services: any ServiceChoosing,
        pages: any PageOpening, isRemote: Bool, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = SignInPresenter(
            display: view,
            interactor: SignInInteractor(
                signIn: signIn, accounts: accounts, imports: imports, mirror: mirror, services: services,
                pages: pages, isRemote: isRemote),
            router: RefusalRouter(navigator: navigator),
            ask: { question in await lines.secret { console.say(Line(question)) } })
        return CommandModule(presenting: "login", view: view, presenter: presenter) {
            if case .signIn(let request) = $0 { request } else { nil }
        }
    }
}
