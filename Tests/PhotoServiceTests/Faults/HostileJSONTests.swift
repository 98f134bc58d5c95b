import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct HostileJSONTests {
    private typealias Outcome = Result<Page<Photo>, CatalogError>

    /// Results of requests to a server that sends `bodies` in order.
    private static func outcomes(
        _ service: TestedService, of bodies: [[UInt8]]
    ) async throws -> [Outcome] {
        let rest = Mutex(bodies[...])
        let server = try RawServer { connection in
            while connection.readHead() != nil {
                connection.answer(body: rest.withLock { $0.popFirst() } ?? [])
            }
        }
        let thread = ThreadExecutor()
        return try await withTaskExecutorPreference(thread) {
            var outcomes: [Outcome] = []
            for _ in bodies {
                outcomes.append(try await service.search("fog", at: server.base))
            }
            return outcomes
        }
    }

    private static func around(_ text: String, mark: String, _ piece: HostileJSON.Piece) -> [UInt8] {
        let halves = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        return Array(halves[0].utf8) + piece.bytes + Array(halves[1].utf8)
    }

    @Test func `the hostile JSON corpus has at least 250 entries`() {
        #expect(HostileJSON.valid.count + HostileJSON.invalid.count + HostileJSON.open.count >= 250)
    }

    @Test(arguments: TestedService.allCases)
    func `hostile JSON as a whole reply yields no photos, and an error if it is invalid`(
        service: TestedService
    ) async throws {
        let pieces = HostileJSON.invalid + HostileJSON.open + HostileJSON.valid
        let bodies = pieces.map(\.bytes)
        for (piece, outcome) in zip(pieces, try await Self.outcomes(service, of: bodies)) {
            if case .success(let page) = outcome { #expect(page.items.isEmpty, "\(piece)") }
        }
        let refused = try await Self.outcomes(service, of: HostileJSON.invalid.map(\.bytes))
        for (piece, outcome) in zip(HostileJSON.invalid, refused) {
            #expect((try? outcome.get()) == nil, "\(piece)")
        }
    }

    @Test(arguments: TestedService.allCases)
    func `hostile JSON as a list element affects no other photo, unless the whole reply is refused`(
        service: TestedService
    ) async throws {
        let text = service.page([service.photo(1), "MARK", service.photo(2)])
        let whole = HostileJSON.valid
        let bodies = whole.map { Self.around(text, mark: "MARK", $0) }
        for (piece, outcome) in zip(whole, try await Self.outcomes(service, of: bodies)) {
            #expect(try outcome.get().items.count == 2, "\(piece)")
        }
        let others = HostileJSON.open + HostileJSON.invalid
        let torn = others.map { Self.around(text, mark: "MARK", $0) }
        for (piece, outcome) in zip(others, try await Self.outcomes(service, of: torn)) {
            if case .success(let page) = outcome { #expect(page.items.count == 2, "\(piece)") }
        }
    }

    @Test(arguments: TestedService.allCases)
    func `hostile JSON as a field of a photo drops at most this photo, unless the whole reply is refused`(
        service: TestedService
    ) async throws {
        // The field is appended as a duplicate key, of which a decoder may use the first or the last value.
        let names = [
            "id", "width", "height", "likes", "title", "description", "tags", "urls", "user", "url",
            "license",
            "creator", "width_o", "ownername", "dateupload", "filesize", "color", "blur_hash", "views",
        ]
        let pieces = HostileJSON.valid + HostileJSON.open.filter { $0.bytes.count < 200_000 }
        let bodies = pieces.enumerated().flatMap { index, piece in
            (0..<3).map { offset in
                let name = names[(index * 3 + offset) % names.count]
                let text = service.page([
                    service.photo(1), service.photo(2, fields: ", \"\(name)\": MARK"), service.photo(3),
                ])
                return Self.around(text, mark: "MARK", piece)
            }
        }
        for (body, outcome) in zip(bodies, try await Self.outcomes(service, of: bodies)) {
            guard case .success(let page) = outcome else { continue }
            #expect(2...3 ~= page.items.count, "\(String(decoding: body.suffix(1200), as: UTF8.self))")
            #expect(Set(page.items.map(\.id)).count == page.items.count)
        }
    }
}
