import FoundationEssentials
import TestKit
import Testing

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct InstallScriptTests {
    private func remove(_ prefix: Home) throws -> ProgramRun {
        let script = #filePath.components(separatedBy: "/Tests/")[0] + "/.ci/install"
        return try ProgramRun([script, "--remove", prefix.path], environment: prefix.environment)
    }

    private static let manual = "share/man/man1/gallery.1"
    private static let program = "libexec/gallery/gallery"

    @Test func `files of another program with the same names are not removed`() throws {
        let prefix = Home()
        for file in [Self.manual, Self.program] { prefix.put("foreign", at: file) }
        let run = try remove(prefix)
        #expect(run.code == 1 && run.problems.contains("libexec/gallery/installed is missing"), "\(run.all)")
        for file in [Self.manual, Self.program] { #expect(prefix.text(at: file) == "foreign") }
    }

    @Test func `installed files are removed, except those that were changed since`() throws {
        let prefix = Home()
        for file in [Self.manual, Self.program] { prefix.put("ours", at: file) }
        let sum = "ae0bec9e9d33c56354bd612c8a6010840324fc5b9786ce0a18b696b304b09397"
        prefix.put("\(sum)  \(Self.manual)\n\(sum)  \(Self.program)\n", at: "libexec/gallery/installed")
        prefix.put("foreign", at: Self.manual)
        let run = try remove(prefix)
        #expect(run.code == 0 && run.text.contains("\(Self.manual) was changed since"), "\(run.all)")
        #expect(prefix.names == ["share"] && prefix.text(at: Self.manual) == "foreign")
    }
}
