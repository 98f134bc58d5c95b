import Testing

struct PresenterRuleTests {
    @Test(arguments: [
        "PhotoList/PhotoListPresenter.swift", "Lock/PINDialog.swift", "Lock/ErasureDialog.swift",
        "Detail/DetailPresenter.swift", "Search/SearchPresenter.swift",
    ])
    func `presenters and their parts are found`(path: String) {
        #expect(SourceTree.sources.contains { $0.path.hasSuffix(path) && PresenterRules.isPresenting($0) })
    }
}
