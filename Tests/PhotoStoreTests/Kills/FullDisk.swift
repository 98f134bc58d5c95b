import GalleryCore
import Glibc
import PhotoStore
import StoreKills
import TestKit
import Testing

/// Saves a photo onto file systems with room for 0, 1, 2 … pages. Needs root to mount them.
struct FullDisk {
    private enum Location: CaseIterable { case sameDisk, elsewhere }

    private static let page = 4_096
    private static let size = 3 << 20

    let points: Int

    func tally() throws -> FullDiskTally {
        let picture = SamplePicture.bytes(1, count: points * Self.page - SamplePicture.head.count - 12)
        var tally = FullDiskTally()
        for location in Location.allCases {
            for point in 0...(location == .sameDisk ? 2 * points : points) + 8 {
                try onDisk(withRoomFor: point) { disk in save(picture, on: disk, location, &tally) }
            }
        }
        return tally
    }

    private func save(
        _ picture: [UInt8], on disk: String, _ location: Location, _ tally: inout FullDiskTally
    ) {
        let elsewhere = TemporaryFolder()
        let cache = location == .sameDisk ? disk + "/cache" : elsewhere.path
        let files = PicturesFolder(DefaultFolder(disk + "/Pictures"), cache: cache)
        let photo = SamplePhoto.photo(1)
        do throws(StoreError) {
            let draft = try files.draft(of: photo, in: nil)
            if SamplePicture.write(picture, to: draft.path) {
                do throws(StoreError) {
                    _ = try files.publish(draft, of: photo, as: nil)
                    tally.saved += 1
                } catch {
                    tally.record(error)
                    files.setAside(draft)
                }
            } else {
                tally.refused += 1
                files.discard(draft)
            }
        } catch {
            tally.record(error)
        }
        let body = Array(picture.dropFirst(SamplePicture.head.count))
        tally.inspect(disk + "/Pictures", cache: cache + "/saving") { _ in body }
    }

    private func onDisk(withRoomFor pages: Int, _ body: (String) throws -> Void) throws {
        let folder = TemporaryFolder(), disk = folder("disk")
        _ = mkdir(disk, 0o700)
        Program.run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(Self.size)", "tmpfs", disk])
        defer { Program.run("/bin/umount", ["-l", disk]) }
        let filling = [UInt8](repeating: 0, count: Self.size - pages * Self.page)
        try #require(SamplePicture.write(filling, to: disk + "/filling"))
        try body(disk)
    }
}
