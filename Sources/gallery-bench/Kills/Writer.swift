import ArgumentParser
import FoundationEssentials
import GalleryCore
import Glibc
import PhotoStore

/// A program that writes and says after each write that it is done; made to be killed or locked out.
struct Writer: ParsableCommand {
    enum Kind: String, ExpressibleByArgument {
        case favorites, history, picture, saves
    }

    static let configuration = CommandConfiguration(
        abstract: "Writes and says so, until it is killed.", shouldDisplay: false)

    @Argument var kind: Kind
    @Argument var folder: String
    @Option var first = 0
    @Option var writes = 100_000

    func run() throws {
        do {
            switch kind {
            case .favorites: try keepFavorites()
            case .history: try appendLines()
            case .picture: try savePicture()
            case .saves: try savePictures()
            }
        } catch {
            Self.say("failed \(error)")
            throw ExitCode.failure
        }
    }

    private func keepFavorites() throws {
        let database = GalleryDatabase(folder: folder)
        let favorites = SQLiteFavorites(database)
        Self.say("favorites \(try favorites.count())")
        tellNotices(of: database)
        for number in first..<first + writes {
            let photo = SamplePhoto.photo(number)
            try favorites.add(photo, at: Date())
            Self.say("kept \(number)")
            for size in KeptPictureSize.allCases {
                try favorites.keep(picture: SamplePhoto.picture(number, size), size: size, of: photo.id)
            }
            Self.say("pictures \(number)")
        }
    }

    private func appendLines() throws {
        let database = GalleryDatabase(folder: folder)
        let history = SQLiteHistory(database)
        _ = try history.lines(limit: 1)
        tellNotices(of: database)
        for number in first..<first + writes {
            try history.append(line: "search \(number)", service: .demo, screen: "Search", at: Date())
            Self.say("line \(number)")
        }
    }

    private func savePicture() throws {
        let pictures = PicturesFolder(path: folder)
        let photo = SamplePhoto.photo(first)
        let draft = try pictures.draft(of: photo, in: nil)
        let file = open(draft.path, O_WRONLY)
        let bytes = SamplePhoto.picture(first, .screen)
        _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        _ = close(file)
        Self.say("saved \(try pictures.publish(draft, of: photo, as: nil).path)")
    }

    private func savePictures() throws {
        let pictures = PicturesFolder(path: folder + "/Pictures", cache: folder + "/cache")
        for number in first..<first + min(writes, 8) {
            let photo = SamplePhoto.photo(number)
            let draft = try pictures.draft(of: photo, in: nil)
            guard FullTally.write(SamplePicture.bytes(number, count: Saves.photoSize), to: draft.path) else {
                throw ExitCode.failure
            }
            Self.say("saved \(try pictures.publish(draft, of: photo, as: nil).path)")
        }
    }

    private func tellNotices(of database: GalleryDatabase) {
        for notice in database.takeNotices() { Self.say("notice \(notice)") }
    }

    /// Past every buffer: what was said must not be lost with the program.
    private static func say(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    }
}
