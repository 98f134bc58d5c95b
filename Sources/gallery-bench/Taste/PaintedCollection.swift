import ChildProcesses
import Foundation
import GalleryCore
import PhotoService

/// The demo collection, each photo with the theme it really has, which the recommender is not told.
struct PaintedCollection {
    struct Entry {
        let photo: Photo
        let theme: String
    }

    /// In the order of the feed.
    let photos: [Entry]

    init(count: Int, seed: UInt64) async throws {
        let demo = DemoCatalog(
            environment: ["GALLERY_DEMO_COUNT": String(count)], transport: CurlTransport(version: "bench"))
        var themes: [PhotoID: String] = [:]
        for topic in try await demo.topics() {
            for photo in try await Self.all({ try await demo.page(of: .topic(topic), $0) }) {
                themes[photo.id] = topic
            }
        }
        var random = SeededRandom(seed: seed)
        photos = try await Self.all { try await demo.page(of: .feed, $0) }.map { photo in
            var photo = photo
            // They would tell the theme.
            photo.topics = nil
            photo.tags.removeAll { _ in Double.random(in: 0..<1, using: &random) < 0.2 }
            return Entry(photo: photo, theme: themes[photo.id] ?? "")
        }
    }

    private static func all(
        _ page: (PageRequest) async throws -> Page<Photo>
    ) async throws -> [Photo] {
        var photos: [Photo] = []
        for number in 1... {
            let next = try await page(PageRequest(number: number))
            photos += next.items
            if !next.hasMore || next.items.isEmpty { break }
        }
        return photos
    }
}
