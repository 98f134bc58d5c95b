import ChildProcesses
import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DemoCatalogTests {
    /// Script in place of the demo server; records the process ID of each start.
    private final class StubDemoServer: Sendable {
        private let folder = TemporaryFolder()

        init(_ body: String) throws {
            let script = "#!/bin/sh\necho $$ >>'\(folder("started"))'\n" + body
            // Written by a shell: a descriptor open for writing in this process could be inherited by a program that
            // another test starts, and exec fails with ETXTBSY.
            let shell = try ChildProcess(
                path: "/bin/sh",
                arguments: ["-c", "printf %s \"$1\" >\"$2\" && chmod 755 \"$2\"", "sh", script, path])
            var byte: UInt8 = 0
            while read(shell.output, &byte, 1) > 0 {}
        }

        var path: String { folder("program") }

        /// Process IDs, oldest first.
        var started: [Int32] {
            folder.text(at: "started").split(separator: "\n").compactMap { Int32($0) }
        }
    }

    private static func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 }

    private static func serving(_ server: PreparedServer) throws -> StubDemoServer {
        try StubDemoServer("echo \(server.base)\ncat >/dev/null\n")
    }

    private static func photos() async throws -> PreparedServer {
        try PreparedServer { asked in
            let base = "http://" + (asked.headers["host"] ?? "")
            let photo = PhotoFixture.listed("a").replacing("https://images.example.org", with: base)
                .replacing("https://unsplash.com", with: base)
            return .init(body: PhotoFixture.list([photo]))
        }
    }

    @Test func `the demo server starts with the first request, once for concurrent requests`() async throws {
        let server = try await Self.photos()
        let program = try Self.serving(server)
        let catalog = DemoCatalog(program: program.path, transport: .test())
        #expect(program.started.isEmpty)
        #expect(catalog.budget() == nil)
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<10 {
                group.addTask { try await catalog.page(of: .feed, PageRequest(number: 1)).items.count }
            }
            for try await count in group { #expect(count == 1) }
        }
        #expect(program.started.count == 1)
    }

    @Test func `demo photos have relative paths, a public domain license and no loopback links`()
        async throws
    {
        let server = try await Self.photos()
        let program = try Self.serving(server)
        let catalog = DemoCatalog(program: program.path, transport: .test())
        let photo = try #require(try await catalog.page(of: .feed, PageRequest(number: 1)).items.first)
        #expect(photo.id.description == "demo:a")
        #expect(photo.source.description == "/a?ixid=M3w1&ixlib=rb-4 *w")
        #expect(photo.original == "/a?ixid=M3w1&ixlib=rb-4&q=85&fm=jpg")
        #expect(photo.license.code == "cc0")
        #expect(photo.pageLink == nil)
        #expect(photo.author.link == nil)
        _ = try await catalog.picture(photo.source, of: .demo, width: 50)
        #expect(server.requests.last?.query["w"] == "50")
        let asked = server.requests.filter { $0.path == "/photos" }
        #expect(asked.allSatisfy { $0.headers["authorization"] == "Client-ID demo" })
    }

    @Test func `the demo server ends when its catalog is released`() async throws {
        let server = try await Self.photos()
        let program = try Self.serving(server)
        do {
            let catalog = DemoCatalog(program: program.path, transport: .test())
            _ = try await catalog.page(of: .feed, PageRequest(number: 1))
            #expect(program.started.allSatisfy(Self.isAlive))
        }
        await eventually("the program is gone") { !program.started.contains(where: Self.isAlive) }
    }

    @Test func `an unreachable demo server is restarted`() async throws {
        let server = try await Self.photos()
        let program = try StubDemoServer(
            """
            if [ $(wc -l <"$(dirname "$0")/started") = 1 ]; then echo http://127.0.0.1:9; else echo \(server.base); fi
            cat >/dev/null

            """)
        let catalog = DemoCatalog(program: program.path, transport: .test())
        #expect(try await catalog.page(of: .feed, PageRequest(number: 1)).items.count == 1)
        #expect(program.started.count == 2)
    }

    private static func failure(_ catalog: DemoCatalog) async -> CatalogError? {
        do throws(CatalogError) {
            _ = try await catalog.page(of: .feed, PageRequest(number: 1))
            return nil
        } catch { return error }
    }

    @Test func `a missing demo server is reported with its path`() async {
        let catalog = DemoCatalog(program: "/no/such/gallery-demo", transport: .test())
        #expect(
            await Self.failure(catalog)
                == .offline(.demo(.notStarted(path: "/no/such/gallery-demo", ENOENT))))
    }

    @Test(arguments: [
        "cat", "exec cat >/dev/null", "printf http://127.0.0.1:", "exit 3", "yes x | tr -d '\\n'",
    ])
    func `a demo server that prints no complete address is reported as silent, and its process ends`(
        body: String
    ) async throws {
        let program = try StubDemoServer(body + "\n")
        let catalog = DemoCatalog(program: program.path, timeout: .seconds(1), transport: .test())
        #expect(await Self.failure(catalog) == .offline(.demo(.silent(path: program.path))))
        await eventually("the program is gone") { !program.started.contains(where: Self.isAlive) }
    }

    @Test(arguments: ["http://example.org", "https://u@h", "listening"])
    func `a demo server whose address is invalid, not loopback or has a user name is refused`(line: String)
        async throws
    {
        let program = try StubDemoServer("echo \(line)\ncat >/dev/null\n")
        guard case .misconfigured = await Self.failure(DemoCatalog(program: program.path, transport: .test()))
        else {
            Issue.record("\(line) was taken as an address")
            return
        }
    }

    @Test func `waiting for the demo server can be canceled`() async throws {
        let program = try StubDemoServer("while read -r line; do :; done\n")
        let catalog = DemoCatalog(program: program.path, timeout: .seconds(600), transport: .test())
        await onOwnThread {
            await Self.failure(catalog)
        } while: { task in
            await eventually("the program runs") { !program.started.isEmpty }
            task.cancel()
            #expect(await task.value == .cancelled)
        }
    }
}
