import FoundationEssentials
import Testing
import TextLayout

@Suite struct Base64Tests {
    @Test(arguments: 0..<70) func `every length is written as others read it`(_ count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 250) }
        #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
}
