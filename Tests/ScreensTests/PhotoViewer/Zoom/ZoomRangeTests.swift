import GalleryCore
import Testing
import TextLayout

@testable import Screens

@Suite struct ZoomRangeTests {
    /// 80 by 42 pixels, in half-block cells.
    private let canvas = Canvas(of: ScreenSize(columns: 80, rows: 24), PixelGrid())

    private func range(_ width: Int, _ height: Int, _ canvas: Canvas? = nil) throws -> ZoomRange {
        try #require(ZoomRange(of: PixelSize(width: width, height: height), on: canvas ?? self.canvas))
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    private func scales(_ range: ZoomRange, from zoom: Zoom?, by change: ZoomChange) -> [Double] {
        var scales: [Double] = []
        var zoom = zoom
        while scales.count < 50, let next = range.changed(zoom, by: change), let inner = next {
            scales.append(inner.scale)
            zoom = inner
        }
        return scales
    }

    @Test func `zoom steps are powers of two, from the fitted photo to 400 %`() throws {
        let range = try range(6000, 4000)
        #expect(range.whole == 42.0 / 4000)
        let up: [Double] = [0.015625, 0.03125, 0.0625, 0.125, 0.25, 0.5, 1, 2, 4]
        #expect(scales(range, from: nil, by: .nearer) == up)
        let nearest = Zoom(scale: 4, centerX: 0.5, centerY: 0.5)
        #expect(scales(range, from: nearest, by: .farther) == up.dropLast().reversed())
        #expect(range.changed(nearest, by: .nearer) == nil)
        #expect(range.changed(nil, by: .farther) == nil)
    }

    @Test func `a zoom step close to the fitted scale is skipped`() throws {
        // The fitted photo is at 24 %: 25 % would look the same.
        let range = try range(333, 100)
        #expect(scales(range, from: nil, by: .nearer).first == 0.5)
        let half = Zoom(scale: 0.5, centerX: 0.5, centerY: 0.5)
        #expect(range.changed(half, by: .farther) == .some(nil))
    }

    @Test func `a given scale is limited to the range from the fitted photo to 400 %`() throws {
        let range = try range(6000, 4000)
        #expect(range.changed(nil, by: .to(1))??.scale == 1)
        #expect(range.changed(nil, by: .to(0.37))??.scale == 0.37)
        #expect(range.changed(nil, by: .to(9))??.scale == 4)
        #expect(range.changed(nil, by: .to(0.01)) == .some(nil))
        #expect(range.changed(Zoom(scale: 1, centerX: 0.5, centerY: 0.5), by: .whole) == .some(nil))
    }

    @Test func `a photo smaller than the screen cannot be zoomed in`() throws {
        let range = try range(8, 4)
        #expect(range.whole == 10)
        #expect(range.changed(nil, by: .nearer) == nil)
        #expect(range.changed(nil, by: .to(1)) == .some(nil))
    }

    @Test func `panning moves by half a screen and ends at the edges`() throws {
        let range = try range(6000, 4000)
        var zoom = try #require(range.changed(nil, by: .to(0.5))?.flatMap { $0 })
        zoom = try #require(range.moved(zoom, to: .right))
        // Half of the 80 visible pixels; the scaled photo is 3,000 pixels wide.
        #expect(isNear(zoom.centerX, 0.5 + 40.0 / 3000))
        var moves = 1
        while let next = range.moved(zoom, to: .right) {
            zoom = next
            moves += 1
        }
        #expect(moves == 37)
        #expect(isNear(zoom.centerX, 1 - 40.0 / 3000))
        #expect(zoom.centerY == 0.5)
        while let next = range.moved(zoom, to: .up) { zoom = next }
        #expect(isNear(zoom.centerY, 21.0 / 2000))
        #expect(range.moved(zoom, to: .down) != nil)
    }

    @Test func `zooming does not move the center, unless the view would extend over the edges of the photo`()
        throws
    {
        let range = try range(6000, 4000)
        let corner = Zoom(scale: 4, centerX: 0.2, centerY: 0.8)
        let back = try #require(range.changed(corner, by: .farther)?.flatMap { $0 })
        #expect(back.centerX == 0.2 && back.centerY == 0.8)
        let edge = Zoom(scale: 4, centerX: 0, centerY: 1)
        let kept = try #require(range.changed(edge, by: .to(0.02))?.flatMap { $0 })
        let (x, y): (Double, Double) = (80 / 240, 1 - 42 / 160)
        #expect(kept.centerX == x)
        #expect(kept.centerY == y)
    }

    @Test func `the zoom accounts for pixels that are not square`() throws {
        let tall = Canvas(of: ScreenSize(columns: 80, rows: 24, cellAspect: 2.4), PixelGrid())
        #expect(tall.pixelAspect == 1.2)
        let range = try range(4000, 4000, tall)
        #expect(isNear(range.whole, 0.0126))
        let viewport = range.viewport(of: Zoom(scale: 1, centerX: 0.5, centerY: 0.5))
        #expect(viewport.scaleX == 1)
        #expect(isNear(viewport.scaleY, 1 / 1.2))
        let fine = Canvas(of: ScreenSize(columns: 80, rows: 24), PixelGrid(across: 10, down: 20))
        #expect((fine.width, fine.height, fine.pixelAspect) == (800, 420, 1))
    }

    @Test func `a photo of unknown size has no zoom range`() {
        #expect(ZoomRange(of: nil, on: canvas) == nil)
    }
}
