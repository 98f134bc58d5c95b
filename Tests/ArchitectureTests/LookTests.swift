import Testing

struct LookTests {
    @Test func `comments and sentences may have signs`() {
        let comments = Fault("Sources/Screens/A.swift", "/// a · b\nlet a = 1 // …")
        #expect(LookRules.rule.violations(of: comments, in: []) == [])
        let sentence = Fault("Sources/Wording/Phrases.swift", "\"a · b\"")
        #expect(LookRules.rule.violations(of: sentence, in: []) == [])
    }
}
