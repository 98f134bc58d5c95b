import Testing
import TextLayout

@Suite struct PictureWindowTests {
    private func window(_ viewport: Viewport, _ width: Int = 80, _ height: Int = 42) -> PictureWindow {
        PictureWindow(viewport, of: (6000, 4000), width: width, height: height)
    }

    private func at(_ scale: Double, _ x: Double, _ y: Double) -> Viewport {
        Viewport(scaleX: scale, scaleY: scale, centerX: x, centerY: y)
    }

    @Test func `at scale 1, each pixel of the photo is one pixel of the terminal`() {
        let middle = window(at(1, 0.5, 0.5))
        #expect((middle.wholeWidth, middle.wholeHeight) == (6000, 4000))
        #expect((middle.x, middle.y, middle.width, middle.height) == (2960, 1979, 80, 42))
    }

    @Test(arguments: [(0.0, 0.0), (1, 1), (-3, 9), (0.004, 0.999)])
    func `the window is clamped to the edges of the picture`(x: Double, y: Double) {
        let seen = window(at(0.5, x, y))
        #expect(seen.x >= 0 && seen.x + 80 <= 3000)
        #expect(seen.y >= 0 && seen.y + 42 <= 2000)
    }

    @Test func `a picture narrower than its box is stretched to the box`() {
        let seen = window(at(0.01, 0.5, 0.5), 61, 30)
        #expect((seen.wholeWidth, seen.x) == (61, 0))
        #expect((seen.wholeHeight, seen.y) == (40, 5))
    }

    @Test(arguments: [Double.infinity, 1e300, -1, 0, .nan])
    func `an extreme or invalid scale is clamped`(scale: Double) {
        let seen = window(at(scale, scale, 0.5))
        #expect((1...(1 << 20)).contains(seen.wholeWidth))
        #expect(seen.x >= 0 && seen.x + seen.width <= seen.wholeWidth)
    }
}
