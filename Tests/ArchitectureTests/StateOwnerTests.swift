import Testing

struct StateOwnerTests {
    @Test(arguments: StateRules.all) func `constants and computed variables are not state`(rule: Rule) {
        let text = """
            struct Planted {
                static let stride = 3
                private static let launching = Mutex(())
                static var configuration: Configuration { Configuration() }
                var entries: [CommandInfo] {
                    var entries: [CommandInfo] = []
                    return entries
                }
            }
            """
        #expect(rule.violations(of: Fault("Sources/Screens/Search/SearchView.swift", text), in: []) == [])
    }
}
