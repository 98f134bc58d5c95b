import FoundationEssentials
import GalleryCore
import Testing

@testable import PhotoStore

struct TestLibrary {
    private struct Addresses: PhotoAddresses {
        func photo(at address: String) -> PhotoID? { nil }
        func isTrusted(_ address: String, as use: AddressUse, of photo: PhotoID) -> Bool {
            address.hasPrefix("/")
        }
    }

    let path: String
    let database: GalleryDatabase
    let archives: SQLiteLibrary
    let now: @Sendable () -> Date

    init(_ path: String, mirror: MirroredAccounts? = nil) {
        self.path = path
        database = GalleryDatabase(folder: path)
        let now = Date()
        self.now = { now }
        archives = SQLiteLibrary(database, addresses: Addresses(), mirror: mirror) { now }
    }

    var boards: SQLiteBoards { SQLiteBoards(database) }

    func export(to path: String, settings: [String: String] = [:]) throws -> LibraryReport {
        try archives.export(to: path, settings: settings, withPictures: true)
    }

    func favorites() throws -> [String] {
        try SQLiteFavorites(database).favorites(after: nil, count: 100).map(\.photo.id.key)
    }

    func board(_ name: String) throws -> [String] {
        let board = try #require(try boards.board(named: name))
        return try boards.photos(of: board.id, matching: WordQuery([]), after: nil, count: 100)
            .map(\.photo.id.key)
    }

    func document(of path: String) throws -> [UInt8] {
        let source = try ZipSource(path)
        #expect(try source.next() == LibraryRecord.document)
        return try source.read(1 << 20)
    }
}
