import FoundationEssentials
import GalleryCore
import StoreKills

struct FullDiskTally {
    var saved = 0
    /// Saves that failed because the disk is full.
    var refused = 0
    var otherErrors = 0
    var broken = 0
    var leftoverFiles = 0

    mutating func record(_ error: StoreError) {
        if case .full = error { refused += 1 } else { otherErrors += 1 }
    }

    /// Counts damaged photos, and files that should not exist.
    mutating func inspect(_ pictures: String, cache: String, body: (Int) -> [UInt8]) {
        let folder = SavedFolder(at: pictures, body: body)
        broken += folder.broken.count
        let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
        let partials = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
        leftoverFiles += names.count - 2 * folder.photos.count + partials.count
    }
}
