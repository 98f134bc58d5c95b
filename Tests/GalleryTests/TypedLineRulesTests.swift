import CommandShell
import Configuration
import GalleryCore
import PhotoService
import TestKit
import Testing

@testable import gallery

@Suite struct TypedLineRulesTests {
    private let rules: TypedLineRules
    private let folder = TemporaryFolder()

    init() throws {
        let services = try ProgramServices(
            .sample(environment: ["FLICKR_API_KEY": "horse"]), startingWith: .demo, isTrial: false)
        folder.put("unsplash_token = battery\nunsplash_user = ann\n", at: "keys")
        rules = TypedLineRules(
            services: services, keyFile: KeyFile(folder: folder.path, of: services.factory.settings.services))
    }

    @Test(arguments: [
        ("blue birds", "search blue birds"), ("blue birds  ", "search blue birds"),
        ("blue birds --help", "search blue birds"), ("blue ?", "search blue"), ("туман", "search туман"),
        ("4711", "search 4711"),
    ])
    func `an unknown command is a search for its words, without a request for help`(
        line: String, meant: String
    ) {
        #expect(rules.meant(by: line) == meant)
    }

    @Test func `a command typed with the Russian keyboard layout is that command`() {
        #expect(rules.meant(by: "ыефегы") == "status")
        #expect(rules.meant(by: "ыуфкср blue") == "search blue")
    }

    @Test(arguments: [
        "unsplash:abc123", "https://unsplash.com/photos/a-foggy-forest-Ab1xxdEf2gH",
        "unsplash:a1b2c3d4e5f6a7b8c9d0e1",
    ])
    func `a photo identifier and the address of a photo page open the photo`(line: String) {
        #expect(rules.meant(by: line) == "open " + line)
    }

    @Test(arguments: [
        "?!", "", " blue birds", "https://example.com/a", "lokc 4711", "blue a1b2c3d4e5f6a7b8c9d0e1",
        "blue horse",
    ])
    func `nothing is suggested for symbols, other addresses and lines that may contain a secret`(
        line: String
    ) {
        #expect(rules.meant(by: line) == nil)
    }

    @Test func `a line with a known key, a stored token or a PIN after an option is not recorded`() {
        for line in ["find horse", "find battery", "gallery --json lock 4711"] {
            #expect(!rules.isRecordable(line), "\(line)")
        }
        #expect(rules.isRecordable("find birds"))
        #expect(rules.isRecordable("gallery --json find birds"))
    }

    @Test func `a line with a secret is not corrected, because its correction would be recorded`() {
        for line in ["token q470815z", "  token q470815z", "lokc 4711", "serach horse"] {
            #expect(!rules.mayCorrect(line), "\(line)")
        }
        #expect(rules.mayCorrect("serach birds") && rules.mayCorrect("  serach birds"))
    }

    @Test func `a secret after the sign that starts a search is refused, and other searches are not`() {
        for line in ["/lock 4711", "/заблокировать 4711", "/key set unsplash X", "/token X"] {
            #expect(rules.refusal(of: command(line)) != nil, "\(line)")
        }
        for line in ["/lock", "/key set design", "/fog 4711", "search lock 4711"] {
            #expect(rules.refusal(of: command(line)) == nil, "\(line)")
        }
    }

    private func command(_ line: String) -> Command {
        let words = line.split(separator: " ").map(String.init)
        return Command(words[0], Array(words.dropFirst()))
    }
}
