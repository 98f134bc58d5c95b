import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite struct CandidatePoolTests {
    @Test func `the pool holds each photo once and, when full, drops the oldest`() {
        let pool = CandidatePool(InMemoryReplies(), most: 4)
        pool.add(Photo.samples(3))
        pool.add(Photo.samples(4, from: 2))
        #expect(pool.candidates(of: .demo) == Photo.samples(4, from: 2))
        #expect(pool.candidates(of: .all).isEmpty)
        #expect(pool.candidates(of: .flickr).isEmpty)
    }

    @Test func `photos of earlier sessions are loaded once`() {
        let replies = InMemoryReplies()
        func answer(_ photos: [Photo], _ number: Int) {
            replies.remember(
                CachedReply(photos: photos, date: Date()),
                as: ReplyKey(service: .demo, question: "search \(number)"))
        }
        answer(Photo.samples(2), 1)
        let pool = CandidatePool(replies)
        pool.add(Photo.samples(2, from: 2))
        pool.fill()
        #expect(pool.candidates(of: .demo).map(\.id.key) == ["p1", "p2", "p3"])
        answer(Photo.samples(3, from: 7), 2)
        pool.fill()
        #expect(pool.candidates(of: .demo).count == 3)
    }

    @Test func `photos of a list are excluded from its later pages, but not from the next list`() {
        let pool = CandidatePool(InMemoryReplies())
        pool.list(Photo.samples(2))
        #expect(pool.unlisted(Photo.samples(3)) == [Photo.sample(3)])
        pool.beginList()
        #expect(pool.unlisted(Photo.samples(3)) == Photo.samples(3))
    }
}
