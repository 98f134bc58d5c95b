import FoundationEssentials
import TestKit
import Testing

/// The manual's OPTIONS match the argument parser; `.ci/documents` regenerates them.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ManualOptionsTests {
    /// The options as mdoc(7) text, from the dump of the argument parser.
    private static func options() throws -> String {
        let dump = try JSONValue(Gallery.run("--experimental-dump-help", home: Home()).text)
        let items = (dump["command"]?["arguments"]?.elements ?? []).compactMap { argument -> String? in
            guard let names = argument["names"]?.elements else { return nil }
            let flags = names.map { name in
                (name["kind"]?.string == "long" ? "Fl Fl " : "Fl ") + (name["name"]?.string ?? "")
            }
            let value =
                argument["kind"]?.string == "option" ? " Ar " + (argument["valueName"]?.string ?? "") : ""
            let meaning = argument["abstract"]?.string ?? ""
            let words = argument["completionKind"]?["list"]?["values"]?.elements.compactMap(\.string) ?? []
            let isNamed = words.allSatisfy(meaning.contains)
            return ".It \(flags.sorted { $0.count < $1.count }.joined(separator: " , "))\(value)\n"
                + "\(meaning.replacing("-", with: "\\-"))\n"
                + (isNamed ? "" : ".Cm \(words.joined(separator: " , ")) .\n")
        }
        return items.joined()
    }

    @Test func `the options in the manual are those of the argument parser`() throws {
        let file = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/gallery/Manual/gallery.1"
        let manual = try String(contentsOfFile: file, encoding: .utf8)
        let start = try #require(manual.firstRange(of: ".\\\" @OPTIONS@\n"))
        let end = try #require(manual[start.upperBound...].firstRange(of: ".\\\" @END@"))
        let options = try Self.options()
        if ProcessInfo.processInfo.environment["GALLERY_UPDATE_DOCUMENTS"] == "1" {
            let fresh = manual[..<start.upperBound] + options + manual[end.lowerBound...]
            try Data(fresh.utf8).write(to: URL(filePath: file), options: .atomic)
        } else {
            #expect(
                manual[start.upperBound..<end.lowerBound] == options, "gallery.1 is stale: run .ci/documents")
        }
    }
}
