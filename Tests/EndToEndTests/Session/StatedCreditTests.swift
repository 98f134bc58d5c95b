import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct StatedCreditTests {
    private static let stated =
        " by Ole Berg and Ida Løv via Wikimedia Commons is licensed under CC BY-SA 2.0 ("
    private static let ofPage =
        " by Ida Løv (https://commons.wikimedia.org/wiki/User:Ida) via Wikimedia Commons is licensed under CC BY-SA 2.0 ("

    private static func run(
        _ line: String, _ environment: [String: String], home: Home, _ options: [String] = []
    ) throws -> ProgramRun {
        try Gallery.run(
            ["--service", "commons", "--quiet"] + options + ["-c", line], home: home, environment: environment
        )
    }

    @Test func `each command that gives a credit away has the stated authors, after two requests`() throws {
        let home = Home(), service = try StatementService()
        let folder = home("saved")
        let run = try Self.run(
            """
            search cats; credit 1; copy 1 credit; save 1 to \(folder); board new Hall; board add Hall 1; \
            board export Hall md to \(folder)
            """, service.environment, home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(run.text.count(of: Self.stated) == 2, "\(run.all)")
        let names = home.names(in: "saved")
        #expect(
            names.contains { $0.hasPrefix("Ole Berg and Ida Løv - Cat 1") && $0.hasSuffix(".jpg") },
            "\(names)")
        let sidecar = try #require(names.first { $0.hasSuffix(".json") })
        #expect(home.text(at: "saved/" + sidecar).contains("Ole Berg and Ida Løv"))
        let board = try #require(names.first { $0.hasPrefix("Hall") })
        let document = try #require(home.names(in: "saved/" + board).first { $0.hasSuffix(".md") })
        #expect(home.text(at: "saved/\(board)/\(document)").contains("Ole Berg and Ida Løv"))
        let pick = try Gallery.run(
            "--service", "commons", "pick", "cats", "--first", "--print", "credit", home: home,
            environment: service.environment)
        #expect(pick.text.contains(Self.stated), "\(pick.all)")
        #expect(service.requests == ["claims", "labels"])
        // Without the service.
        let offline = try Self.run(
            "search cats; credit 1", ["GALLERY_COMMONS_URL": "http://127.0.0.1:1"], home: home)
        #expect(offline.code == 0 && offline.text.contains(Self.stated), "\(offline.all)")
    }

    @Test func `info states where author and license come from, and names both if they differ`() throws {
        let home = Home(), service = try StatementService()
        let json = try Self.run(
            "search cats; credit 1; open 1; info", service.environment, home: home, ["--json", "--last"])
        #expect(json.text.contains(#""name":"Ole Berg and Ida Løv""#), "\(json.all)")
        #expect(
            json.text.contains(
                #""provenance":{"author":"structured_data","license":"both","other_author":null,"other_license":null}"#
            ), "\(json.all)")
        let text = try Self.run(
            "search cats; credit 2; open 2; info", service.environment, home: home)
        #expect(text.text.contains(Self.ofPage), "\(text.all)")
        let rows = text.text.split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: true)
        }
        for row in [
            "Author from file page", "Also named Per Holm (structured data)", "License from file page",
            "Also stated CC BY 4.0 (structured data)",
        ] { #expect(rows.contains { $0.joined(separator: " ") == row }, "\(row): \(text.all)") }
    }

    @Test(arguments: StatementService.Failure.allCases)
    func `without structured data the credit is that of the page`(failure: StatementService.Failure) throws {
        let home = Home(), service = try StatementService(failing: failure)
        let run = try Self.run(
            "search cats; credit 1; copy 1 credit; save 1 to \(home("saved"))", service.environment,
            home: home)
        #expect(run.code == 0 && run.text.count(of: Self.ofPage) == 2, "\(run.all)")
        #expect(home.names(in: "saved").contains { $0.hasPrefix("Ida Løv - Cat 1") })
        #expect(run.problems.isEmpty, "\(run.problems)")
    }
}
