import Foundation
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct CommonsAuthorTests {
    private static let wiki = "//commons.wikimedia.org/wiki/"

    private static func metadata(_ texts: [String: String]) throws -> CommonsMetadata {
        let json = try JSONEncoder().encode(texts.mapValues { ["value": $0] })
        return try JSONDecoder().decode(CommonsMetadata.self, from: json)
    }

    private static func author(_ html: String) throws -> Author {
        CommonsAuthor.author(try metadata(["Artist": html]))
    }

    private static func user(_ name: String, _ text: String? = nil) -> String {
        "<a href=\"\(wiki)User:\(name)\" title=\"User:\(name)\">\(text ?? name)</a>"
    }

    private static func talk(_ name: String, _ text: String = "talk") -> String {
        "(<a href=\"\(wiki)User_talk:\(name)\">\(text)</a>)"
    }

    @Test(
        arguments: [
            ("Unknown author<span style=\"display: none;\">Unknown author</span>", "", nil),
            ("Autor desconocido<span style=\"display: none;\">Unknown author</span>", "", nil),
            ("Неизвестен<span style=\"display: none;\">Unknown author</span> / Bain", "/ Bain", nil),
            (
                "<bdi><a href=\"https://en.wikipedia.org/wiki/en:Raphael\">Raphael</a>\n</bdi><div style=\"display: none;\">creator QS:P170,Q5597</div>",
                "Raphael", "https://en.wikipedia.org/wiki/en:Raphael"
            ),
            (
                "No machine-readable author provided. \(user("MPF")) assumed (based on copyright claims).",
                "MPF", "https:\(wiki)User:MPF"
            ),
            (
                "This Photo was taken by \(user("S_Arun", "S Arun")).<br>Feel free to use it.", "S Arun",
                "https:\(wiki)User:S_Arun"
            ),
            ("\(user("DXR")) \(talk("DXR"))", "DXR", "https:\(wiki)User:DXR"),
            ("\(user("DXR")) \(talk("DXR", "Diskussion"))", "DXR", "https:\(wiki)User:DXR"),
            (
                "<ul><li><a href=\"\(wiki)File:Orig.jpg\">Orig.jpg</a>: \(user("Alice"))</li><li>derivative work: \(user("Bob")) \(talk("Bob", "обсуждение"))</li></ul>",
                "Alice; derivative work: Bob", "https:\(wiki)User:Alice"
            ),
            (
                "<ul><li><a href=\"\(wiki)File:Orig.jpg\">Orig.jpg</a>: Alice</li><li>derivative work: \(user("Bob"))</li></ul>",
                "Alice; derivative work: Bob", nil
            ),
            (
                "<table><tr><td>Name:</td><td>Ansel Adams</td></tr><tr><td>Alt:</td><td>Ansel E. Adams</td></tr></table>",
                "Name: Ansel Adams Alt: Ansel E. Adams", nil
            ),
            (
                "Carol M. Highsmith / <a href=\"https://loc.gov\">Library of Congress</a>",
                "Carol M. Highsmith / Library of Congress", nil
            ),
            (
                "\(user("Poco", "Diego Delso"))<sup class=\"reference\"><a href=\"#cite_note-1\">[1]</a></sup>",
                "Diego Delso", "https:\(wiki)User:Poco"
            ),
            (
                "<a href=\"https://www.flickr.com/people/8078381@N03\">@Doug88888</a> from UK",
                "@Doug88888 from UK", "https://www.flickr.com/people/8078381@N03"
            ),
            (
                "The original uploader was <a href=\"https://en.wikipedia.org/wiki/User:N\">Not home</a> at <a href=\"https://en.wikipedia.org/wiki/\">English Wikipedia</a>.",
                "Not home at English Wikipedia", "https://en.wikipedia.org/wiki/User:N"
            ),
            (
                "<style>.mw-parser-output .a{}</style><div class=\"fn\">Jos&eacute;</div><div>Ana</div>",
                "José Ana", nil
            ),
        ] as [(String, String, String?)])
    func `the author is the visible name, with the link of the name itself`(
        html: String, name: String, link: String?
    ) throws {
        let author = try Self.author(html)
        #expect(author.name == name)
        #expect(author.link == link)
    }

    @Test func `of several authors, the first is named and the others are mentioned`() throws {
        let sent = try Self.metadata(["Artist": Self.user("Ann"), "AuthorCount": "3"])
        #expect(CommonsAuthor.author(sent).name == "Ann and others")
        #expect(CommonsAuthor.author(sent).username == "Ann")
        #expect(CommonsAuthor.author(try Self.metadata(["AuthorCount": "2"])).name.isEmpty)
    }

    @Test func `a short attribution is the author's name`() throws {
        let sent = try Self.metadata(["Artist": "Name", "Attribution": "I, \(Self.user("Luc_V", "Luc V"))"])
        #expect(CommonsAuthor.author(sent).name == "I, Luc V")
        #expect(CommonsAuthor.author(sent).username == "Luc V")
        #expect(CommonsAuthor.creditLine(sent) == nil)
    }

    @Test(arguments: [
        "© Ann Lee / Wikimedia Commons / CC BY-SA 4.0", "Ann Lee, ann.example, License CC BY-SA",
        "(c) Ann Lee",
        "Ann Lee, Creative Commons", "Ann Lee under the GFDL",
    ])
    func `an attribution that is a whole credit is kept word for word beside the name`(line: String) throws {
        let sent = try Self.metadata(["Artist": Self.user("Ann"), "Attribution": "<b>\(line)</b>"])
        #expect(CommonsAuthor.creditLine(sent) == line)
        #expect(CommonsAuthor.author(sent).name == "Ann")
        #expect(CommonsAuthor.author(try Self.metadata(["Attribution": line])).name == line)
    }
}
