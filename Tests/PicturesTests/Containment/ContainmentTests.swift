import ChildProcesses
import FoundationEssentials
import GalleryCore
import Glibc
import PictureExchange
import Synchronization
import TestKit
import Testing

@testable import Pictures

@Suite(.serialized, .whenIdle, .timeLimit(.minutes(10))) struct ContainmentTests {
    /// Calls that only seccomp or resource limits refuse.
    private static let ownCalls: Set = ["survive", "block", "memory", "shared", "stack", "data", "time"]
    private static let calls = ownCalls.union([
        "open", "write", "rename", "unlink", "connect", "signal", "ptrace", "fork", "exec",
    ])
    static let users: [uid_t] = getuid() == 0 ? [0, 65_534] : [getuid()]

    /// Calls that fail for a compromised decoder. Before the containment, all calls succeed.
    private func failing(_ worker: HostileWorker) -> Set<String> {
        #expect(worker.before == Dictionary(uniqueKeysWithValues: Self.calls.map { ($0, 0) }))
        // All calls were attempted, so none of them ended the process.
        #expect(Set(worker.after.keys) == Self.calls)
        return Set(worker.after.filter { $0.value != 0 }.keys)
    }

    @Test(arguments: users, ["", "landlock"])
    func `all harmful calls of a compromised decoder fail`(_ user: uid_t, forbidden: String) throws {
        let worker = try HostileWorker(user: user, forbids: forbidden)
        #expect(failing(worker) == Self.calls)
        #expect(worker.files.isSuperset(of: ["after-kept", "after-doomed", "before-new"]))
        #expect(!worker.files.contains("after-new"))
    }

    @Test(arguments: users, ["seccomp", "landlock seccomp"])
    func `without seccomp, the other sandbox measures apply`(_ user: uid_t, forbidden: String) async throws {
        let worker = try HostileWorker(user: user, forbids: forbidden)
        let hasPlaces = await ExternalPrograms().run(
            "/usr/bin/unshare", ["--user", "--net", "true"], waiting: .seconds(60))
        let measures = try #require(PictureDecoder()).containment.holding
        let abi = measures.compactMap { $0.hasPrefix("landlock-") ? Int($0.dropFirst(9)) : nil }.first ?? 0
        let hasLandlock = abi > 0 && forbidden == "seccomp"
        var expected: Set = ["fork"]
        if hasPlaces == .ended(0) { expected = Self.calls.subtracting(Self.ownCalls) }
        if hasLandlock { expected.formUnion(["open", "write", "rename", "unlink", "ptrace", "exec"]) }
        if hasLandlock, abi >= 4 { expected.insert("connect") }
        // A decoder started by root switches to a user that cannot signal root's processes.
        if hasLandlock && abi >= 6 || user == 0 {
            expected.insert("signal")
        } else {
            expected.remove("signal")
        }
        // Resource limits apply without seccomp, too.
        #expect(failing(worker).isSuperset(of: expected.union(["memory", "data", "time"])))
    }

    @Test func `a decoder without seccomp reports its missing protection`() async throws {
        let folder = TemporaryFolder()
        let library = try HostileWorker.compiled(into: folder)
        let script = try Script("LD_PRELOAD='\(library)' HOSTILE_FORBIDS=seccomp exec \"$REAL\"")
        for (worker, isNotFullySandboxed) in [
            (PictureWorker(program: script.path, processes: 1), true), (PictureWorker(processes: 1), false),
        ] {
            _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
            #expect(worker.isNotFullySandboxed == isNotFullySandboxed)
        }
    }

    @Test func `the resource limits of a decoder are set both as soft and as hard limits`() async throws {
        let copy = try WorkerCopy(named: "limited")
        defer { withExtendedLifetime(copy) {} }
        let worker = PictureWorker(program: copy.path, processes: 1)
        _ = try await worker.decode(Fixture.rgbPNG.bytes, .within, width: 8, height: 8)
        let process = try #require(Child.pids(of: "limited").first)
        let text = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for limit in [
            "Max cpu time 60 60 seconds", "Max data size 536870912 536870912 bytes",
            "Max address space 1610612736 1610612736 bytes", "Max file size 0 0 bytes",
            "Max core file size 0 0 bytes", "Max processes 0 0 processes",
        ] { #expect(lines.contains(limit)) }
    }

    @Test func `a file written by a compromised converter is refused`() async throws {
        let folder = TemporaryFolder()
        let library = try HostileWorker.compiled(into: folder)
        let script = try Script("LD_PRELOAD='\(library)' HOSTILE_FORGES=1 exec \"$REAL\" \"$@\"")
        let source = folder.put(Fixture.baselineJPEG.bytes, at: "source")
        await #expect(throws: StoreError.notConverted(.unsupported)) {
            try await PictureConverter(
                program: script.path, checker: PictureChecker(worker: PictureWorker(processes: 1))
            ).convert(
                fileAt: source, to: folder.path + "/out", as: .png)
        }
        #expect(!folder.names.contains("out"))
    }

    @Test func `a decoder outlives the thread that started it`() async throws {
        let copy = try WorkerCopy(named: "outlives")
        defer { withExtendedLifetime(copy) {} }
        let started = Mutex<(decoder: ChildProcess?, thread: String)?>(nil)
        let path = copy.path
        DetachedThread.start {
            var name = [UInt8](repeating: 0, count: 100)
            let length = readlink("/proc/thread-self", &name, name.count)
            let thread = String(decoding: name.prefix(max(0, length)), as: UTF8.self)
            let decoder = try? ChildProcess(path: path)
            started.withLock { $0 = (decoder, "/proc/" + thread) }
        }
        await eventually("the thread ends") {
            started.withLock(\.self).map { access($0.thread, F_OK) != 0 } ?? false
        }
        // `GALLERY_IDLE_SECONDS` adds a pause.
        let idle = ProcessInfo.processInfo.environment["GALLERY_IDLE_SECONDS"].flatMap { Int($0) }
        if let idle { try await Task.sleep(for: .seconds(idle)) }
        let decoder = try #require(started.withLock(\.self)?.decoder)
        let request = PictureRequest(
            subject: .bytes(Fixture.baselineJPEG.bytes), fit: .within, width: 8, height: 8)
        let end = ContinuousClock.now + .seconds(60)
        try PipeEnd(decoder.input).write(request.header + request.payload, until: end)
        let header = try PipeEnd(decoder.output).read(count: PictureReply.headerSize, until: end)
        #expect(PictureReply(header: header)?.outcome == .decoded)
    }

    @Test func `a worker has no capabilities, and no descriptors except its standard streams`() async throws {
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
