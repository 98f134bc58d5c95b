import GalleryCore
import Testing

@Suite struct FNV1aTests {
    /// Test vectors of RFC 9923, appendix C.
    @Test(
        arguments: [
            ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
        ] as [(String, UInt64)])
    func `the FNV-1a hash matches the standard's test vectors`(text: String, expected: UInt64) {
        #expect(FNV1a.hash(of: text) == expected)
    }
}
