import FoundationEssentials
import GalleryCore
import StoreKills

/// Counts of saves onto full disks.
struct FullDiskTally {
    var saved = 0
    /// Saves that failed because the disk is full.
    var refused = 0
    /// Saves that failed with another error.
    var otherErrors = 0
    /// Incomplete photos.
    var broken = 0
    /// Files that failed saves left.
    var strays = 0

    mutating func note(_ error: StoreError) {
        if case .full = error { refused += 1 } else { otherErrors += 1 }
    }

    /// Counts the files that should not be there.
    mutating func inspect(_ pictures: String, cache: String, body: (Int) -> [UInt8]) {
        let folder = SavedFolder(at: pictures, body: body)
        broken += folder.broken.count
        let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
        let partials = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
        strays += names.count - 2 * folder.photos.count + partials.count
    }
}
