public import CommandShell
public import GalleryCore
public import Viper

/// Presented: `import`.
public enum ImportModule {
    /// Without a `catalog` nothing can be imported.
    @MainActor public static func assemble(
        console: any Console, accounts: (any AccountStore)?, catalog: (any AccountCatalog)?,
        store: any ImportStore, signIn: any SigningIn, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = ImportPresenter(
            display: view,
            interactor: ImportInteractor(
                accounts: accounts, catalog: catalog, store: store, signIn: signIn),
            router: RefusalRouter(navigator: navigator))
        return CommandModule(presenting: "import", view: view, presenter: presenter) {
            if case .imports(let service) = $0 { .some(service) } else { nil }
        }
    }
}
