import Testing

struct LookTests {
    @Test func `symbols in comments and sentences are no violation`() {
        let comments = Fault("Sources/Screens/A.swift", "/// a · b\nlet a = 1 // …")
        #expect(LookRules.rule.violations(of: comments, in: []) == [])
        let sentence = Fault("Sources/Wording/Phrases.swift", "\"a · b\"")
        #expect(LookRules.rule.violations(of: sentence, in: []) == [])
    }
}
