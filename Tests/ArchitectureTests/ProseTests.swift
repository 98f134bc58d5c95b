import Testing

struct ProseTests {
    @Test(arguments: ProseRules.phrases.flatMap(\.patterns).map(\.text))
    func `a word pattern matches whole words only, and only at the start if it begins with ^`(text: String) {
        let words = text.split(separator: " ").filter { $0 != "^" && !$0.hasPrefix("!") }
            .map { $0.split(separator: "|").first.map(String.init) ?? "" }
        let pattern = WordPattern(stringLiteral: text)
        #expect(pattern.matches(words + ["x"]))
        #expect(pattern.matches(["x"] + words) != text.hasPrefix("^"))
        #expect(!pattern.matches(words.map { $0 + "x" }))
    }

    @Test func `each phrase matches its own example text`() {
        for phrase in ProseRules.phrases {
            #expect(phrase.match(in: WordPattern.words(of: phrase.planted)) != nil, "\(phrase.planted)")
        }
    }

    @Test(arguments: [
        "A stand-in for the decoder stands in for it, stand alone.", "Behind a proxy, or behind the lock.",
        "The last one is on the stack.", "Reports what happened, and where.",
        "`nobody` is a user, `stands` a name.",
        "Two types are told apart.", "If none of them fits.",
    ])
    func `plain English matches no phrase for comments`(text: String) {
        let words = WordPattern.words(of: text)
        #expect(
            ProseRules.phrases.filter { $0.location != .testName }.compactMap { $0.match(in: words) } == [])
    }
}
