import Fakes
import GalleryCore
import Testing

@testable import Screens

@Suite struct CandidatePoolTests {
    @Test func `each photo is there once, and the oldest go when there are too many`() {
        let pool = CandidatePool(most: 4)
        pool.add(Photo.samples(3))
        pool.add(Photo.samples(4, from: 2))
        #expect(pool.candidates(of: .demo) == Photo.samples(4, from: 2))
        #expect(pool.candidates(of: .all) == Photo.samples(4, from: 2))
        #expect(pool.candidates(of: .flickr).isEmpty)
    }

    @Test func `what a list has is not for its later pages, and for the next list it is`() {
        let pool = CandidatePool()
        pool.list(Photo.samples(2))
        #expect(pool.unlisted(Photo.samples(3)) == [Photo.sample(3)])
        pool.beginList()
        #expect(pool.unlisted(Photo.samples(3)) == Photo.samples(3))
    }
}
