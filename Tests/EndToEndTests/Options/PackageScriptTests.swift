import FoundationEssentials
import TestKit
import Testing

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct PackageScriptTests {
    private static let scripts = #filePath.components(separatedBy: "/Tests/")[0] + "/.ci/"

    @Test(
        arguments: [
            (
                "v9.9.9", "https://example.org", "a@example.org",
                "the tag is v9.9.9, and the program says 1.2.3"
            ),
            ("v1.2.3", "", "a@example.org", "v1.2.3 has no contact"),
            ("v1.2.3", "https://example.org", "", "v1.2.3 has no maintainer"),
        ])
    func `a tag is not packaged unless version, contact and maintainer are stated`(
        tag: String, homepage: String, address: String, problem: String
    ) throws {
        let project = Home()
        project.put(try String(contentsOfFile: Self.scripts + "package", encoding: .utf8), at: ".ci/package")
        project.put(
            "    public static let number = \"1.2.3\"\n    public static let homepage = \"\(homepage)\"\n",
            at: "Sources/GalleryCore/Entities/Services/ProgramVersion.swift")
        for step in [
            ["init", "--quiet"],
            ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--allow-empty", "-m", "a"],
            ["tag", tag],
        ] {
            let git = ["/usr/bin/git", "-C", project.path] + step
            #expect(try ProgramRun(git, environment: project.environment).code == 0)
        }
        let maintainer = ["DEBFULLNAME": "Ada", "DEBEMAIL": address]
        let run = try ProgramRun(
            ["/bin/bash", project(".ci/package"), project("made")],
            environment: project.environment.merging(maintainer) { $1 })
        #expect(run.code == 1 && run.problems.contains(problem), "\(run.all)")
        #expect(!project.names.contains("made"))
    }

    @Test func `README in a package has no pictures, and links only to files of the package`() throws {
        let folder = Home()
        let run = try ProgramRun(
            [Self.scripts + "package", "--documents", folder("doc")], environment: folder.environment)
        #expect(run.code == 0, "\(run.all)")
        let readme = try String(contentsOfFile: folder("doc/README.md"), encoding: .utf8)
        #expect(readme.hasPrefix("# gallery\n\nLook") && !readme.contains("!["))
        let links = readme.matches(of: #/\]\(([^):#]+)[#)]/#).map { String($0.output.1) }
        #expect(links.contains("SCRIPTS.md"))
        #expect(Set(links).isSubset(of: folder.names(in: "doc")), "\(links)")
    }

    @Test func `the notes of a release are also lines of a Debian changelog`() throws {
        let environment = Home().environment
        let run = try ProgramRun([Self.scripts + "release-notes", "--text"], environment: environment)
        let lines = run.text.split(separator: "\n")
        #expect(run.code == 0 && lines.count > 10, "\(run.all)")
        #expect(lines.first?.hasPrefix("  [ ") ?? false)
        for line in lines {
            #expect(
                line.hasPrefix("  ") && (line.utf8.count <= 80 || !line.dropFirst(4).contains(" ")), "\(line)"
            )
        }
        let page = try ProgramRun([Self.scripts + "release-notes"], environment: environment)
        #expect(page.text.contains("\n### Added\n"))
    }
}
