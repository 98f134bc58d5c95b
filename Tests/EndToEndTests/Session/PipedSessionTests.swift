import FoundationEssentials
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct PipedSessionTests {
    private static let session = "search cats\nopen 3\nnext\nprev\nsave\nfav\nfavorites\nquit\n"

    private struct Sidecar: Decodable {
        struct Named: Decodable { let name: String }
        let author: Named
        let license: Named
    }

    @Test func `a piped session saves a full-size photo with its credit and adds it to favorites`() throws {
        let home = Home()
        let run = try Gallery.run("--service", "demo", input: Self.session, home: home)
        #expect(run.code == 0)
        #expect(!run.output.contains(0x1B))
        #expect(run.problems.contains("Favorites · 1 photo\n"))

        let detail = try #require(
            run.problems.firstMatch(of: #/\n(.+) by (.+)\n([\d,]+) × ([\d,]+) · .* · (.+)\n/#))
        let (width, height) = (Self.number(detail.output.3), Self.number(detail.output.4))
        let row = "\t3\t\(detail.output.1)\t\(detail.output.2)\t\(detail.output.5)\t\(width)\t\(height)\t"
        // The row is printed once in the list, and once for each time the photo is shown.
        #expect(run.text.count(of: row) == 3)
        let names = home.names(in: "Pictures/gallery")
        let file = try #require(names.first { $0.hasSuffix(".jpg") })
        #expect(run.text.contains("\n\(home("Pictures/gallery/" + file))\n"))
        let picture = try #require(JPEGFile(home.bytes(of: "Pictures/gallery/" + file)))
        #expect(picture.isComplete)
        #expect(picture.width == width && width > 0)
        #expect(picture.height == height && height > 0)

        let credit = try #require(names.first { $0.hasSuffix(".json") })
        #expect(names.count == 2)
        let sidecar = try JSONDecoder().decode(
            Sidecar.self, from: Data(home.bytes(of: "Pictures/gallery/" + credit)))
        #expect(sidecar.author.name == detail.output.2)
        #expect(sidecar.license.name == detail.output.5)
    }

    @Test func `a favorite is listed and drawn while its service is down`() throws {
        let home = Home()
        let kept = try Gallery.run("--service", "demo", input: Self.session, home: home)
        let title = try #require(kept.text.split(separator: "\n").last?.split(separator: "\t")[2])
        let dead = ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "x"]

        let run = try Gallery.run("--service", "unsplash", "favorites", home: home, environment: dead)
        #expect(run.code == 0)
        #expect(run.text.contains("\t1\t\(title)\t"))

        _ = try ProgramRun(["/bin/rm", "-rf", home(".cache")], environment: [:])
        let terminal = try Gallery.atPrompt(home, environment: dead, service: "unsplash")
        try terminal.run("favorites", expecting: "1 of 1")
        try terminal.wait(for: "a picture of many colours") { $0.text.trueColors.count > 50 }
        #expect(terminal.text.contains(title))
        // The demo server, the photo's service, was not started to fetch the picture.
        #expect(!RunningProcess.children(of: terminal.process).contains { $0.name == "gallery-demo" })
        #expect(terminal.quit() == 0)
    }

    private static func number(_ text: Substring) -> Int { Int(text.filter(\.isNumber)) ?? 0 }
}
