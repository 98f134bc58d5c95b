import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import Pictures

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct FavoriteCopiesTests {
    private static func id(_ number: Int) -> PhotoID { PhotoID(service: .demo, key: "\(number)") }

    @Test func `each concurrent query for a stored copy gets its own answer`() async {
        var kept: [PhotoID: [FavoritePictureSize: [UInt8]]] = [:]
        for number in 0..<5 { kept[Self.id(number)] = [.card: [1]] }
        let copies = FavoriteCopies(in: FavoritePictures(pictures: kept))
        let found = await withTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<30 { group.addTask { (number, await copies.exist(of: Self.id(number))) } }
            return await group.reduce(into: [Int]()) { if $1.1 { $0.append($1.0) } }
        }
        #expect(found.sorted() == [0, 1, 2, 3, 4])
        #expect(await copies.exist(of: Self.id(2)))
    }

    @Test func `concurrent queries for stored copies are answered in their order`() async {
        let copies = FavoriteCopies(in: FavoritePictures(pictures: [:]))
        // The suite's own thread runs tasks in the order in which they are added.
        let order = await withTaskGroup(of: Int.self) { group in
            for number in 0..<30 {
                group.addTask {
                    _ = await copies.exist(of: Self.id(number))
                    return number
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(order == Array(0..<30))
    }

    @Test func `while the store is locked, no favorite is reported to have a stored copy`() async {
        #expect(await !FavoriteCopies(in: FavoritePictures(isLocked: true)).exist(of: Self.id(0)))
    }
}
