import GalleryCore
import TestKit
import Testing

@testable import Demo

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PainterTests {
    /// Index of a photo of each theme, and the checksum that its sketch has on every machine.
    private static let recorded: [(index: Int, checksum: UInt64)] = [
        (0, 2879554378384604675),
        (1, 14156091202791588103),
        (2, 16848284215102644990),
        (3, 7586902861492709177),
        (4, 18390007418325483213),
        (5, 625045295971773249),
        (6, 3948337972812685359),
        (7, 7892394116284051551),
        (8, 615244061279024292),
        (9, 10053997683043858230),
    ]

    @Test func `sketches have the recorded checksums`() {
        let themes = Set(Self.recorded.map { Motif(index: $0.index).theme })
        #expect(themes.count == Theme.allCases.count)
        for (index, checksum) in Self.recorded {
            #expect(Painter.sketch(of: Motif(index: index)).checksum == checksum, "index \(index)")
        }
    }

    @Test(arguments: Theme.allCases)
    func `painting a motif twice gives equal pixels`(theme: Theme) async {
        let motif = theme.subjects[0].motif(seed: 5)
        let frame = Frame(width: 90, height: 60)
        let whole = PixelRect(left: 0, top: 0, width: 90, height: 60)
        let first = await Painter(motif, frame: frame).picture(whole)
        #expect(first == (await Painter(motif, frame: frame).picture(whole)))
        #expect(first.width == 90 && first.height == 60 && first.bytes.count == 16_200)
    }

    @Test(arguments: Subject.allCases)
    func `a part painted alone has nearly the same pixels as that region of the whole painting`(
        subject: Subject
    ) async {
        let motif = subject.motif(seed: 3)
        let frame = Frame(width: 96, height: 64)
        let rect = PixelRect(left: 13, top: 29, width: 50, height: 31)
        let painter = Painter(motif, frame: frame)
        let whole = await painter.picture(PixelRect(left: 0, top: 0, width: 96, height: 64))
        let part = await painter.picture(rect)
        let expected = whole.part(rect)
        // Reflections are sampled in whole columns, which end at the edge of the part.
        let differing = zip(part.bytes, expected.bytes).count { abs(Int($0) - Int($1)) > 1 }
        #expect(differing * 50 < part.bytes.count)
    }

    @Test(arguments: Subject.allCases)
    func `paintings of every subject have contrast and are neither very dark nor bright`(subject: Subject) {
        for seed in 0..<6 as Range<UInt64> {
            let lumas = Painter.sketch(of: subject.motif(seed: seed)).lumas
            let count = Float(lumas.count)
            let mean: Float = lumas.reduce(0, +) / count
            let variance: Float = lumas.reduce(0) { sum, luma in sum + (luma - mean) * (luma - mean) } / count
            let spread = variance.squareRoot()
            #expect(spread > 0.03, "\(subject) \(seed)")
            #expect(mean > 0.04 && mean < 0.96, "\(subject) \(seed)")
        }
    }

    private static let figures: [Subject] = [
        .sailboat, .caravan, .cacti, .campUnderStars, .tulips, .cherryBlossom, .sittingCat, .lyingCat,
        .walkingCat,
        .roofCat, .catFace, .fox, .deer, .whale, .horse, .owl, .elephant, .giraffe, .flamingo,
    ]

    @Test(arguments: figures)
    func `a silhouette contrasts with its background`(subject: Subject) {
        let frame = Frame(width: 120, height: 80)
        for seed in 0..<6 as Range<UInt64> {
            let scene = Painting(motif: subject.motif(seed: seed), frame: frame).scene()
            let pairs = zip(scene.picture(frame), scene.withoutFigures.picture(frame))
            let changed = pairs.map { tint, behind -> Float in
                let difference = tint - behind
                return max(abs(difference.x), abs(difference.y), abs(difference.z))
            }
            let figure = changed.filter { $0 > 0.06 }
            let share = Float(figure.count) / Float(changed.count)
            #expect(share > 0.008 && share < 0.75, "\(subject) \(seed) covers \(share)")
            let contrast = figure.reduce(0, +) / Float(max(1, figure.count))
            #expect(contrast > 0.14, "\(subject) \(seed) differs by \(contrast)")
        }
    }

    @Test func `a monochrome painting has only grays`() {
        var random = SplitMix64(seed: 1)
        let motif = Motif(
            seed: random.next(), subject: .poppies, daytime: .noon, weather: .clear, palette: .azure,
            proportion: .square, isMonochrome: true)
        let bytes = Painter.sketch(of: motif).bytes
        let pixels = bytes.indices.filter { $0 % 3 == 0 }.map { bytes[$0..<$0 + 3] }
        let isGrey = pixels.allSatisfy { Set($0).count == 1 }
        #expect(isGrey)
    }
}
