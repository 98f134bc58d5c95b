import Testing

struct SentenceTwinTests {
    private static let path = "Sources/Wording/Phrases+Planted.swift"

    @Test func `the sentence reader finds more than 400 translated texts in Wording`() {
        let files = SourceTree.sources.filter { $0.path.hasPrefix("Sources/Wording/") }
        let pairs = files.flatMap { SentenceReader.quotes(in: $0.text) }.filter { $0.twin?.argument == 1 }
        #expect(pairs.count > 400)
    }

    @Test func `names, symbols and patterns need no translation`() {
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
