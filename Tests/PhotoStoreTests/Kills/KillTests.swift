import Testing

@Suite struct KillTests {
    @Test func `what was confirmed before a kill is there afterwards`() throws {
        let bench = try Program.bench(["kills", "--count", "20", "--seed", "7"])
        let figures = Program.rest(of: bench)
        #expect(figures.contains("kills 20, "))
        #expect(figures.contains("lost 0, integrity failures 0, errors 0"))
        #expect(!figures.contains("acknowledged 0, "))
    }
}
