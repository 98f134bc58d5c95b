import FoundationEssentials
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ReadmeExampleTests {
    private static let examples: [String] = {
        let file = #filePath.components(separatedBy: "/Tests/")[0] + "/README.md"
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("gallery ") && $0.contains("| jq") }
    }()

    @Test func `the README has at least four examples that use jq`() { #expect(Self.examples.count >= 4) }

    @Test(arguments: examples) func `each README example that uses jq prints rows and no error`(
        example: String
    ) throws {
        let home = Home()
        var environment = home.environment
        environment["GALLERY_SERVICE"] = "demo"
        let folder = Gallery.path.split(separator: "/").dropLast().joined(separator: "/")
        environment["PATH"] = "/\(folder):/usr/bin:/bin"
        _ = try ProgramRun([Gallery.path, "-c", "search fog; fav 1-3"], environment: environment)
        let run = try ProgramRun(["/bin/sh", "-c", example], environment: environment)
        let problems = run.problems.split(separator: "\n").filter {
            !$0.hasPrefix("Pictures of the demo are")
        }
        #expect(problems.isEmpty)
        #expect(run.code == 0)
        #expect(run.text.count(of: "\n") >= 1)
        #expect(!run.text.contains("null"))
    }
}
