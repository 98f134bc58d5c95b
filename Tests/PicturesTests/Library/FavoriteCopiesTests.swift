import GalleryCore
import Synchronization
import Testing
import Waiting

@testable import Pictures

@Suite(.timeLimit(.minutes(5))) struct FavoriteCopiesTests {
    private static func id(_ number: Int) -> PhotoID { PhotoID(service: .demo, key: "\(number)") }

    @Test func `each gets their own answer, however many ask at the same time`() async {
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

    @Test func `a store that cannot be read has none`() async {
        #expect(await !FavoriteCopies(in: FavoritePictures(isLocked: true)).exist(of: Self.id(0)))
    }
}
