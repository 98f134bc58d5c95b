import Testing

/// Mistake 3.
struct ConcreteDependencyTests {
    @Test func `interactors know entities and ports only`() {
        #expect(SourceTree.violations(InteractorRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/Screens/Search/SearchInteractor.swift", "import PhotoService"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "import Viper"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "import Foundation"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "    let catalog: UnsplashCatalog"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "    private let lists: PhotoLists"),
        Planted("Sources/Screens/Favorites/FavoritesInteractor.swift", "        SQLiteFavorites(path: path)"),
        Planted(
            "Sources/Screens/Favorites/FavoritesInteractor.swift", "        try CurlTransport().get(address)"),
        Planted(
            "Sources/Screens/PhotoCommands/Favorites/KeepingInteractor.swift", "    let files: FileManager"),
    ])
    func `a concrete dependency planted in an interactor is found`(_ planted: Planted) {
        #expect(InteractorRules.violations(path: planted.path, text: planted.text).count == 1)
    }
}
