import GalleryCore
import Testing
import Wording

@Suite struct DecoderPhrasesTests {
    @Test(arguments: [
        "text", "unknown data", "animated WebP", "HEIF or AVIF", "12-bit JPEG",
        "lossless JPEG", "no pixels", "ends early",
        "the data is damaged", "more than 500 scans", "the requested size is out of range",
        "the decoder failed",
    ])
    func `messages of the decoder process are translated to Russian`(words: String) {
        let sentences = {
            [FileContent(rawValue: words).map(PictureError.foreign), .malformed(words)].compactMap(\.self).map
            {
                Phrases.explanation(.notAPicture(.notDecoded($0)))
            }
        }
        #expect(sentences().allSatisfy { $0.contains(words) })
        #expect(Language.russian.asCurrent { sentences() }.allSatisfy { !$0.contains(words) })
    }

    @Test func `in Russian, the file type "text" is translated, but GIF and library messages are not`() {
        Language.russian.asCurrent {
            #expect(Phrases.PictureNotes.reason(for: .notDecoded(.foreign(.gif))) == "не показано: GIF")
            #expect(Phrases.PictureNotes.reason(for: .notDecoded(.foreign(.text))) == "не показано: текст")
            #expect(
                Phrases.explanation(.notAPicture(.notDecoded(.malformed("IDAT: CRC error"))))
                    .contains("IDAT: CRC error"))
        }
    }
}
