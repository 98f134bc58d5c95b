import GalleryCore
import Testing

struct PercentEncodingTests {
    @Test func `an escape is decoded only if two hexadecimal digits follow the percent sign`() {
        func decoded(_ text: Substring) -> String {
            String(decoding: text.percentDecodedBytes, as: UTF8.self)
        }
        #expect(decoded("a%20b%C3%a9") == "a bé")
        #expect(decoded("%+1%-2%4%zz%") == "%+1%-2%4%zz%")
        #expect("a b/é~".percentEncoded == "a%20b%2F%C3%A9~")
    }
}
