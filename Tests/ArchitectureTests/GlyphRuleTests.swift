import Testing

struct GlyphRuleTests {
    @Test func `symbols in comments and in user-visible text of Wording are allowed`() {
        let comments = Fault("Sources/Screens/A.swift", "/// a · b\nlet a = 1 // …")
        #expect(GlyphRules.rule.violations(of: comments, in: []) == [])
        let sentence = Fault("Sources/Wording/Phrases.swift", "\"a · b\"")
        #expect(GlyphRules.rule.violations(of: sentence, in: []) == [])
    }
}
