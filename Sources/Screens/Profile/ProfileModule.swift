public import CommandShell
public import GalleryCore
public import Viper

/// User, accounts, stored items. Commands: `open N`, `uploads`, `refresh`. Dependencies: accounts, stores, lock, files.
public enum ProfileModule {
    /// `localName` is the name of the system user. If `accounts` is `nil`, signing in is not possible.
    @MainActor public static func assemble(
        console: any Console, localName: String, accounts: (any AccountStore)?,
        services: any ServiceChoosing, addresses: any PhotoAddresses, store: any StoreInspecting,
        boards: any BoardsStore, files: any SavedFilesInspecting, taste: any TasteEditing,
        lock: any PersonalLock, finger: any FingerprintReading, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = ProfileView(console: console)
        let interactor = ProfileInteractor(
            localName: localName, accounts: accounts, services: services, addresses: addresses, store: store,
            boards: boards, files: files, taste: taste, lock: lock, finger: finger)
        let presenter = ProfilePresenter(
            display: view, interactor: interactor, router: ProfileRouter(navigator: navigator))
        return CommandModule<ProfileView, ProfilePresenter, Route>(
            "profile", commands: ProfileCommands.table, view: view, presenter: presenter)
    }
}
