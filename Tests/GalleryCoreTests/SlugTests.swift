import GalleryCore
import Testing

@Suite struct SlugTests {
    @Test(arguments: [
        ("Fog over the Fjord", "fog-over-the-fjord"), ("Åse Øen's “Œuvre”", "ase-oens-oeuvre"),
        ("Straße, 2. Stock", "strasse-2-stock"), ("Phố cổ Hà Nội", "pho-co-ha-noi"), ("Cafe\u{301}", "cafe"),
        ("Туман над Йошкар-Олой", "tuman-nad-ioshkar-oloi"), ("Ομίχλη", "omichli"),
        ("Ưu đãi Ệ ợ", "uu-dai-e-o"), ("Ǘ ṩ ḉ ḹ ṝ", "u-s-c-l-r"), ("霧", ""), ("--", ""),
    ])
    func `a slug has only lower-case ASCII letters, digits and hyphens, or is empty`(
        text: String, slug: String
    ) {
        #expect(Slug.of(text) == slug)
    }

    @Test func `a long slug is cut at a word boundary or, within a long word, at the length limit`() {
        #expect(Slug.of(String(repeating: "fogbank ", count: 20)).count <= Slug.limit)
        #expect(Slug.of(String(repeating: "fogbank ", count: 20)).hasSuffix("-fogbank"))
        #expect(Slug.of(String(repeating: "x", count: 90)).count == Slug.limit)
    }

    @Test(arguments: ["{title", "{}", "{titel}", "a {n} {b}"])
    func `an unknown or unclosed field of a file name template is an error`(text: String) {
        #expect(throws: FileNameTemplate.UnknownField.self) { try FileNameTemplate(text) }
    }

    @Test(arguments: [
        ("fog", false), ("fog-{n}", true), ("{id}", true), ("{alt}", true), ("{title}", false),
    ])
    func `a file name template is unique only if it has the number, the identifier or the description`(
        text: String, isUnique: Bool
    ) throws {
        #expect(try FileNameTemplate(text).isUnique == isUnique)
    }
}
