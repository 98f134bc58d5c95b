import Testing

struct LogicInViewTests {
    @Test func `the view rule allows parsing a command, and ignores comments and strings`() {
        let text = """
            /// Awaits nothing; the PhotoCatalog is not its business.
            func event(for command: Command) throws(UsageError) -> SearchEvent? { .find("await Task") }
            """
        let fault = Fault("Sources/Screens/Search/SearchView.swift", text)
        #expect(ViewRules.rule.violations(of: fault, in: []) == [])
    }
}
