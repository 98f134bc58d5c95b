import Glibc
import TestKit
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(10))) @MainActor struct HiddenLineTests {
    private func line(of bytes: [UInt8]) async throws -> String? {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        try #require(write(ends[1], bytes, bytes.count) == bytes.count)
        close(ends[1])
        defer { close(ends[0]) }
        return await HiddenLine.read(ends[0])
    }

    @Test(arguments: ["\n", "\r\n", ""])
    func `a line of 4096 bytes is read, however it ends, and a line of 4097 bytes is rejected`(end: String)
        async throws
    {
        let longest = [UInt8](repeating: UInt8(ascii: "k"), count: 4096)
        #expect(try await line(of: longest + Array(end.utf8))?.utf8.count == 4096)
        #expect(try await line(of: longest + [UInt8(ascii: "k")] + Array(end.utf8)) == nil)
    }

    @Test(arguments: ["\n", "\r\n"])
    func `a line break within a bracketed paste does not end the line`(end: String) async throws {
        let pasted = "\u{1B}[200~http://h/?code=1\(end)2&state=3\(end)\u{1B}[201~"
        #expect(try await line(of: Array((pasted + "\nquit\n").utf8)) == "http://h/?code=12&state=3")
        let long = "\u{1B}[200~" + String(repeating: "k", count: 5000) + end
        #expect(try await line(of: Array(long.utf8)) == nil)
    }
}
