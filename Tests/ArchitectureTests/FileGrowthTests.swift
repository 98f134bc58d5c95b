import Testing

/// Mistake 6.
struct FileGrowthTests {
    @Test func `a file at its budget is not too long`() {
        let fault = Fault("Sources/Viper/Planted.swift", Self.lines(250))
        #expect(SizeRules.all.flatMap { $0.violations(of: fault, in: []) } == [])
    }

    @Test func `half of all files are short`() {
        #expect(SizeRules.medianLength(of: SourceTree.sources.map(\.text)) <= SizeRules.median)
    }

    @Test func `the median sees long files`() {
        #expect(SizeRules.medianLength(of: [Self.lines(61), Self.lines(61), ""]) == 61)
    }

    private static func lines(_ count: Int) -> String { String(repeating: "let line = 0\n", count: count) }
}
