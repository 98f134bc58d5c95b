import Testing

/// Mistake 6.
struct FileGrowthTests {
    @Test func `every file keeps within its budget`() {
        #expect(SourceTree.violations(SizeRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/Viper/Planted.swift", Self.lines(251)),
        Planted("Sources/gallery/Composition.swift", Self.lines(151)),
        Planted("Sources/Viper/Navigation/NavigationStack.swift", Self.lines(121)),
        Planted("Sources/Screens/Search/SearchContract.swift", Self.lines(61)),
        Planted("Sources/Screens/Search/SearchView.swift", Self.lines(121)),
        Planted("Sources/Screens/Search/SearchPresenter.swift", Self.lines(151)),
        Planted("Sources/Screens/Search/SearchInteractor.swift", Self.lines(121)),
        Planted("Sources/Screens/PhotoCommands/PhotoRouter.swift", Self.lines(41)),
    ])
    func `a file that has grown too long is found`(_ planted: Planted) {
        #expect(SizeRules.violations(path: planted.path, text: planted.text).count == 1)
    }

    @Test func `a file at its budget is not too long`() {
        let violations = SizeRules.violations(path: "Sources/Viper/Planted.swift", text: Self.lines(250))
        #expect(violations == [])
    }

    @Test func `half of all files are short`() {
        #expect(SizeRules.medianLength(of: SourceTree.sources.map(\.text)) <= SizeRules.median)
    }

    @Test func `the median sees long files`() {
        #expect(SizeRules.medianLength(of: [Self.lines(61), Self.lines(61), ""]) == 61)
    }

    private static func lines(_ count: Int) -> String { String(repeating: "let line = 0\n", count: count) }
}
