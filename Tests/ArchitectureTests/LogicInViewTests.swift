import Testing

/// Mistake 1.
struct LogicInViewTests {
    @Test func `reading commands is no logic`() {
        let text = """
            /// Awaits nothing; the PhotoCatalog is not its business.
            func event(for command: Command) throws(UsageError) -> SearchEvent? { .find("await Task") }
            """
        let fault = Fault("Sources/Screens/Search/SearchView.swift", text)
        #expect(ViewRules.rule.violations(of: fault, in: []) == [])
    }
}
