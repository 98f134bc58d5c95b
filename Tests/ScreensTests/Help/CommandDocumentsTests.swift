import FoundationEssentials
import Testing

/// README and the manual match the commands and records; `.ci/documents` regenerates them.
@Suite struct CommandDocumentsTests {
    @Test func `every line of the manual's commands can be broken within 40 characters`() {
        let words = CommandDocuments.manual.replacing("\\:", with: " ").split { " \n".contains($0) }
        #expect(words.filter { $0.replacing("\\", with: "").count > 40 } == [])
    }

    @Test func `the pages of the manual do not name another system`() throws {
        let file = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/gallery/Manual/gallery.1"
        let manual = try String(contentsOfFile: file, encoding: .utf8)
        #expect(manual.contains("\n.ds doc-volume-operating-system\n.Dt GALLERY 1\n.Os gallery\n"))
    }

    @Test(arguments: [
        ("README.md", "<!-- commands -->\n", "\n<!-- /commands -->", CommandDocuments.table),
        (
            "Sources/gallery/Manual/gallery.1", ".\\\" @COMMANDS@\n", "\n.\\\" @END@", CommandDocuments.manual
        ),
        ("Sources/gallery/Manual/gallery.1", ".\\\" @RECORDS@\n", "\n.\\\" @END@", RecordDocuments.manual),
    ])
    func `README and manual match the commands and record types`(
        path: String, start: String, end: String, text: String
    )
        throws
    {
        let file = #filePath.components(separatedBy: "/Tests/")[0] + "/" + path
        let document = try String(contentsOfFile: file, encoding: .utf8)
        let first = try #require(document.firstRange(of: start))
        let last = try #require(document[first.upperBound...].firstRange(of: end))
        let range = first.upperBound..<last.lowerBound
        if ProcessInfo.processInfo.environment["GALLERY_UPDATE_DOCUMENTS"] == "1" {
            let fresh = document[..<range.lowerBound] + text + document[range.upperBound...]
            try Data(fresh.utf8).write(to: URL(filePath: file), options: .atomic)
        } else {
            #expect(document[range] == text, "\(path) is stale: run .ci/documents")
        }
    }
}
