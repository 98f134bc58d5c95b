public import CommandShell
public import GalleryCore
public import Viper

/// Who one is, and what is kept.
///
/// Words: `open N`, `refresh`. Services: accounts, the stores, the pictures folder.
public enum ProfileModule {
    /// `localName` is what the system calls the person; without `accounts` nobody can be signed in.
    @MainActor public static func assemble(
        console: any Console, localName: String, accounts: (any AccountStore)?,
        services: any ServiceChoosing, store: any StoreInspecting,
        boards: any BoardsStore, files: any SavedFilesInspecting, taste: any TasteEditing,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = ProfileView(console: console)
        let interactor = ProfileInteractor(
            localName: localName, accounts: accounts, services: services, store: store, boards: boards,
            files: files, taste: taste)
        let presenter = ProfilePresenter(
            display: view, interactor: interactor, router: ProfileRouter(navigator: navigator))
        return CommandModule<ProfileView, ProfilePresenter, Route>(
            "profile", commands: ProfileCommands.table, view: view, presenter: presenter)
    }
}
