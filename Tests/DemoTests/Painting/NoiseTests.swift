import Testing

@testable import Demo

@Suite struct NoiseTests {
    @Test func `noise is smooth and stays within its range`() {
        let noise = Noise(7)
        for step in 0..<2000 {
            let x = Float(step) * 0.137 - 90
            let y = Float(step % 61) * 0.31 - 5
            #expect(abs(noise.value(x, y)) <= 1)
            #expect(abs(noise.fractal(x, y, octaves: 5)) <= 1)
            #expect(abs(noise.value(x + 1e-3, y) - noise.value(x, y)) < 0.01)
            #expect(abs(noise.value(x)) <= 1)
        }
    }

    @Test func `noise at extreme coordinates does not trap`() {
        let noise = Noise(1)
        for place in [Float.infinity, -Float.infinity, 1e30, -1e30, 2e9, Float.nan] as [Float] {
            _ = noise.value(place, -place)
            _ = noise.value(place)
        }
    }

    @Test func `sine, exponential and angle approximate the exact functions`() {
        // Reference values from a calculator.
        #expect(abs(Wave.sine(1) - 0.841_471) < 1e-5)
        #expect(abs(Wave.sine(-2.5) + 0.598_472) < 1e-5)
        #expect(abs(Wave.cosine(10) + 0.839_072) < 1e-4)
        #expect(abs(Wave.fade(1) - 0.367_879) < 1e-4)
        #expect(abs(Wave.fade(3.5) - 0.030_197) < 1e-4)
        #expect(abs(Wave.turns(1, 1) - 0.125) < 1e-4)
        #expect(abs(Wave.turns(-1, 0.000_01) - 0.5) < 1e-4)
        #expect(abs(Wave.turns(0, -1) - 0.75) < 1e-4)
        #expect(abs(Wave.turns(1, 0.577_35) - 30 / 360) < 1e-4)
    }
}
