import FoundationEssentials
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct CacheHeaderTests {
    private static let now = Date(timeIntervalSince1970: 784_111_000)

    private func stamp(_ fields: [String: String], before: PictureStamp? = nil) -> PictureStamp {
        var headers = HTTPHeaders()
        for (name, value) in fields { headers[name] = value }
        return KeepingHeaders.stamp(headers, now: Self.now, before: before)
    }

    @Test(arguments: [
        ("max-age=600", 600), ("public, max-age=31536000, immutable", 31_536_000), ("MAX-AGE=\"5\"", 5),
        ("max-age=0", 0), ("no-cache", 0), ("no-cache, max-age=600", 0), ("max-age=-1", 0),
        ("max-age=soon", 0), ("max-age=99999999999999999999", 31_536_000), ("public", nil), ("", nil),
        ("s-maxage=9, max-age=3", 3), ("max-age=1, max-age=2", 1),
    ])
    func `the lifetime is max-age up to a year, 0 if invalid or no-cache, and nil if not stated`(
        value: String, lifetime: Int?
    ) {
        #expect(stamp(["Cache-Control": value]).lifetime == lifetime)
    }

    @Test func `the Age header reduces the lifetime`() {
        #expect(stamp(["Cache-Control": "max-age=600", "Age": "100"]).lifetime == 500)
        #expect(stamp(["Cache-Control": "max-age=600", "Age": "601"]).lifetime == 0)
    }

    @Test func `without max-age, the lifetime follows Expires`() {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        #expect(stamp(["Expires": date]).lifetime == 777)
        #expect(stamp(["Expires": date, "Date": "Sun, 06 Nov 1994 08:49:00 GMT"]).lifetime == 37)
        #expect(stamp(["Expires": "0"]).lifetime == 0)
        #expect(stamp(["Expires": date, "Cache-Control": "max-age=1"]).lifetime == 1)
    }

    @Test func `a response can be stored unless its Cache-Control contains no-store`() {
        #expect(!stamp(["Cache-Control": "private, no-store"]).isStorable)
        #expect(stamp(["Cache-Control": "private"]).isStorable)
    }

    @Test func `a 304 response takes omitted cache headers from the earlier response`() {
        let before = PictureStamp(entityTag: "\"a\"", lastModified: "then", lifetime: 9)
        #expect(stamp([:], before: before) == before)
        let after = stamp(["ETag": "\"b\"", "Cache-Control": "max-age=5"], before: before)
        #expect(after == PictureStamp(entityTag: "\"b\"", lastModified: "then", lifetime: 5))
    }

    @Test func `a revalidation sends the known validators`() {
        let stamp = PictureStamp(entityTag: "W/\"a\"", lastModified: "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(
            KeepingHeaders.condition(stamp) == [
                "If-None-Match": "W/\"a\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT",
            ])
    }

    @Test(arguments: ["a\r\nX-Evil: 1", "", "\u{1B}[2J", String(repeating: "a", count: 300), "ä"])
    func `a validator that is empty, too long, or not printable ASCII is dropped`(tag: String) {
        #expect(PictureStamp(entityTag: tag, lastModified: tag) == PictureStamp())
    }
}
