import GalleryCore
import Testing

@testable import Screens

@Suite struct ExportRequestTests {
    @Test(
        arguments: [
            ("", nil), ("to out", "out"), ("out/", "out/"), ("~", "~"), (". marp", "."), ("marp ./x", "./x"),
            ("to json marp", "json"), ("MARP to a b", nil), ("marp --copy /a", "/a"), ("to Marp", nil),
            ("marp to csv", "csv"), ("to ./csv", "./csv"),
        ] as [(String, String?)])
    func `the folder of an export is the word after "to", or a path`(line: String, folder: String?) {
        let request = ExportRequest(line.split(separator: " ").map(String.init))
        #expect(request?.folder == folder)
        #expect((request == nil) == (line == "MARP to a b"))
        if line.contains("marp") { #expect(request?.format == .marp) }
        #expect(request?.copies == true || !line.contains("--copy"))
    }

    @Test(arguments: ["word", "html json", "to", "html to", "/a /b", "to csv", "to pdf --copy"])
    func `other words, and a missing folder, are no export`(line: String) {
        #expect(ExportRequest(line.split(separator: " ").map(String.init)) == nil)
    }
}
