import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SystemLimitTests {
    /// Separate user, so that processes of other tests do not count toward the limit.
    private static let user = 100_000 + getpid() % 100_000

    /// Runs a command after `limit`; if `isLimitedUser`, as another user, because processes of root are not limited.
    private static func run(_ limit: String, _ command: String, isLimitedUser: Bool = false) throws
        -> ProgramRun
    {
        let home = Home()
        chmod(home.path, 0o777)
        let shell = ["/bin/bash", "-c", "\(limit); exec \(Gallery.path) --service demo \(command)"]
        let privileges = ["/usr/bin/setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups"]
        return try ProgramRun(
            (isLimitedUser && getuid() == 0 ? privileges : []) + shell, environment: home.environment)
    }

    @Test(arguments: 1...12) func `with a very low process limit, the program fails and prints a remedy`(
        count: Int
    ) throws {
        let run = try Self.run("ulimit -u \(count)", "--quiet search cats", isLimitedUser: true)
        #expect(run.code == 1)
        #expect(run.problems.contains("`ulimit -u 64`"))
    }

    /// Runs gallery in a mount namespace in which /proc is empty; `nil` if the system allows no such namespace.
    private static func runWithoutProc(_ arguments: String) throws -> ProgramRun? {
        func run(_ line: String) throws -> ProgramRun {
            let script = "mount -t tmpfs none /proc || exit 99; \(line)"
            return try ProgramRun(
                ["/usr/bin/unshare", "--map-root-user", "--mount", "/bin/sh", "-c", script],
                environment: Home().environment)
        }
        guard try run("true").code == 0 else { return nil }
        return try run("exec \(Gallery.path) \(arguments)")
    }

    @Test(arguments: ["--version", "--nonsense", "search cats", "--service demo -c 'search cats'"])
    func `without /proc, the program fails and prints a remedy`(line: String) throws {
        guard let run = try Self.runWithoutProc(line) else { return }
        #expect(run.code == 1)
        #expect(run.problems.contains("`mount -t proc proc /proc`"))
        #expect(!run.problems.contains("SIGILL"))
    }

    @Test func `gallery runs with a process limit of 64`() throws {
        let run = try Self.run("ulimit -u 64", "--quiet --limit 2 search cats", isLimitedUser: true)
        #expect(run.code == 0)
        #expect(run.text.count(of: "\n") == 2)
    }

    @Test(arguments: [150_000, 200_000])
    func `with a very low memory limit, the program fails and prints a remedy`(kilobytes: Int)
        throws
    {
        let run = try Self.run("ulimit -v \(kilobytes)", "--quiet search cats")
        #expect(run.code == 1)
        #expect(run.problems.contains("`ulimit -v unlimited`"))
    }

    @Test func `a database that reaches the file size limit is reported once for each command`() throws {
        let list = "\(Gallery.path) --service demo -q -c 'search cats' | cut -f 1 >~/list"
        let run = try Self.run(
            "\(list); ulimit -f 100", "--quiet -c 'search cats; fav 1-30' -c 'import ~/list'")
        #expect(run.code == 1)
        #expect(run.problems.count(of: "gallery.sqlite") == 2, "\(run.problems)")
        #expect(run.problems.contains("gallery.sqlite: File too large"), "\(run.problems)")
    }

    @Test func `a low soft limit on memory is raised`() throws {
        let run = try Self.run("ulimit -Sv 200000", "--quiet --limit 2 search cats")
        #expect(run.code == 0)
        #expect(run.text.count(of: "\n") == 2)
    }

    @Test(arguments: [0, 1, 64]) func `a very low file size limit is reported as an error`(blocks: Int) throws
    {
        let run = try Self.run("ulimit -f \(blocks)", "-c 'search cats; fav 1'")
        #expect(run.code == 1)
        #expect(run.problems.contains("could not be opened (File too large)"))
    }
}
