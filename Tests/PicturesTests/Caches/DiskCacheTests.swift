import FoundationEssentials
import Testing

@testable import Pictures

@Suite struct DiskCacheTests {
    private static func bytes(_ seed: Int, count: Int = 1000) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 * seed + $0 >> 3) }
    }

    @Test func `what was kept is found again, by another shell too`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/not/there/yet"
        DiskCache(folder: path).insert(Self.bytes(3), for: "demo 400 /a")
        #expect(DiskCache(folder: path).bytes(for: "demo 400 /a") == Self.bytes(3))
        #expect(DiskCache(folder: path).bytes(for: "demo 400 /b") == nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `every changed or missing byte is noticed, and the entry dropped`() throws {
        let folder = try TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.bytes(7, count: 101), for: "key")
        let name = try #require(folder.files.first)
        let good = try folder.read(name)
        for index in good.indices {
            var bad = good
            bad[index] ^= 0x10
            _ = try folder.write(bad, to: name)
            #expect(cache.bytes(for: "key") == nil, "byte \(index)")
            #expect(folder.files.isEmpty)
            _ = try folder.write(Array(good.prefix(index)), to: name)
            #expect(cache.bytes(for: "key") == nil, "cut to \(index)")
        }
        _ = try folder.write(good, to: name)
        #expect(cache.bytes(for: "key") == Self.bytes(7, count: 101))
    }

    @Test func `a file under the name of another key is a miss`() throws {
        let folder = try TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.bytes(1), for: "one")
        let one = try #require(folder.files.first)
        cache.insert(Self.bytes(2), for: "two")
        let two = try #require(folder.files.first { $0 != one })
        _ = try folder.write(folder.read(one), to: two)
        #expect(cache.bytes(for: "two") == nil)
        #expect(cache.bytes(for: "one") == Self.bytes(1))
    }

    @Test func `the folder stays below its limit and keeps what is used`() throws {
        let folder = try TemporaryFolder()
        let cache = DiskCache(folder: folder.path, limit: 100_000)
        cache.insert(Self.bytes(0), for: "loved")
        for index in 1...400 {
            cache.insert(Self.bytes(index), for: "\(index)")
            #expect(cache.bytes(for: "loved") == Self.bytes(0))
            if index.isMultiple(of: 20) { #expect(cache.contents.bytes <= 100_000) }
        }
        #expect(cache.bytes(for: "400") == Self.bytes(400))
        #expect(cache.bytes(for: "1") == nil)
        #expect(cache.contents.count > 60)
    }

    @Test func `what is too large is not kept`() throws {
        let folder = try TemporaryFolder()
        DiskCache(folder: folder.path, limit: 8000).insert(Self.bytes(1, count: 2000), for: "large")
        #expect(folder.files.isEmpty)
    }

    @Test func `clearing leaves what is not ours`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write([1], to: "letter.txt")
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.bytes(1), for: "one")
        cache.clear()
        #expect(folder.files == ["letter.txt"])
        #expect(cache.contents == (0, 0))
    }

    @Test func `shells that write, read and shrink at once never see half an entry`() async throws {
        let folder = try TemporaryFolder()
        await withTaskGroup(of: Void.self) { group in
            for shell in 0..<4 {
                let cache = DiskCache(folder: folder.path, limit: 60_000)
                group.addTask {
                    for step in 0..<300 {
                        let key = (step * 7 + shell) % 40
                        cache.insert(Self.bytes(key), for: "\(key)")
                        let other = (step * 13 + shell) % 40
                        if let found = cache.bytes(for: "\(other)") { #expect(found == Self.bytes(other)) }
                    }
                }
            }
        }
        #expect(folder.files.allSatisfy { $0.hasSuffix(".picture") })
        #expect(DiskCache(folder: folder.path).contents.bytes <= 60_000)
    }

    @Test func `a folder that cannot be made is an empty cache`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write([1], to: "file")
        let cache = DiskCache(folder: file + "/below")
        cache.insert(Self.bytes(1), for: "one")
        #expect(cache.bytes(for: "one") == nil)
        #expect(cache.contents == (0, 0))
    }
}
