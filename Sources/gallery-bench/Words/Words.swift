import ArgumentParser
import Foundation
import GalleryCore
import PhotoStore
import Wording

/// Measures looking for words in what is kept: how long until a screenful is there, how large the index is, and what
/// keeping costs with it.
struct Words: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The first screenful of `favorites WORDS` among many favorites.")

    /// Photos of a screenful.
    private static let screenful = 30
    /// Photos that are kept to see how long that takes.
    private static let kept = 1_000

    @Option(help: "How many favorites.") var counts = [1_000, 100_000, 1_000_000]
    @Option(help: "Seed of the words.") var seed: UInt64 = 1
    @Option(help: "Keep the filled databases in this folder for the next run.") var folder: String?

    func run() throws {
        for count in counts {
            if let folder {
                try measure(count, in: "\(folder)/\(count)")
                continue
            }
            var template = Array("/tmp/gallery-words.XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else {
                throw ValidationError("Could not create a folder in /tmp.")
            }
            let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try measure(count, in: folder)
        }
    }

    private func measure(_ count: Int, in folder: String) throws {
        let database = GalleryDatabase(folder: folder)
        let favorites = SQLiteFavorites(database)
        var photos = WordyPhotos(seed: seed)
        if try favorites.count() == 0 {
            try ManyPhotos.fill(favorites, count, from: Date(timeIntervalSince1970: 0)) { photos.photo($0) }
        }
        let more = (0..<Self.kept).map { photos.photo(count + $0) }
        let spent = try ContinuousClock().measure { try favorites.add(more, at: Date()) }
        let bytes = try (database.status().bytes, favorites.indexBytes())
        print(
            "\(Phrases.photos(count)): \(Phrases.bytes(Int64(bytes.0))), of it index "
                + "\(Phrases.bytes(Int64(bytes.1))); kept in \(Self.milliseconds(spent) * 1000 / Double(Self.kept)) µs each"
        )
        for line in WordyPhotos.queries {
            // With nothing of the file in this program's memory.
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
        return (times[0], times.sorted()[times.count / 2])
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return ((Double(seconds) * 1e3 + Double(attoseconds) / 1e15) * 100).rounded() / 100
    }
}
