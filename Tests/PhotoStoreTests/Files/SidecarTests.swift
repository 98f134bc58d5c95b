import GalleryCore
import Testing

@testable import PhotoStore

@Suite struct SidecarTests {
    @Test func `a sidecar contains the photo's metadata and credit, and the digest and size of the file`()
        throws
    {
        let text = String(
            decoding: try Sidecar(photo("1"), saved: date(0), sha256: "ab", bytes: 9).json(), as: UTF8.self)
        for part in [
            #""title" : "Fog over the fjord""#, #""name" : "Jane Doe""#,
            #""link" : "https://example.com/jane""#,
            #""name" : "CC0 1.0""#, #""link" : "https://example.com/cc0""#,
            #""page" : "https://example.com/1""#,
            #""id" : "demo:1""#, #""credit" : "\"Fog over the fjord\" (https://example.com/1) by Jane Doe"#,
            #""width" : 4000"#, #""height" : 3000"#,
            #""fog""#, #""saved" : "2001-01-01T00:00:00Z""#,
            #""sha256" : "ab""#, #""bytes" : 9"#,
        ] {
            #expect(text.contains(part))
        }
        #expect(text.hasSuffix("}\n"))
    }

    @Test func `a sidecar is trusted only if its hash matches the file`() throws {
        let written = Sidecar(photo("1"), saved: date(0), sha256: "came", fileSha256: "is", bytes: 9)
        let read = try #require(Sidecar(json: written.json()))
        #expect(read.credit(of: "came") == nil)
        let credit = try #require(read.credit(of: "is"))
        #expect(credit.author.name == "Jane Doe")
        #expect(credit.license == License(code: "unknown", name: "CC0 1.0", link: "https://example.com/cc0"))
        let old = Sidecar(photo("1"), saved: date(0), sha256: "came", bytes: 9)
        #expect(try !String(decoding: old.json(), as: UTF8.self).contains("fileSha256"))
        #expect(try Sidecar(json: old.json())?.credit(of: "came")?.page == "https://example.com/1")
        #expect(old.credit(of: "other") == nil)
    }

    @Test func `the credit of an untitled photo read from its sidecar has no title`() throws {
        var untitled = photo("1", title: nil)
        untitled.about = nil
        let sidecar = Sidecar(untitled, saved: date(0), fileSha256: "is")
        let read = try #require(Sidecar(json: sidecar.json())?.photo(of: "is"))
        #expect(AltText(read)?.text == "A fjord in fog")
        let work = "This work (https://example.com/1) by Jane Doe"
        #expect(Credit(read).text().hasPrefix(work) && Credit(untitled).text().hasPrefix(work))
        // Earlier versions wrote the alternative text as title.
        let former = String(decoding: try sidecar.json(), as: UTF8.self)
            .replacing("{\n  \"alt\"", with: "{\n  \"title\" : \"A fjord in fog\",\n  \"alt\"")
        let old = try #require(Sidecar(json: Array(former.utf8))?.photo(of: "is"))
        #expect(former.contains("title") && Credit(old).text().hasPrefix(work))
    }

    @Test func `the size read from the sidecar of a scaled picture is that of the file`() throws {
        let sidecar = Sidecar(photo("1"), saved: date(0), fileSha256: "is", width: 401)
        #expect(sidecar.size == PixelSize(width: 4000, height: 3000))
        #expect(sidecar.photo(of: "is")?.size == PixelSize(width: 401, height: 301))
    }

    @Test func `control and hidden characters in a sidecar are escaped, and read back unchanged`() throws {
        let title = "\u{1B}[31m\u{9B}\u{202E}\u{200B}\u{E0041}\u{2028}\u{7F}é日👩\u{200D}👧"
        let sidecar = Sidecar(photo("1", title: title), saved: date(0))
        let json = try sidecar.json()
        let text = String(decoding: json, as: UTF8.self)
        let hidden = text.unicodeScalars.filter { scalar in
            [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory) && scalar != "\n"
        }
        #expect(hidden.isEmpty)
        #expect(text.contains("é日"))
        #expect(Sidecar(json: json) == sidecar)
    }

    @Test func `a description is kept as alternative text, and also as title if it is one`() throws {
        var photo = photo("1", title: nil)
        (photo.about, photo.altText) = ("A fjord in fog", nil)
        let written = Sidecar(photo, saved: date(0), fileSha256: "is", bytes: 9)
        let read = try #require(try Sidecar(json: written.json())?.photo(of: "is"))
        #expect(read.title == "A fjord in fog" && read.altText == "A fjord in fog")
        #expect(Credit(read).text().hasPrefix("\"A fjord in fog\" (https://example.com/1) by Jane Doe"))
    }
}
