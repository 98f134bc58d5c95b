import GalleryCore
import Testing

@Suite struct CreditEscapingTests {
    private func credit(_ title: String, link: String = "https://p.test/") -> Credit {
        Credit(
            Photo(
                id: PhotoID(service: ServiceName(rawValue: "openverse"), key: "1"), title: title,
                author: Author(name: title), license: License(code: "by", name: title),
                pageLink: link, source: PictureSource([])))
    }

    @Test(arguments: [
        ("*bold* _it_ `code`", #"\*bold\* \_it\_ \`code\`"#),
        ("](https://evil.test) [x", #"\](https\://evil.test) \[x"#),
        ("<b>&lt; ~~no~~", #"\<b\>\&lt; \~\~no\~\~"#),
        ("end\\", "end\\\\"), ("www.evil.test", #"www\.evil.test"#), ("WWW.x", #"WWW\.x"#),
        ("mailto:a@b.test", #"mailto:a\@b.test"#),
        ("a | b # c ! $d$ {e} ^f", ##"a \| b \# c \! \$d\$ \{e\} \^f"##),
        ("Jean-Luc (2nd), p. 3", "Jean-Luc (2nd), p. 3"), ("日本 👩‍👧", "日本 👩‍👧"),
    ])
    func `special characters are escaped in Markdown`(title: String, escaped: String) {
        #expect(
            credit(title).text(.markdown)
                == "[\"\(escaped)\"](https://p.test/) by \(escaped) is licensed under \(escaped)")
    }

    @Test(arguments: [
        ("- a", #"\- a"#), ("+ a", #"\+ a"#), ("1. a", #"1\. a"#), ("12) a", #"12\) a"#), ("---", #"\---"#),
        ("a\n===\n  - b\n2. c", "a\n\\===\n  \\- b\n2\\. c"), ("a - b 1. c", "a - b 1. c"),
        ("3 = 3", "3 = 3"),
        ("xwww.a", "xwww.a"), ("www www.a", #"www www\.a"#),
    ])
    func `list and heading markers are escaped only at line starts, and www. only at word starts`(
        text: String, escaped: String
    ) {
        #expect(Markdown.text(text, link: nil) == escaped)
    }

    @Test(.timeLimit(.minutes(10)))
    func `Markdown escaping leaves a word of a million letters unchanged, within the time limit`() {
        let text = String(repeating: "a", count: 1_000_000)
        #expect(Markdown.text(text, link: nil) == text)
    }

    @Test(arguments: [
        (CreditFormat.latex, "%\u{301} {\u{301}", "\\%\u{301} \\{\u{301}"),
        (.latex, "--\u{301}", "-{}-\u{301}"),
        (.typst, "]\u{301} #\u{301}", "\\]\u{301} \\#\u{301}"), (.typst, "-\u{301}", "\\-\u{301}"),
        (.markdown, "]\u{301}", "\\]\u{301}"), (.html, "<\u{301}", "&lt;\u{301}"),
        (.adoc, "]\u{301}", "&#93;\u{301}"), (.org, "[\u{301}", "[\u{200C}\u{301}"),
    ])
    func `a special character is escaped before a combining mark, too`(
        format: CreditFormat, name: String, escaped: String
    ) {
        #expect(credit(name).text(format).utf8.reversed().starts(with: escaped.utf8.reversed()))
    }

    @Test func `in Org mode, a title with a bracket and a mark is written before its link`() {
        #expect(credit("a]\u{301}").text(.org).contains(" ([[https://p.test/][link]]) by "))
    }

    @Test func `special characters are escaped in HTML`() {
        let hostile = "</a><script>'x' & \"y\"</script>"
        let text = credit(hostile).text(.html)
        let safe = "&lt;/a&gt;&lt;script&gt;&#39;x&#39; &amp; "
        #expect(
            text.hasPrefix(
                "<a href=\"https://p.test/\">&quot;\(safe)&#39;y&#39;&lt;/script&gt;&quot;</a> by "))
        #expect(text.contains(" by \(safe)&quot;y&quot;&lt;/script&gt; is licensed"))
        #expect(text.count { $0 == "<" } == 2)
    }

    @Test(arguments: [
        ("https://p.test/a(b)c", "https://p.test/a%28b%29c"), ("https://p.test/a b", "https://p.test/a%20b"),
        ("https://p.test/\"><x", "https://p.test/%22%3E%3Cx"),
        ("https://p.test/\u{1B}\n", "https://p.test/%1B%0A"),
        ("HTTPS://P.test/%41?q=a&b", "HTTPS://P.test/%41?q=a&b"),
        ("https://p.test/é\\", "https://p.test/%C3%A9%5C"),
        (
            "https://p.test/&#106;a&#x6A;&#X6a&copy;?a&amp;b&c=d&copy",
            "https://p.test/&amp;#106;a&amp;#x6A;&amp;#X6a&amp;copy;?a&amp;amp;b&c=d&copy"
        ),
    ])
    func `special characters in a link's URL are percent-encoded in Markdown`(link: String, encoded: String) {
        #expect(credit("x", link: link).text(.markdown).hasPrefix("[\"x\"](\(encoded)) by"))
    }

    @Test func `a link in an HTML credit keeps its query, with special characters escaped`() {
        let text = credit("x", link: "https://p.test/?a=1&copy=2'").text(.html)
        #expect(text.hasPrefix("<a href=\"https://p.test/?a=1&amp;copy=2&#39;\">"))
    }
}
