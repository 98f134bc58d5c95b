import ArgumentParser
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Taste
import TextLayout

/// Measures `similar N by look`: how many of the ten nearest pictures have the theme of the first, and how long it takes
/// among many.
struct Looks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "What `similar N by look` finds in the painted collection, and how fast among many photos.")

    private static let nearest = 10
    /// As many as `similar` shows.
    private static let screenfuls = 60
    private static let bar = 20.0

    @Option(help: "Photos of the painted collection.") var count = 600
    @Option(help: "Photos that are gone through.") var many = 100_000
    @Option(help: "Seed of their looks.") var seed: UInt64 = 1

    func run() async throws {
        let looks = try await themes()
        try speed(looks)
    }

    /// The looks of the painted photos.
    private func themes() async throws -> [PictureLook] {
        let home = try ScratchHome()
        let demo = DemoCatalog(
            environment: ["GALLERY_DEMO_COUNT": "\(count)"], transport: CurlTransport(version: "bench"))
        let seen = SQLiteSeen(folder: home.path)
        let pictures = PictureLibrary(
            fetchers: { _ in demo }, favorites: SQLiteFavorites(GalleryDatabase(folder: home.path)),
            worker: PictureWorker(), cacheFolder: home.path,
            styles: PictureStyle(.cells, depth: .trueColor, glyphs: .halfBlocks), words: { "\($0)" },
            noteColor: { seen.note($0, of: $1) }, noteLook: { seen.note($0, of: $1) })
        var photos: [Photo] = []
        for number in 1... {
            let page = try await demo.page(of: .feed, PageRequest(number: number))
            photos += page.items
            guard page.hasMore else { break }
        }
        for index in photos.indices { photos[index].color = nil }
        seen.note(photos, at: Date())
        let looks = await photos.concurrentMap { await pictures.look(of: $0) }.compactMap(\.self)
        guard looks.count == photos.count, !photos.isEmpty else {
            throw ValidationError("\(looks.count) of \(photos.count) pictures could be looked at.")
        }
        let byLook = share(photos) { seen.seen(likest: Self.nearest + 1, to: looks[$0]) }
        let colors = seen.colors(of: photos.map(\.id))
        let byColor = share(photos) { index in
            guard let color = colors[photos[index].id] else { return [] }
            return seen.seen(nearest: Self.nearest + 1, by: PhotoSimilarity.distance(from: color))
        }
        print(
            "\(photos.count) painted photos, the ten nearest: \(percent(byLook)) of the theme by look, "
                + "\(percent(byColor)) by average color; bar 70 %" + (byLook < 0.7 ? " MISSED" : ""))
        return looks
    }

    /// How many of the photos found have a topic of the one they were found for, on average.
    private func share(_ photos: [Photo], _ found: (Int) -> [Photo]) -> Double {
        let shares = photos.indices.map { index in
            let others = found(index).filter { $0.id != photos[index].id }.prefix(Self.nearest)
            let topics = Set(photos[index].topics ?? [])
            let same = others.count { !topics.isDisjoint(with: $0.topics ?? []) }
            return Double(same) / Double(Self.nearest)
        }
        return shares.reduce(0, +) / Double(shares.count)
    }

    private func speed(_ looks: [PictureLook]) throws {
        let home = try ScratchHome()
        let seen = SQLiteSeen(folder: home.path)
        var random = SeededRandom(seed: seed)
        for first in stride(from: 0, to: many, by: 400) {
            let photos = (first..<min(many, first + 400)).map { number in
                Photo(
                    id: PhotoID(service: .demo, key: "\(number)"), author: Author(name: "Ida"),
                    license: License(code: "cc0", name: "CC0"), source: PictureSource("/\(number)"))
            }
            for photo in photos {
                let bytes = looks[Int.random(in: looks.indices, using: &random)].bytes.map { byte in
                    UInt8(clamping: Int(byte) + Int.random(in: -20...20, using: &random))
                }
                if let look = PictureLook(bytes) { seen.note(look, of: photo.id) }
            }
            seen.note(photos, at: Date())
        }
        seen.finish()
        let times = (0..<21).map { index in
            ContinuousClock().measure {
                _ = seen.seen(likest: Self.screenfuls, to: looks[index % looks.count])
            } / .milliseconds(1)
        }.sorted()
        let median = times[times.count / 2]
        print(
            "the \(Self.screenfuls) nearest of \(many): \((median * 10).rounded() / 10) ms (median of 21); bar \(Self.bar)"
                + (median > Self.bar ? " MISSED" : ""))
    }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
