import Glibc
import Testing
import Waiting

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct KillTests {
    @Test func `what was confirmed before a kill is there afterwards`() throws {
        let bench = try Program.bench(["kills", "--count", "20", "--seed", "7"])
        let figures = Program.rest(of: bench)
        #expect(figures.contains("kills 20, "))
        #expect(figures.contains("lost 0, integrity failures 0, errors 0"))
        #expect(!figures.contains("acknowledged 0, "))
    }

    @Test func `what was confirmed of a board's edits is there after a kill`() throws {
        let bench = try Program.bench(["kills", "--kind", "boards", "--count", "12", "--seed", "5"])
        let figures = Program.rest(of: bench)
        #expect(figures.contains("kills 12, "))
        #expect(figures.contains("lost 0, integrity failures 0, errors 0"))
        #expect(!figures.contains("acknowledged 0, "))
    }

    @Test func `a kill while saving leaves photos whole or not there`() throws {
        let bench = try Program.bench(["saves", "--count", "20", "--seed", "3"])
        let figures = Program.rest(of: bench)
        #expect(figures.contains("kills 20, "))
        #expect(figures.contains("lost 0, not whole 0, "))
        #expect(!figures.contains("found 0, "))
    }

    @Test func `a disk that is full anywhere leaves nothing behind`() throws {
        guard geteuid() == 0 else { return }
        let bench = try Program.bench(["full", "--points", "12", "--programs", "0"])
        let figures = Program.rest(of: bench)
        #expect(figures.contains("other errors 0, not whole 0, left behind 0; "))
        #expect(!figures.contains("refused as full 0, "))
        #expect(!figures.contains(": saved 0, refused"))
    }
}
