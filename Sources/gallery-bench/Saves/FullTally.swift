import Foundation
import GalleryCore

/// The figures of saving onto full disks.
struct FullTally {
    /// Saves that found room.
    var saved = 0
    /// Saves that were refused with the right error.
    var refused = 0
    /// Saves that failed with another error.
    var otherErrors = 0
    /// Photos that are not whole.
    var broken = 0
    /// Files that were left behind.
    var strays = 0
    /// Runs of the whole program, and those among them that found room.
    var runs = 0
    var runsSaved = 0
    /// Runs that ended with the wrong code, or did not answer the next command.
    var wrongEnds = 0
    /// Runs that failed without calling the disk full.
    var otherReasons = 0

    var isBad: Bool { otherErrors + broken + strays + wrongEnds + otherReasons > 0 }

    var line: String {
        "points \(saved + refused + otherErrors): saved \(saved), refused as full \(refused), "
            + "other errors \(otherErrors), not whole \(broken), left behind \(strays); "
            + "runs of gallery \(runs): saved \(runsSaved), wrong ends \(wrongEnds), "
            + "other reasons \(otherReasons)"
    }

    mutating func note(_ error: StoreError) {
        if case .full = error { refused += 1 } else { otherErrors += 1 }
    }

    /// Counts what is there that should not be.
    mutating func look(at pictures: String, cache: String, body: (Int) -> [UInt8]) {
        let folder = SavedFolder(at: pictures, body: body)
        broken += folder.broken.count
        let names = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
        let partials = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
        strays += names.count - 2 * folder.photos.count + partials.count
    }

    /// False when the disk was full before the end; a page at a time, as data arrives.
    static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, min($0.count, 65_536)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
