import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct HostileQueryTests {
    /// Input on which HTTP implementations, parsers, shells and databases have failed.
    private static let seeds: [String] =
        (0x01...0x20).map { String(Unicode.Scalar(UInt8($0))) }
        + [
            "\0", "a\0b", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}31m", "\u{AD}", "\r\nHost: example.org",
            "\r\n\r\nGET /other HTTP/1.1\r\nHost: h\r\n\r\n", " HTTP/1.1\r\nX: y", "\nX-Injected: 1",
            "\u{0D}Set-Cookie: a=b", "%0d%0aX: y", "%00", "%", "%%", "%zz", "%25", "%F0%9F", "+", "a+b", "&",
            "&page=9", "&&", "=", "a=b", ";", "#", "#fragment", "?", "?q=2", "/", "//", "../../etc/passwd",
            "..", ".", "\\", "\\\\host", "http://127.0.0.1/", "file:///etc/passwd", "@", ":", "'", "''", "\"",
            "`id`", "$(id)", "${HOME}", "%s%n%x", "{0}", "{{7*7}}", "<script>alert(1)</script>", "<!--",
            "]]>", "&amp;", "&#x41;", "' OR '1'='1", "1; DROP TABLE photos--", "*", "%_", "NULL", "null",
            "undefined", "nan", "true", "-1", "1e999", "0x7f", "NaN", "{\"a\":1}", "[]", "--", "-rf", "~",
            "é", "e\u{301}", "ß", "İ", "ǅ", "Ω≈ç√", "Кот", "猫", "ねこ", "고양이", "חתול", "قطة",
            "\u{202E}abc", "\u{2066}a\u{2069}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}",
            "\u{2028}", "\u{2029}", "\u{E0041}", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇳🇴", "𝒻ℴℊ", "Z͑ͫ̓a̴l͢g̀o", "\u{10FFFF}",
            "ﷺ", "\u{1D173}",
        ]

    /// Seeds alone, within words, doubled, and mixed with encoded characters.
    private static let words =
        seeds + seeds.map { "fog\($0)forest" } + seeds.map { $0 + $0 } + seeds.map { "%41\($0)é" }

    @Test func `the hostile query corpus has at least 515 distinct queries`() {
        #expect(Set(Self.words).count >= 515)
    }

    @Test(arguments: TestedService.allCases)
    func `each hostile query is sent in at most one request, unchanged except for whitespace`(
        service: TestedService
    ) async throws {
        let body = service.page([service.photo(1)])
        let raw = try RawServer { connection in
            while connection.readHead() != nil { connection.answer(body: Array(body.utf8)) }
        }
        let catalog = try service.catalog(raw.base)
        var sent = 0
        for words in Self.words {
            sent = raw.heads.count
            let query = service.query(words)
            _ = try? await catalog.page(of: .search(query), PageRequest(number: 1, size: 20))
            let heads = raw.heads.dropFirst(sent)
            let acceptsNone = [.openverse, .commons].contains(service)
            let expected = query.keywords.isEmpty && !acceptsNone ? 0 : 1
            #expect(heads.count == expected, "\(words.debugDescription)")
            // The whitespace of `query.keywords` is normalized.
            for head in heads { Self.check(head, query.keywords, service) }
        }
        #expect(raw.connections <= 8)
    }

    private static func check(_ head: String, _ words: String, _ service: TestedService) {
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
        let target = lines[0].split(separator: " ")
        #expect(target.count == 3 && target[0] == "GET" && target[2] == "HTTP/1.1")
        #expect(head.utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x0D || $0 == 0x0A })
        let names = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 != ":" }.lowercased() }
        let known: Set = [
            "host", "user-agent", "accept", "accept-encoding", "accept-version", "authorization",
        ]
        #expect(Set(names).isSubset(of: known) && Set(names).count == names.count)
        let parameters = target[1].split(separator: "?", maxSplits: 1).last?.split(separator: "&") ?? []
        let values = parameters.filter { $0.hasPrefix(service.wordsParameter + "=") }
        #expect(values.count == 1 || words.isEmpty)
        let value = values.first?.dropFirst(service.wordsParameter.count + 1) ?? ""
        // For Commons, the sent text also contains filters, and words must not become filters.
        let expected = service == .commons ? CommonsSearch(service.query(words)).text : words
        #expect(Self.decoded(value) == expected, "\(words.debugDescription)")
        // Servers decode a plus sign as a space.
        #expect(!value.contains("+"))
    }

    /// Decoded here, since the program's decoder may have the fault of its encoder, and Foundation's drops U+FEFF.
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let first = rest.popFirst() {
            guard first == UInt8(ascii: "%") else {
                bytes.append(first)
                continue
            }
            bytes.append(UInt8(String(rest.prefix(2)) ?? "", radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
