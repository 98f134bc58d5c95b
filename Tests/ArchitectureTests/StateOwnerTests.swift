import Testing

/// Mistake 5.
struct StateOwnerTests {
    @Test func `everything that changes has an owner`() {
        #expect(SourceTree.violations(StateRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/Viper/Planted.swift", "    static var count = 0"),
        Planted("Sources/Viper/Planted.swift", "    nonisolated(unsafe) private static var last: String?"),
        Planted("Sources/Viper/Planted.swift", "var last: String?"),
        Planted("Sources/PhotoService/Planted.swift", "    static let shared = Planted()"),
        Planted(
            "Sources/PhotoService/Planted.swift", "    private static let cache = Mutex([String: Int]())"),
        Planted("Sources/PhotoStore/Planted.swift", "private let before = 0\npublic var now = 1"),
        Planted("Sources/Screens/Search/SearchView.swift", "    var last: SearchModel?"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "    private var page = 1"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "    var page = 1 { didSet { load() } }"),
        Planted("Sources/Screens/Search/SearchInteractor.swift", "actor SearchInteractor {"),
        Planted("Sources/Screens/PhotoCommands/PhotoRouter.swift", "final class PhotoRouter {"),
        Planted("Sources/Screens/Search/SearchPresenter.swift", "final class Planted {\n    var page = 1\n}"),
    ])
    func `state planted outside its owner is found`(_ planted: Planted) {
        #expect(StateRules.violations(path: planted.path, text: planted.text).count == 1)
    }

    @Test func `computed variables and constants are no state`() {
        let text = """
            struct Planted {
                static let stride = 3
                private static let launching = Mutex(())
                static var configuration: Configuration { Configuration() }
                var verbs: [Verb] {
                    var verbs: [Verb] = []
                    return verbs
                }
            }
            """
        #expect(StateRules.violations(path: "Sources/Screens/Search/SearchView.swift", text: text) == [])
    }
}
