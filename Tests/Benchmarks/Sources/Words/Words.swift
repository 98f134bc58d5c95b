import ArgumentParser
import Foundation
import GalleryCore
import PhotoStore

struct Words: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The first screenful of `favorites WORDS` among many favorites.")

    private static let screenful = 30
    /// Number of photos that are added to measure the time per photo.
    private static let added = 1_000

    @Option(parsing: .upToNextOption, help: "How many favorites.") var counts = [1_000, 100_000, 1_000_000]
    @Option(help: "Seed of the words.") var seed: UInt64 = 1
    @Option(help: "Keep the filled databases in this folder for the next run.") var folder: String?

    func run() throws {
        for count in counts {
            let home = ScratchHome()
            try measure(count, in: folder.map { "\($0)/\(count)" } ?? home.path)
        }
    }

    private func measure(_ count: Int, in folder: String) throws {
        let database = GalleryDatabase(folder: folder)
        let favorites = SQLiteFavorites(database)
        var photos = WordyPhotos(seed: seed)
        if try favorites.count() == 0 {
            try ManyPhotos.fill(favorites, count, from: Date(timeIntervalSince1970: 0)) { photos.photo($0) }
        }
        let more = (0..<Self.added).map { photos.photo(count + $0) }
        let spent = try ContinuousClock().measure { try favorites.add(more, at: Date()) }
        let bytes = try (database.status().bytes, favorites.indexBytes())
        print(
            "\(count) photos: \(bytes.0 / 1_000_000) MB, of it index \(bytes.1 / 1_000_000) MB; "
                + "added in \(Self.milliseconds(spent) * 1000 / Double(Self.added)) µs each"
        )
        for line in WordyPhotos.queries {
            // A new connection, whose cache is empty.
            let fresh = SQLiteFavorites(GalleryDatabase(folder: folder))
            _ = try fresh.count()
            print(try time(line, on: fresh))
        }
        let page = try best { _ = try favorites.favorites(after: nil, count: Self.screenful) }
        print("  no words: \(page.first) ms, then \(page.median) ms")
    }

    private func time(_ words: [String], on favorites: SQLiteFavorites) throws -> String {
        let query = WordQuery(words)
        var found = Page<Photo>(items: [], hasMore: false)
        let times = try best {
            found = try favorites.favorites(matching: query, after: nil, count: Self.screenful)
        }
        let total = found.total.map { "\($0)" } ?? "over 500"
        return "  \(query.text): \(times.first) ms, then \(times.median) ms (\(total) found)"
    }

    private func best(_ body: () throws -> Void) rethrows -> (first: Double, median: Double) {
        let times = try (0..<21).map { _ in Self.milliseconds(try ContinuousClock().measure(body)) }
        return (times[0], times.median)
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        (duration / .milliseconds(1)).rounded(to: 2)
    }
}
