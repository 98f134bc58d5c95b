import Foundation
import GalleryCore
import Testing

@testable import PhotoService

/// One photo of a page is damaged at every place in every way; the others must all be there.
@Suite struct MutationTests {
    private static var damages: [(name: String, value: Any?)] {
        [
            ("dropped", nil), ("null", NSNull()), ("text", "\u{1B}[31mx"), ("number", -1), ("huge", 1e300),
            ("list", [1, "a", NSNull()] as [Any]), ("object", ["k": ["k": 1]] as [String: Any]),
            ("flag", true), ("long", String(repeating: "x", count: 100_000)),
        ]
    }

    @Test func `damage to one photo never takes another with it`() throws {
        let first = PhotoFixture.listed("a", fields: PhotoFixture.fullFields)
        let victim = try #require(
            try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
        let others = ["b", "c"].map { PhotoFixture.listed($0) }
        var cases = 0
        for path in Self.paths(victim) {
            for damage in Self.damages {
                let damaged = Self.damage(victim, path[...], damage.value)
                let text = String(
                    decoding: try JSONSerialization.data(withJSONObject: damaged), as: UTF8.self)
                for json in [
                    PhotoFixture.list([others[0], text, others[1]]), PhotoFixture.search([text] + others),
                ] {
                    guard case .photos(let photos, _) = UnsplashReply.read(Array(json.utf8)) else {
                        Issue.record("\(path) \(damage.name): not read as photos")
                        continue
                    }
                    let found = photos.map(\.id.key).filter { ["b", "c"].contains($0) }
                    #expect(found == ["b", "c"], "\(path) \(damage.name)")
                    cases += 1
                }
            }
        }
        #expect(cases > 700)
    }

    @Test func `a photo survives the loss of everything but identity, picture and author`() throws {
        let victim = try #require(
            try JSONSerialization.jsonObject(with: Data(PhotoFixture.listed("a").utf8)) as? [String: Any])
        let needed = [["id"], ["urls"], ["user"]]
        for path in Self.paths(victim) {
            let damaged = Self.damage(victim, path[...], nil)
            let data = try JSONSerialization.data(withJSONObject: damaged)
            let isNeeded = needed.contains(path)
            guard case .photo = UnsplashReply.read(Array(data)) else {
                #expect(isNeeded, "\(path) lost the photo")
                continue
            }
            #expect(!isNeeded, "\(path) is needed")
        }
    }

    /// The path to every key, at every depth.
    private static func paths(_ object: [String: Any]) -> [[String]] {
        object.keys.sorted().flatMap { key -> [[String]] in
            let inner = (object[key] as? [String: Any]).map(paths) ?? []
            return [[key]] + inner.map { [key] + $0 }
        }
    }

    private static func damage(_ object: [String: Any], _ path: ArraySlice<String>, _ value: Any?) -> [String:
        Any]
    {
        guard let key = path.first else { return object }
        var copy = object
        if path.count > 1, let inner = object[key] as? [String: Any] {
            copy[key] = damage(inner, path.dropFirst(), value)
        } else {
            copy[key] = value
        }
        return copy
    }
}
