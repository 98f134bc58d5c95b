import ArgumentParser
import FoundationEssentials
import GalleryCore
import Glibc
import PhotoStore

/// A program that writes and says after each write that it is done; made to be killed or locked out.
struct Writer: ParsableCommand {
    enum Kind: String, ExpressibleByArgument {
        case favorites, boards, history, picture, saves
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
            case .boards: try putOnBoard()
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
            for size in FavoritePictureSize.allCases {
                try favorites.save(picture: SamplePhoto.picture(number, size), size: size, of: photo.id)
            }
            Self.say("pictures \(number)")
        }
    }

    /// The board all writers share.
    static let board = "Everybody's"

    /// Adds, moves and writes, so that each writer's edits meet those of the others.
    private func putOnBoard() throws {
        let database = GalleryDatabase(folder: folder)
        let boards = SQLiteBoards(database)
        let annotations = SQLiteAnnotations(database)
        let known = try boards.board(named: Self.board) ?? boards.make(Self.board, at: Date())
        guard let id = try (known ?? boards.board(named: Self.board))?.id else { throw ExitCode.failure }
        tellNotices(of: database)
        for number in first..<first + writes {
            let photo = SamplePhoto.photo(number)
            guard try boards.add([photo], to: id, at: Date()) == 1 else { throw ExitCode.failure }
            Self.say("boarded \(number)")
            _ = try boards.move([photo.id], to: .first, on: id, at: Date())
            _ = try annotations.annotate(photo.id, .tag(["tag \(number)"]))
            _ = try annotations.annotate(photo.id, .note("note \(number)"))
            Self.say("noted \(number)")
            if number % 3 == 0 { _ = try boards.change(id, .note("By \(first)"), at: Date()) }
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
