import Fakes
import GalleryCore
import Testing

@testable import Screens

@Suite struct ListPagerTests {
    @Test func `no more than thirty photos stand on a screen, however large it is`() {
        var pager = ListPager()
        pager.begin(with: PhotoList(photos: Photo.samples(70), hasMore: false))
        var seen: [Int] = []
        for count in [30, 30, 10] {
            #expect(pager.hasMore)
            #expect(pager.upcoming.count == count)
            seen.append(pager.start)
            pager.drew(pager.upcoming.count)
            pager.advance()
        }
        #expect(seen == [0, 30, 60])
        #expect(!pager.hasMore)
        #expect(pager.numbers == 1...70)
    }
}
