import GalleryCore
import TestKit
import Testing

@Suite struct SnippetTests {
    private var photo: Photo {
        var photo = Photo.sample(1)
        photo.title = "Fog & \"light\" 50% #1_*[x]"
        photo.author = Author(name: "Zoë {O'Neil}", link: "https://a.test/z?a=1&b=2#c")
        photo.license = License(code: "by", name: "CC BY 4.0", link: "https://cc.test/by/4.0/")
        photo.pageLink = "https://p.test/a_b~c%20d"
        photo.altText = "A fjord\nin fog"
        photo.size = PixelSize(width: 400, height: 300)
        return photo
    }

    private func text(_ format: CreditFormat, image: String? = "img/fog%20hero.jpg") -> String {
        Snippet(photo, image: image).text(format)
    }

    @Test func `special characters are escaped in a LaTeX credit`() {
        #expect(
            text(.latex)
                == ##"\href{https://p.test/a_b~c\%20d}{``Fog \& 'light' 50\% \#1\_*[x]{}''} by "##
                + ##"\href{https://a.test/z?a=1\&b=2\#c}{Zoë \{O'Neil\}} in the demo collection of gallery "##
                + ##"is licensed under \href{https://cc.test/by/4.0/}{CC BY 4.0}"##)
    }

    @Test func `markup in a title is escaped in Typst`() {
        let text = text(.typst)
        #expect(text.hasPrefix(##"#link("https://p.test/a_b~c%20d")["Fog & 'light' 50% \#1\_\*\[x\]"] by "##))
    }

    @Test func `markup in a title is escaped in AsciiDoc and Org`() {
        #expect(text(.adoc).hasPrefix("link:++https://p.test/a_b~c%20d++[&#34;Fog &#38; &#39;light"))
        #expect(!text(.adoc).contains("*[") && text(.adoc).contains("50% &#35;1&#95;&#42;&#91;x&#93;"))
        #expect(
            text(.org).contains(
                "#1·_··*·[·x]·\" ([[https://p.test/a_b~c%20d][link]]) by [[https://a.test".replacing(
                    "·", with: "\u{200C}")))
    }

    /// Text that pdflatex, asciidoctor, Typst, and the exporters of Org and pandoc replace unless it is escaped; in
    /// Org, `·` is a zero-width non-joiner.
    @Test(
        arguments: [
            (
                .latex, "a < b > c|d `e`",
                #"a \textless{} b \textgreater{} c\texttt{|}d \`{}e\`{}"#
            ),
            (.latex, "-- --- ''x,, (y)", "-{}- -{}-{}- '{}'x,{}, (y)"),
            (.adoc, "(C) -- ... a@b.c http://d", "&#40;C) &#45;- &#46;&#46;. a&#64;b.c http&#58;//d"),
            (.adoc, "((i)) $$b$$ ,,low,,", "&#40;&#40;i)) &#36;&#36;b&#36;&#36; &#44;,low&#44;,"),
            (.typst, "-- ... -? a-b. c", #"\-- \.\.. \-? a-b. c"#),
            (.org, "under_score $5 a\\b [x] x^2", #"under·_·score \dollar{}5 a\·b [·x]· x^·2"#),
            (.org, "*b* /i/ a/b 2 * 3 =v=", "·*·b* ·/·i/ a/b 2 * 3 ·=·v="),
            (.org, "http://x Fog: a -- b ...", "http·:·/··/·x Fog: a -·- b .·.·."),
        ] as [(CreditFormat, String, String)])
    func `text that the format replaces is escaped`(format: CreditFormat, name: String, escaped: String) {
        var photo = photo
        photo.author = Author(name: name)
        #expect(
            Credit(photo).text(format).contains(
                " by " + escaped.replacing("·", with: "\u{200C}") + " in the demo collection"))
    }

    @Test func `an HTML figure has path, alternative text, size and credit; a Markdown figure has no size`() {
        #expect(
            text(.figure).hasPrefix(
                "<figure><img src=\"img/fog%20hero.jpg\" alt=\"A fjord in fog\" width=\"400\" height=\"300\">"
                    + "<figcaption><a href=\"https://p.test/a_b~c%20d\">&quot;Fog &amp; "))
        #expect(text(.markdownFigure).hasPrefix("![A fjord in fog](img/fog%20hero.jpg) [\"Fog \\& 'light'"))
        #expect(text(.figure, image: nil).hasPrefix("<figure><figcaption>"))
    }

    @Test func `front matter has one quoted value per line`() {
        let lines = text(.frontmatter).split(separator: "\n")
        #expect(
            lines.prefix(2) == ["image: \"img/fog%20hero.jpg\"", "alt: \"A fjord in fog\""])
        #expect(lines[2].hasPrefix(#"credit: "\"Fog & 'light' 50%"#))
        #expect(lines.last == "license: \"https://cc.test/by/4.0/\"")
        #expect(text(.toml).split(separator: "\n").first == "image = \"img/fog%20hero.jpg\"")
    }

    @Test func `the front matter of several photos is a YAML sequence or a TOML array of tables`() {
        #expect(CreditFormat.frontmatter.item("image: \"a\"\nalt: \"b\"") == "- image: \"a\"\n  alt: \"b\"")
        #expect(CreditFormat.toml.item("image = \"a\"") == "[[photo]]\nimage = \"a\"")
        #expect(CreditFormat.json.item("{}") == "{}")
    }

    @Test func `a JSON credit has one line and states the source of the alternative text`() {
        #expect(text(.json).contains(#""alt":"A fjord in fog","altSource":"service""#))
        #expect(!text(.json).contains("\n"))
        #expect(text(.json).contains(#""id":"demo:p1""#))
        let file = photo.identified(as: PhotoID(service: .own, key: ""))
        #expect(!Snippet(file, image: nil).text(.json).contains(#""id""#))
    }

    @Test func `the alternative text is the user's, else the service's, else the description or title`() {
        var photo = photo
        #expect(AltText(photo)?.source == .service)
        photo.ownAlt = "Mine"
        #expect(AltText(photo).map(\.text) == "Mine" && AltText(photo)?.source == .own)
        (photo.ownAlt, photo.altText, photo.about) = (nil, " ", "A fjord\nin fog")
        #expect(AltText(photo)?.source == .description && AltText(photo)?.text == "A fjord in fog")
        photo.about = nil
        #expect(AltText(photo)?.source == .title)
        photo.title = nil
        photo.about = nil
        #expect(AltText(photo) == nil)
    }

    @Test func `a long description is cut after a sentence or a word`() {
        var photo = photo
        photo.altText = nil
        photo.about = "A fjord in fog. " + String(repeating: "More words ", count: 40)
        #expect(AltText(photo)?.text == "A fjord in fog.")
        photo.about = String(repeating: "words ", count: 60)
        let text = AltText(photo)?.text
        #expect(text?.hasSuffix("words…") == true && text.map { $0.count <= 250 } == true)
    }

    @Test(arguments: CreditFormat.allCases)
    func `every credit format is parsed from its name, and only front matter has several lines`(
        format: CreditFormat
    ) {
        #expect(CreditFormat(word: format.rawValue.uppercased()) == format)
        #expect(text(format).contains("\n") == [.frontmatter, .toml].contains(format))
    }
}
