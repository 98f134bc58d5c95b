import GalleryCore
import Testing

@Suite struct FilterNameTests {
    @Test(
        arguments: [
            (.license, "by,cc0", true), (.license, "any", true), (.license, "any,by", false),
            (.license, "by,", false), (.license, "mit", false),
            (.source, "met,wikimedia", true), (.source, "Met", false), (.collection, "bo8jQKTaE0Y,12", true),
            (.collection, "a b", false), (.content, "high", true), (.content, "none", false),
            (.lang, "de", true), (.lang, "zh-hant", true), (.lang, "d", false), (.lang, "very-long", false),
            (.order, "editorial", true), (.color, "red,blue", false), (.size, "", false),
            (.width, ">2000", true), (.width, "<=800", true), (.height, "2000", true), (.width, "<0", false),
            (.height, ">", false), (.height, "=>2", false), (.width, "12345678", false), (.width, "٣", false),
        ] as [(FilterName, String, Bool)])
    func `a filter accepts only its own values`(name: FilterName, value: String, isTaken: Bool) {
        #expect(name.accepts(value) == isTaken)
    }

    @Test
    func `keys of collections and names of cameras, files and authors keep their case, other values do not`()
    {
        for name in FilterName.allCases {
            #expect(
                name.written("Ab") == ([.collection, .camera, .name, .author].contains(name) ? "Ab" : "ab"))
        }
    }

    @Test(
        arguments: [
            (.license, "CC-BY", "by"), (.license, "cc-by-sa-4.0", "by-sa"),
            (.license, "by,cc-zero", "by,cc0"),
            (.license, "cc", "cc"), (.license, "mit", "mit"), (.color, "gray", "bw"), (.color, "Red", "red"),
            (.orientation, "wide", "landscape"), (.orientation, "vertical", "portrait"),
            (.order, "newest", "latest"), (.width, "<=1200", "<=1200"),
        ] as [(FilterName, String, String)])
    func `another name of a filter value becomes the usual one`(
        name: FilterName, value: String, usual: String
    ) {
        #expect(name.written(value) == usual)
    }

    @Test func `a search query with filters is parsed from its text form`() {
        let query = SearchQuery(
            keywords: "fog",
            filters: [.collection: "Ab1", .content: "high", .lang: "de", .order: "editorial"])
        #expect(query.text == "fog order:editorial collection:Ab1 content:high lang:de")
        #expect(SearchQuery(typed: query.text) == query)
    }
}
