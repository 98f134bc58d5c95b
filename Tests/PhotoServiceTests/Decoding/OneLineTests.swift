import GalleryCore
import Testing

@testable import PhotoService

@Suite struct OneLineTests {
    @Test(arguments: [
        ("fog", "fog"), ("", ""), ("  fog \t over\r\nthe\u{A0}sea ", "fog over the sea"),
        ("a\u{2028}b", "a b"), ("туман над морем", "туман над морем"), ("\u{85}", ""),
    ])
    func `whitespace is collapsed to single spaces and trimmed`(_ text: String, _ line: String) {
        #expect(text.oneLine == line)
    }
}
