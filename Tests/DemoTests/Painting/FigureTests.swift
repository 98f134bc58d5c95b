import GalleryCore
import Testing

@testable import Demo

@Suite struct FigureTests {
    @Test func `distances are negative inside a figure and positive outside`() {
        let disc = Figure([.disc(0, 0, 1, blend: 0)])
        #expect(abs(disc.distance(SIMD2(0.5, 0)) + 0.5) < 1e-5)
        #expect(abs(disc.distance(SIMD2(3, 0)) - 2) < 1e-4)
        let triangle = Figure([.triangle(0, 0, 1, 0, 0, 1, rounding: 0, blend: 0)])
        #expect(triangle.distance(SIMD2(0.25, 0.25)) < 0)
        #expect(abs(triangle.distance(SIMD2(0.5, -2)) - 2) < 1e-5)
        let limb = Figure([.limb(0, 0, 0, 2, 0.5, 0.1, blend: 0)])
        #expect(abs(limb.distance(SIMD2(1, 1)) - 0.7) < 1e-5)
    }

    @Test func `the order of a figure's parts changes distances to the figure by less than 0.05`() {
        let parts = Cats.walking.parts
        for step in 0..<400 {
            let p = SIMD2(Float(step % 20) / 10 - 1, Float(step / 20) / 10 - 0.4)
            var random = SplitMix64(seed: UInt64(step))
            // Reordered parts make an equal figure, except at the joints.
            let other = Figure(random.shuffled(parts))
            #expect(abs(Cats.walking.distance(p) - other.distance(p)) < 0.05)
        }
    }

    @Test func `a reflection mirrors the figure below its foot`() {
        let frame = Frame(width: 60, height: 60)
        func pixels(isReflection: Bool) -> [Tint] {
            Scene([
                FigureLayer(
                    figure: Cats.sittingSide, foot: SIMD2(0.5, 0.5), size: 0.4, top: Tint(grey: 1),
                    bottom: Tint(grey: 1),
                    isReflection: isReflection)
            ]).picture(frame)
        }
        let upright = pixels(isReflection: false)
        let hanging = pixels(isReflection: true)
        let flipped = (0..<60).reversed().flatMap { hanging[$0 * 60..<$0 * 60 + 60] }
        #expect(upright.contains { $0.x > 0.9 })
        #expect(zip(upright, flipped).allSatisfy { abs($0.x - $1.x) < 1e-3 })
    }
}
