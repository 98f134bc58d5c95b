import Testing

struct FileGrowthTests {
    @Test func `a file of exactly the maximum length is accepted`() {
        let fault = Fault("Sources/Viper/Planted.swift", Self.lines(250))
        #expect(SizeRules.all.flatMap { $0.violations(of: fault, in: []) } == [])
    }

    @Test func `the median file length is within its limit`() {
        #expect(SizeRules.medianLength(of: SourceTree.sources.map(\.text)) <= SizeRules.median)
    }

    @Test func `an empty file does not lower the median length of two long files`() {
        #expect(SizeRules.medianLength(of: [Self.lines(61), Self.lines(61), ""]) == 61)
    }

    private static func lines(_ count: Int) -> String { String(repeating: "let line = 0\n", count: count) }
}
