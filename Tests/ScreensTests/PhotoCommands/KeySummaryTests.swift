import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite struct KeySummaryTests {
    @Test func `a remark beside one result is no second result`() {
        let note = Note.info("By Ann").recorded(as: Record.credit((Photo.sample(1), "By Ann")))
        #expect([note, .info("It is painted")].summary?.text == "By Ann. It is painted")
        #expect([note, note, .info("Painted")].summary?.text == "2 photos; the last: By Ann. Painted")
    }
}
