import GalleryCore
import UseCases

@testable import Screens

struct StubDetail: DetailInteracting {
    struct Found: Sendable {
        let photo: Photo
        var total: Int?
    }

    /// Results of `photo(at:of:)`; `nil` beyond the list.
    let places = ScriptedResults<Found?, ScreenError>(missing: .catalog(.notFound))
    let facts = ScriptedResults<PhotoDetails, ScreenError>(missing: .catalog(.notFound))
    var neighbors: [Int: Photo] = [:]
    var stored = PhotoFixture().stored

    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    {
        try places.next("\(index)").map { ($0.photo, $0.total) }
    }
    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)? {
        neighbors[index].map { ($0, nil) }
    }
    func beginViewing(_ photo: Photo) {}
    func takePosition(in list: PhotoListID) async -> (list: PhotoList, index: Int)? { nil }
    func setPosition(_ index: Int, in list: PhotoListID) async {}
    func loaded(_ list: PhotoListID) async -> PhotoList { PhotoList() }
    func restore(_ list: PhotoListID, as known: PhotoList) async {}
    func details(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails {
        try facts.next(photo.id.key)
    }
}
