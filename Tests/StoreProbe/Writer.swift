import FoundationEssentials
import GalleryCore
import PhotoStore
import StoreKills

struct Writer {
    private enum Failure: Error { case refused }

    let task: ProbeTask
    let folder: String
    let first: Int
    let writes: Int

    func run() throws {
        switch task {
        case .favorites: try addFavorites()
        case .boards: try editBoard()
        case .history: try appendLines()
        case .picture: try savePicture()
        case .saves: try savePictures()
        case .tokens: break
        }
    }

    private func addFavorites() throws {
        let database = GalleryDatabase(folder: folder)
        let favorites = SQLiteFavorites(database)
        Program.print(line: "favorites \(try favorites.count())")
        printNotices(of: database)
        for number in first..<first + writes {
            let photo = SamplePhoto.photo(number)
            try favorites.add(photo, at: Date())
            Program.print(line: "kept \(number)")
            for size in FavoritePictureSize.allCases {
                try favorites.save(picture: SamplePhoto.picture(number, size), size: size, of: photo.id)
            }
            Program.print(line: "pictures \(number)")
        }
    }

    private func editBoard() throws {
        let database = GalleryDatabase(folder: folder)
        let boards = SQLiteBoards(database)
        let annotations = SQLiteAnnotations(database)
        let known = try boards.board(named: ProbeTask.board) ?? boards.make(ProbeTask.board, at: Date())
        guard let id = try (known ?? boards.board(named: ProbeTask.board))?.id else { throw Failure.refused }
        printNotices(of: database)
        for number in first..<first + writes {
            let photo = SamplePhoto.photo(number)
            guard try boards.add([photo], to: id, at: Date()) == 1 else { throw Failure.refused }
            Program.print(line: "boarded \(number)")
            _ = try boards.move([photo.id], to: .first, on: id, at: Date())
            _ = try annotations.annotate(photo.id, .tag(["tag \(number)"]))
            _ = try annotations.annotate(photo.id, .note("note \(number)"))
            Program.print(line: "noted \(number)")
            if number % 3 == 0 { _ = try boards.change(id, .note("By \(first)"), at: Date()) }
        }
    }

    private func appendLines() throws {
        let database = GalleryDatabase(folder: folder)
        let history = SQLiteHistory(database)
        _ = try history.lines(limit: 1)
        printNotices(of: database)
        for number in first..<first + writes {
            try history.append(line: "search \(number)", service: .demo, screen: "Search", at: Date())
            Program.print(line: "line \(number)")
        }
    }

    private func savePicture() throws {
        let photo = SamplePhoto.photo(first)
        try save(photo, SamplePhoto.picture(first, .screen), in: PicturesFolder(DefaultFolder(folder)))
    }

    private func savePictures() throws {
        let pictures = PicturesFolder(DefaultFolder(folder + "/Pictures"), cache: folder + "/cache")
        for number in first..<first + min(writes, 8) {
            let bytes = SamplePicture.bytes(number, count: ProbeTask.photoSize)
            try save(SamplePhoto.photo(number), bytes, in: pictures)
        }
    }

    private func save(_ photo: Photo, _ bytes: [UInt8], in pictures: PicturesFolder) throws {
        let draft = try pictures.draft(of: photo, in: nil)
        guard SamplePicture.write(bytes, to: draft.path) else { throw Failure.refused }
        let saved = try pictures.publish(
            draft, of: photo, as: nil, width: nil, named: nil, hasSidecar: true, isUnchanged: false,
            keepsLocation: true)
        Program.print(line: "saved \(saved.path)")
    }

    private func printNotices(of database: GalleryDatabase) {
        for notice in database.takeNotices() { Program.print(line: "notice \(notice)") }
    }
}
