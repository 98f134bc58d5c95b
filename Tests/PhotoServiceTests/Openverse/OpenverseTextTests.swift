import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct OpenverseTextTests {
    private func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }

    private func photo(_ changes: [String: String]) throws -> Photo {
        let image = OpenverseFixture.image(7, changes)
        return try JSONDecoder().decode(OpenverseImagePayload.self, from: Data(image.utf8)).photo
    }

    private func title(_ text: String) throws -> String? { try photo(["title": json(text)]).title }

    @Test(arguments: [
        (#"Andr\xe9"#, "André"), (#"S\u00e3o Paulo"#, "São Paulo"), (#"ma\xdf, S\xE9!"#, "maß, Sé!"),
        (#"\xc9tude 3"#, "Étude 3"), (#"Voyage \xe0 Paris"#, "Voyage à Paris"),
        (#"\u041c\u043e\u0441\u043a\u0432\u0430"#, "Москва"), (#"\u6771"#, "東"),
        (#"Andr\xc3\xa9"#, "André"), (#"\xe6\x9d\xb1"#, "東"), (#"L\u2019\u00e9t\u00e9"#, "L’été"),
        (#"Sunset \ud83c\udf05"#, "Sunset 🌅"), (#"20\xe8me si\xe8cle"#, "20ème siècle"),
        (#""Andr\xe9" (Jean-Andr\xe9)"#, "\"André\" (Jean-André)"), (#"21\xb0C"#, "21°C"),
        (#"AC\DC \u0026 Andr\xe9"#, #"AC\DC \u0026 André"#), (#"Zo\xeb &amp; No\xebl"#, "Zoë & Noël"),
        (#"<a href="https://h/\xe9">Andr\xe9</a>"#, "André"), (#"&quot;Andr\xe9&quot;"#, "\"André\""),
        ("arapu00e7a", "arapça"), ("u00fcber, Su00E3o", "über, São"), ("u6771u4eac", "東京"),
        ("kapu0131lar", "kapılar"), ("москu0432а", "москва"), ("<b>Fog</b> &lt;3", "Fog <3"),
    ])
    func `character escapes and references are decoded, and markup is removed`(stored: String, text: String)
        throws
    {
        #expect(try title(stored) == text)
    }

    @Test(arguments: [
        #"C:\xe9"#, #"C:\xe9t\xe9"#, #"D:\Fotos\xe9t\xe9"#, #"/\xe9t\xe9"#, #"\xe9"#, #""\xe9""#,
        #"print("\xe9")"#, #"[\xc0-\xff]"#, #"\d+\xe9"#, #"\\xe9"#, #"Andr\xe9\n"#, #"key=\xe9t\xe9"#,
        #"\xff\xfe"#, #"\xca\xfe\xba\xbe"#, #"\x00\x1b[31m"#, #"\x41\x42"#, #"\u0041bc"#, #"\ud83d x"#,
        #"\u202eabc"#, #"x\u200by"#, #"caf\x9"#, #"caf\u00e"#, #"AC\DC"#, "u00e9", "menu0061", "menu0123",
        "honolulu1984", "peru2005", "ubuntu2204", "rubbed", "surface", "Uface", "img_u00e9a", "S%u00e3o",
        "U+00e9t", "u1234", "tu00e7a9", "<unknown", "I <3 fog",
    ])
    func `text that only resembles an escape or a tag is kept`(text: String) throws {
        #expect(try title(text) == text)
    }

    @Test func `title, author, tags and credit are decoded, and no tag occurs twice`()
        throws
    {
        let photo = try photo([
            "title": json(#"S\u00e3o Jo\xe3o"#), "creator": json(#"Andr\xe9 &amp; Zo\xeb"#),
            "tags": """
            [{"name": "arapu00e7a"}, {"name": "arapça"}, {"name": "Caf\\\\xe9"}, {"name": "café"}, \
            {"name": "cafe\u{301}", "accuracy": 0.95}, {"name": "u8c93"}, {"name": "貓"}, {"name": "u00e9"}, {"name": "rock &amp; roll"}, {"name": "<br>"}]
            """,
        ])
        #expect(photo.title == "São João")
        #expect(photo.author.name == "André & Zoë")
        #expect(photo.tags == ["arapça", "café", "貓", "u00e9", "rock & roll", "<br>"])
        #expect(Credit(photo).text().contains("\"São João\""))
        #expect(Credit(photo).text().contains("by André & Zoë"))
        let page = OpenverseFixture.page([OpenverseFixture.image(7, ["title": try json(#"Andr\xe9"#)])])
        guard case .photos(let photos, 0) = StoredReply.read(Array(page.utf8), of: .openverse) else {
            Issue.record("not a list")
            return
        }
        #expect(photos.map(\.title) == ["André"])
    }

    @Test func `random words are restored from three forms of escapes`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededRandom(seed: seed)
        let alphabets = ["abcxyzßàéèñöüçãșğ", "абвгдежзий", "αβγδεζή", "東京都市中国"].map { Array($0) }
        for _ in 0..<500 {
            let letters = alphabets.randomElement(using: &random) ?? []
            let word = String(
                (0..<Int.random(in: 3...9, using: &random)).compactMap { _ in
                    letters.randomElement(using: &random)
                })
            // Latin words contain an ASCII letter, as real words do.
            let text = letters == alphabets[0] ? "s" + word + "t" : word
            for form in [Self.bytes, Self.units, Self.bare] {
                #expect(try title(form(text)) == text, "seed \(seed): \(form(text))")
            }
            #expect(try title(text) == text, "seed \(seed)")
        }
    }

    private static func escaped(_ text: String, _ form: (UInt32) -> String) -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : form($0.value) }.joined()
    }

    private static func hexadecimal(_ value: UInt32, _ width: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: width - digits.count) + digits
    }

    private static func bytes(_ text: String) -> String {
        escaped(text) { $0 < 0x100 ? #"\x"# + hexadecimal($0, 2) : #"\u"# + hexadecimal($0, 4) }
    }

    private static func units(_ text: String) -> String { escaped(text) { #"\u"# + hexadecimal($0, 4) } }

    private static func bare(_ text: String) -> String { escaped(text) { "u" + hexadecimal($0, 4) } }
}
