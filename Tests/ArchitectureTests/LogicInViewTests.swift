import Testing

struct LogicInViewTests {
    @Test func `a view may parse a command`() {
        let text = """
            /// Awaits nothing; the PhotoCatalog is not its business.
            func event(for command: Command) throws(UsageError) -> SearchEvent? { .find("await Task") }
            """
        let fault = Fault("Sources/Screens/Search/SearchView.swift", text)
        #expect(ViewRules.rule.violations(of: fault, in: []) == [])
    }
}
