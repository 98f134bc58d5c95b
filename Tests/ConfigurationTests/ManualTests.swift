import FoundationEssentials
import GalleryCore
import Testing

@testable import Configuration

@Suite struct ManualTests {
    @Test func `the manual names the variable of every access key`() throws {
        let file = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/gallery/Manual/gallery.1"
        let manual = try String(contentsOfFile: file, encoding: .utf8)
        for name in [ServiceDescription].program.keys { #expect(manual.contains(name.variable)) }
    }
}
