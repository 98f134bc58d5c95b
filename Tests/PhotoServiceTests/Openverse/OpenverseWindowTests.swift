import GalleryCore
import Testing

@testable import PhotoService

@Suite struct OpenverseWindowTests {
    @Test(arguments: [1, 7, 10, 15, 20, 21, 30, 40, 50, 240])
    func `consecutive pages of any size have contiguous windows within the reachable results`(size: Int) {
        var positions: [Int] = []
        for number in 1...300 {
            guard let window = OpenverseWindow(PageRequest(number: number, size: size)) else { break }
            #expect(window.pageSize <= 20)
            #expect(window.pages.upperBound * window.pageSize <= 240)
            let start = (window.pages.lowerBound - 1) * window.pageSize + window.skipped
            positions += start..<start + window.count
        }
        #expect(positions == Array(0..<positions.count))
        #expect(positions.count == 240 / size * size || positions.count == 240)
    }

    @Test(arguments: [0, -1, 9, 300, Int.max, Int.min])
    func `an invalid or unreachable page number has no window`(number: Int) {
        #expect(OpenverseWindow(PageRequest(number: number)) == nil)
    }
}
