import TestKit
import Testing

/// Searches on a local Openverse server whose photos have no category, like the photos of most providers.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct OpenverseSearchSessionTests {
    private let server = LoopbackService { target, _ in
        if target.contains("/images/stats/") { return .json(#"[{"source_name": "wikimedia"}]"#) }
        guard target.hasPrefix("/v1/images/?") else { return .nothing }
        let isFound = target.query["category"] == nil && target.query["extension"] == nil
        let images = (0..<4).map { OpenverseSearchSessionTests.image($0, file: $0 == 1 ? "svg" : "jpg") }
            .joined(separator: ",")
        return .json(
            """
            {"result_count": \(isFound ? 4 : 0), "page_count": \(isFound ? 1 : 0), "page_size": 20, "page": 1,
             "results": [\(isFound ? images : "")]}
            """)
    }

    private static func image(_ number: Int, file: String) -> String {
        """
        {"id": "\(OpenverseService.id(number))", "title": "File:S\\\\u00e3o Fog \(number).\(file)",
         "creator": null, "creator_url": null, "category": null, "filetype": null, "filesize": null,
         "url": "https://upload.wikimedia.org/wikipedia/commons/1/1f/\(number).\(file)",
         "foreign_landing_url": "https://commons.wikimedia.org/w/index.php?curid=\(number)",
         "license": "cc0", "license_version": "1.0", "license_url": null, "provider": "wikimedia",
         "source": "wikimedia", "tags": [], "mature": false, "height": null, "width": null}
        """
    }

    private func run(_ line: String...) throws -> ProgramRun {
        try Gallery.run(
            ["--service", "openverse"] + line, home: Home(),
            environment: ["GALLERY_OPENVERSE_URL": server.base + "/v1"])
    }

    @Test func `a search with source:wikimedia lists the photos of that source, without SVG files`() throws {
        let run = try run("search", "fog", "source:wikimedia")
        #expect(run.code == 0)
        let rows = run.text.split(separator: "\n").map { $0.split(separator: "\t")[2] }
        #expect(rows == ["São Fog 0", "São Fog 2", "São Fog 3"])
        #expect(server.requests.count { $0.contains("source=wikimedia") && !$0.contains("category") } > 0)
    }

    @Test func `a search without results names the filter that may be the reason`() throws {
        let run = try run("search", "fog", "type:artwork", "license:cc0")
        #expect(
            run.problems.contains(
                "The filter `type:artwork` may be the reason; try `search fog license:cc0`."))
    }
}
