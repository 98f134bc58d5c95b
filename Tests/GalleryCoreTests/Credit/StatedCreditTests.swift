import Foundation
import GalleryCore
import Testing

@Suite struct StatedCreditTests {
    private typealias Source = CreditProvenance.Source

    private static func photo(
        _ author: String, username: String? = nil, link: String? = nil, license: String = "CC BY-SA 4.0",
        code: String = "by-sa"
    ) -> Photo {
        Photo(
            id: PhotoID(service: .commons, key: "7"), title: "Heron",
            author: Author(name: author, username: username, link: link),
            license: License(code: code, name: license), source: PictureSource([]))
    }

    private static func license(_ code: String, _ version: String) -> License {
        License(CreativeCommons(code, version: version))
    }

    @Test(arguments: [
        ("Ida Løv", ["Ida Løv"], "Ida Løv", Source.both, nil),
        ("", ["Ida Løv"], "Ida Løv", .structuredData, nil),
        ("Ida Løv from Bergen, Norway", ["Ida Løv"], "Ida Løv", .structuredData, nil),
        ("ida lov", ["Ida Løv"], "Ida Løv", .structuredData, nil),
        (
            "Free to use for everyone if you name me. Write to me for more.", ["Ida Løv"], "Ida Løv",
            .structuredData, "Free to use for everyone if you name me. Write to me for more."
        ),
        ("Ida Løv and others", ["Ida Løv", "Ole", "Per"], "Ida Løv, Ole and Per", .structuredData, nil),
        ("Ida Løv and others", ["Ida Løv", "Ole"], "Ida Løv and Ole", .structuredData, nil),
        ("Ida Løv and others", ["Ida Løv"], "Ida Løv and others", .page, "Ida Løv"),
        ("Ida; derivative work: Ole", ["Ida"], "Ida; derivative work: Ole", .page, "Ida"),
        ("Ida & Ole", ["Ida"], "Ida & Ole", .page, "Ida"),
        ("Smith & Sons, Bergen", ["Smith & Sons"], "Smith & Sons", .structuredData, nil),
        ("Hannah Berg", ["Ann"], "Hannah Berg", .page, "Ann"),
        ("Per Holm", ["Ida Løv", "Ole"], "Per Holm", .page, "Ida Løv and Ole"),
        ("山田太郎による", ["山田太郎"], "山田太郎", .structuredData, nil),
        ("Per Holm", [], "Per Holm", .page, nil),
    ])
    func `stated authors replace the text of the page that contains them, is empty or a sentence`(
        page: String, stated: [String], expected: String, source: CreditProvenance.Source, other: String?
    ) {
        let credit = StatedCredit(authors: stated.map { Author(name: $0) })
        let photo = Self.photo(page).applying(credit)
        #expect(photo.author.name == expected)
        #expect(
            photo.provenance == CreditProvenance(author: source, license: .page, otherAuthor: other))
        #expect(photo.applying(credit) == photo)
    }

    @Test func `a credit that the author asks for is unchanged`() {
        var whole = Self.photo("Ida")
        whole.creditLine = "© Ida Løv / CC BY-SA 4.0"
        var name = Self.photo("Ida L.")
        name.provenance = CreditProvenance(author: .attribution, license: .page)
        for photo in [whole, name] {
            let applied = photo.applying(StatedCredit(authors: [Author(name: "Ida")]))
            #expect(applied.author == photo.author && applied.creditLine == photo.creditLine)
            #expect(applied.provenance?.author == .attribution)
        }
    }

    @Test func `a single stated author keeps the links of the page, several have none`() {
        let page = Self.photo("Ida Løv (Bergen)", username: "Ida", link: "https://a.example")
        let one = page.applying(StatedCredit(authors: [Author(name: "Ida Løv")]))
        #expect(one.author == Author(name: "Ida Løv", username: "Ida", link: "https://a.example"))
        let own = page.applying(
            StatedCredit(authors: [Author(name: "Ida Løv", username: "IdaL", link: "https://b.example")]))
        #expect(own.author == Author(name: "Ida Løv", username: "IdaL", link: "https://b.example"))
        let both = Self.photo("Ida Løv and others", username: "Ida", link: "https://a.example").applying(
            StatedCredit(authors: [Author(name: "Ida Løv"), Author(name: "Ole")]))
        #expect(both.author == Author(name: "Ida Løv and Ole", username: "Ida"))
    }

    @Test func `another name of the same account does not differ`() {
        let photo = Self.photo("Ida Løv", username: "Birds of Bergen").applying(
            StatedCredit(authors: [Author(name: "Birds of Bergen", username: "Birds of Bergen")]))
        #expect(photo.author.name == "Ida Løv")
        #expect(photo.provenance == CreditProvenance(author: .both, license: .page))
    }

    @Test(arguments: [
        ("CC BY-SA 4.0", "by-sa", [license("by-sa", "4.0")], "CC BY-SA 4.0", Source.both, nil),
        (
            "CC BY-SA 3.0", "by-sa", [License(code: "gfdl", name: "GFDL 1.2"), license("by-sa", "3.0")],
            "CC BY-SA 3.0", .both, nil
        ),
        (License.notStated, "unknown", [license("by", "2.0")], "CC BY 2.0", .structuredData, nil),
        (
            License.notStated, "unknown",
            [License(code: "gfdl", name: "GFDL 1.2"), license("by-sa", "2.0"), license("by-sa", "3.0")],
            "CC BY-SA 3.0", .structuredData, nil
        ),
        ("CC BY", "by", [license("by", "4.0")], "CC BY 4.0", .structuredData, nil),
        ("Public domain", "publicdomain", [license("by-sa", "4.0")], "CC BY-SA 4.0", .structuredData, nil),
        ("Public domain", "publicdomain", [license("cc0", "1.0")], "Public domain", .both, nil),
        ("CC SA 1.0", "sa", [license("by-sa", "4.0")], "CC SA 1.0", .page, "CC BY-SA 4.0"),
        ("CC BY 4.0", "by", [license("by-sa", "4.0")], "CC BY 4.0", .page, "CC BY-SA 4.0"),
        ("GFDL", "gfdl", [License(code: "gfdl", name: "GFDL 1.2 or later")], "GFDL", .both, nil),
        ("KOGL Type 1", "other", [license("by", "4.0")], "KOGL Type 1", .page, "CC BY 4.0"),
        ("CC BY 4.0", "by", [], "CC BY 4.0", .page, nil),
    ])
    func `a stated license replaces one that the page does not state or that is less strict`(
        page: String, code: String, stated: [License], expected: String, source: CreditProvenance.Source,
        other: String?
    ) {
        let credit = StatedCredit(licenses: stated)
        let photo = Self.photo("Ida", license: page, code: code).applying(credit)
        #expect(photo.license.name == expected)
        #expect(
            photo.provenance == CreditProvenance(author: .page, license: source, otherLicense: other))
        #expect(photo.applying(credit) == photo)
        #expect(photo.licenses?.first == nil || photo.licenses?.first == expected)
    }

    @Test func `of a page with several versions, any version may be stated`() {
        var photo = Self.photo("Ida", license: "CC BY-SA 2.5")
        photo.licenses = ["CC BY-SA 2.5", "CC BY-SA 2.5,2.0,1.0"]
        let applied = photo.applying(StatedCredit(licenses: [Self.license("by-sa", "2.0")]))
        #expect(applied.license == photo.license && applied.provenance?.license == .both)
    }

    @Test func `a photo that was stored without sources is decoded`() throws {
        let json = String(decoding: try JSONEncoder().encode(Self.photo("Ida")), as: UTF8.self)
        #expect(!json.contains("provenance"))
        let old = try JSONDecoder().decode(Photo.self, from: Data(json.utf8))
        #expect(old == Self.photo("Ida") && old.provenance == nil)
        let new = old.applying(StatedCredit(authors: [Author(name: "Ole")]))
        #expect(try JSONDecoder().decode(Photo.self, from: JSONEncoder().encode(new)) == new)
    }
}
