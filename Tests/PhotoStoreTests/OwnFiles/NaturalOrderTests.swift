import Testing

@testable import PhotoStore

struct NaturalOrderTests {
    @Test func `numbers in names are ordered by value, letters without regard to case and diacritics`() {
        let names = ["img10.jpg", "IMG2.jpg", "img1.jpg", "Älpen.jpg", "alpen1.jpg", "img02b.jpg", "zoo.jpg"]
        let sorted = NaturalOrder.sorted(names.map { Array($0.utf8) }).map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(
            sorted == [
                "Älpen.jpg", "alpen1.jpg", "img1.jpg", "IMG2.jpg", "img02b.jpg", "img10.jpg", "zoo.jpg",
            ])
    }

    @Test func `a number of a hundred digits sorts after a shorter one`() {
        let long = Array((String(repeating: "9", count: 100) + ".jpg").utf8), short = Array("10.jpg".utf8)
        #expect(NaturalOrder.sorted([long, short]) == [short, long])
    }
}
