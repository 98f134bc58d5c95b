import GalleryCore
import Testing
import Wording

@Suite struct PluralTests {
    /// CLDR's sample numbers for each plural form, and some more.
    @Test(arguments: [
        ("фотография", [1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, -1, 10_021]),
        ("фотографии", [2, 3, 4, 22, 23, 24, 32, 62, 102, 1002, -2, 1_000_004]),
        ("фотографий", [0, 5, 6, 10, 11, 12, 13, 14, 15, 19, 20, 25, 100, 111, 112, 114, 1000, 10_000, -11]),
    ])
    func `Russian counts have three plural forms`(form: String, counts: [Int]) {
        for count in counts {
            #expect(Language.russian.asCurrent { Phrases.photos(count) }.hasSuffix(" " + form), "\(count)")
        }
    }

    @Test func `English counts have two plural forms`() {
        #expect(
            [1, 2, 0, 21, 11].map(Phrases.photos) == [
                "1 photo", "2 photos", "0 photos", "21 photos", "11 photos",
            ])
    }

    @Test func `the separators and units of numbers depend on the language`() {
        #expect(Phrases.number(1_204_567) == "1,204,567")
        #expect(Phrases.bytes(3_400_000) == "3.4 MB")
        Language.russian.asCurrent {
            #expect(Phrases.number(1_204_567) == "1\u{202F}204\u{202F}567")
            #expect(Phrases.number(-1204) == "-1\u{202F}204")
            #expect(Phrases.bytes(3_400_000) == "3,4 МБ")
            #expect([1, 2, 999].map(Phrases.bytes) == ["1 байт", "2 байта", "999 байт"])
            #expect(Phrases.bytes(12_000) == "12 КБ")
            #expect(Phrases.bytes(1_204_000_000) == "1\u{202F}204 МБ")
            #expect(Phrases.percent(0.016) == "1,6 %")
            #expect(Phrases.duration(3_900) == "1 ч 5 мин")
        }
    }
}
