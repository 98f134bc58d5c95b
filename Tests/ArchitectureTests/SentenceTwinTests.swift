import Testing

/// Every sentence is said in both languages.
struct SentenceTwinTests {
    private static let path = "Sources/Wording/Phrases+Planted.swift"

    @Test func `every sentence has its twin`() {
        #expect(SourceTree.violations(SentenceRules.violations) == [])
    }

    @Test func `the sentences are found`() {
        let files = SourceTree.sources.filter { $0.path.hasPrefix("Sources/Wording/") }
        let pairs = files.flatMap { SentenceReader.quotes(in: $0.text) }.filter { $0.twin?.argument == 1 }
        #expect(pairs.count > 400)
    }

    @Test(arguments: [
        #"static let stopped = "Stopped.""#,
        #"static func saved(_ path: String) -> String { "Saved \(path)" }"#,
        #"static var end: String { localized("The end.", "The end.") }"#,
        #"static var end: String { localized("Конец.", "Конец.") }"#,
        #"static var end: String { localized("", "Конец.") }"#,
        #"static func end(_ n: Int) -> String { localized("The \(n == 1 ? "end" : "rest")", "\(n)") }"#,
        #"static var hint: String { localized("`open N` shows one", "`открыть N` покажет одну") }"#,
        #"static var hint: String { localized("`open N` shows one", "`open 3` покажет одну") }"#,
        #"static let end = localized("The end.", "Конец.")"#,
        #"static func kind(_ x: Kind) -> String { switch x { case .a: "kind"; default: localized("b", "б") } }"#,
    ])
    func `a sentence planted without its twin is found`(text: String) {
        let violations = SentenceRules.violations(
            path: Self.path, text: "extension Phrases {\n    \(text)\n}")
        #expect(!violations.isEmpty)
        #expect(violations.allSatisfy { $0.line == 2 })
    }

    @Test func `names, signs and patterns need none`() {
        let text = #"""
            extension Phrases {
                /// `"Quoted"` in a comment.
                static func twins(_ name: String, _ n: Int) -> String {
                    let page = name == "" ? " · " : verbatim("unsplash.com/developers")
                    switch name {
                    case "flickr", "openverse": return page
                    default:
                        let count = localized(counted(n, "photo", "photos"), counted(n, "фото", "фото", "фото"))
                        return localized("\(count) by \(name)", "\(count), автор — \(name)") + (n > 1 ? " …" : "")
                    }
                }
            }
            """#
        #expect(SentenceRules.violations(path: Self.path, text: text) == [])
    }
}
