import ChildProcesses
import FoundationEssentials
import GalleryCore
import Glibc
import PictureExchange
import Testing
import Waiting

@testable import Pictures

@Suite(.serialized, .whenIdle, .timeLimit(.minutes(5))) struct ContainmentTests {
    private static let calls: Set = [
        "open", "write", "rename", "unlink", "connect", "signal", "ptrace", "fork", "exec",
    ]
    static let users: [uid_t] = getuid() == 0 ? [0, 65_534] : [getuid()]

    /// The calls that failed in a decoder that was taken over; all succeed before it contains itself.
    private func failing(_ worker: HostileWorker) -> Set<String> {
        #expect(worker.before == Dictionary(uniqueKeysWithValues: Self.calls.map { ($0, 0) }))
        // Each was tried to the end: none that succeeded left the rest undone.
        #expect(Set(worker.after.keys) == Self.calls)
        return Set(worker.after.filter { $0.value != 0 }.keys)
    }

    @Test(arguments: users, ["", "landlock"])
    func `a decoder that was taken over can do no harm`(_ user: uid_t, forbidden: String) throws {
        let worker = try HostileWorker(user: user, forbids: forbidden)
        #expect(failing(worker) == Self.calls)
        #expect(worker.files.isSuperset(of: ["after-kept", "after-doomed", "before-new"]))
        #expect(!worker.files.contains("after-new"))
    }

    @Test(arguments: users, ["seccomp", "landlock seccomp"])
    func `without seccomp the rest holds`(_ user: uid_t, forbidden: String) async throws {
        let worker = try HostileWorker(user: user, forbids: forbidden)
        let hasPlaces = await ExternalPrograms().run(
            "/usr/bin/unshare", ["--user", "--net", "true"], waiting: .seconds(20))
        let measures = try #require(PictureDecoder()).containment.holding
        let abi = measures.compactMap { $0.hasPrefix("landlock-") ? Int($0.dropFirst(9)) : nil }.first ?? 0
        let hasLandlock = abi > 0 && forbidden == "seccomp"
        var expected: Set = ["fork"]
        if hasPlaces == .ended(0) { expected = Self.calls }
        if hasLandlock { expected.formUnion(["open", "write", "rename", "unlink", "ptrace", "exec"]) }
        if hasLandlock, abi >= 4 { expected.insert("connect") }
        // Root's processes are out of reach for nobody; a person's own are not.
        if hasLandlock && abi >= 6 || user == 0 {
            expected.insert("signal")
        } else {
            expected.remove("signal")
        }
        #expect(failing(worker).isSuperset(of: expected))
    }

    @Test func `a decoder without seccomp says so`() async throws {
        let folder = try TemporaryFolder()
        let library = try HostileWorker.compiled(into: folder)
        let script = try Script("LD_PRELOAD='\(library)' HOSTILE_FORBIDS=seccomp exec \"$REAL\"")
        for (worker, isWeak) in [
            (PictureWorker(program: script.path, processes: 1), true), (PictureWorker(processes: 1), false),
        ] {
            _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
            #expect(worker.isWeak == isWeak)
        }
    }

    @Test func `a worker has nothing but its input and output`() async throws {
        let copy = try WorkerCopy(named: "contained")
        defer { withExtendedLifetime(copy) {} }
        let worker = PictureWorker(program: copy.path, processes: 1)
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        let process = try #require(Child.pids(of: "contained").first)
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
        #expect(Set(open) == ["0", "1", "2"])
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        for line in ["NoNewPrivs:\t1", "Seccomp:\t2", "CapPrm:\t0000000000000000", "Threads:\t1"] {
            #expect(status.contains("\(line)\n"))
        }
    }
}
