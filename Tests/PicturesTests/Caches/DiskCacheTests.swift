import FoundationEssentials
import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DiskCacheTests {
    private static func bytes(_ seed: Int, count: Int = 1000) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 * seed + $0 >> 3) }
    }

    private static func picture(_ seed: Int, count: Int = 1000) -> FetchedPicture {
        FetchedPicture(
            bytes(seed, count: count),
            PictureStamp(
                entityTag: "\"\(seed)\"", lastModified: seed % 2 == 0 ? "Sun, 06 Nov 1994 08:49:37 GMT" : nil,
                lifetime: seed % 3 == 0 ? nil : seed), date: 1_700_000_000.25)
    }

    @Test func `another cache on the folder finds a stored picture; the folder has mode 700`() throws {
        let folder = TemporaryFolder()
        let path = folder.path + "/not/there/yet"
        DiskCache(folder: path).insert(Self.picture(3), for: "demo 400 /a")
        #expect(DiskCache(folder: path).picture(for: "demo 400 /a") == Self.picture(3))
        #expect(DiskCache(folder: path).picture(for: "demo 400 /b") == nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test func `a picture whose write is delayed can be read at once, and is on disk after finish`() throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        for seed in 1...20 { cache.insertLater(Self.picture(seed), for: "key \(seed)") }
        #expect((1...20).allSatisfy { cache.picture(for: "key \($0)") == Self.picture($0) })
        cache.remove("key 3")
        #expect(cache.picture(for: "key 3") == nil)
        cache.finish()
        #expect(folder.names.count == 19)
        let other = DiskCache(folder: folder.path)
        #expect((1...20).allSatisfy { other.picture(for: "key \($0)") == ($0 == 3 ? nil : Self.picture($0)) })
    }

    @Test func `clearing the cache discards delayed writes`() throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        for seed in 1...5 { cache.insertLater(Self.picture(seed), for: "key \(seed)") }
        cache.clear()
        cache.finish()
        #expect(folder.names.isEmpty)
        #expect(cache.picture(for: "key 1") == nil)
    }

    @Test
    func `a delayed write completes in the background or on deinit; a large picture is written at once`()
        async throws
    {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insertLater(Self.picture(1), for: "key 1")
        await eventually("it is written") { folder.names.count == 1 }
        DiskCache(folder: folder.path).insertLater(Self.picture(2), for: "key 2")
        #expect(folder.names.count == 2)
        cache.insertLater(Self.picture(3, count: 1 << 18), for: "key 3")
        #expect(folder.names.count == 3)
    }

    @Test func `a cache entry with any changed or missing byte is dropped`() throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.picture(7, count: 101), for: "key")
        let name = try #require(folder.names.first)
        let good = folder.bytes(of: name)
        for index in good.indices {
            var bad = good
            bad[index] ^= 0x10
            folder.put(bad, at: name)
            #expect(cache.picture(for: "key") == nil, "byte \(index)")
            #expect(folder.names.isEmpty)
            folder.put(Array(good.prefix(index)), at: name)
            #expect(cache.picture(for: "key") == nil, "cut to \(index)")
        }
        folder.put(good, at: name)
        #expect(cache.picture(for: "key") == Self.picture(7, count: 101))
    }

    @Test(arguments: [1 << 18, 1 << 19, 700_001, 700_002, 700_003])
    func `a large picture is verified without being loaded, and dropped if damaged`(count: Int) throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.picture(7, count: count), for: "key")
        let name = try #require(folder.names.first)
        let good = folder.bytes(of: name)
        guard case .file(let path, let head) = try #require(cache.entry(for: "key")) else {
            Issue.record("it was read")
            return
        }
        #expect(Array(good[head.start...]) == Self.bytes(7, count: count))
        #expect(path == folder.path + "/" + name && head.date == Self.picture(7).date)
        #expect(head.stamp == Self.picture(7).stamp)
        for index in [0, 20, 30, 45, 1 << 18, count / 2, good.count - 1] {
            var bad = good
            bad[index] ^= 0x10
            folder.put(bad, at: name)
            #expect(cache.entry(for: "key") == nil, "byte \(index)")
            #expect(folder.names.isEmpty)
        }
        folder.put(good.dropLast(), at: name)
        #expect(cache.entry(for: "key") == nil)
        #expect(cache.entry(for: "none") == nil)
    }

    @Test func `a small picture is loaded with its cache entry`() throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.picture(7), for: "key")
        guard case .picture(let picture) = try #require(cache.entry(for: "key")) else {
            Issue.record("it was left where it lies")
            return
        }
        #expect(picture == Self.picture(7))
    }

    @Test func `a cache entry with the key of another picture is a miss`() throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.picture(1), for: "one")
        let one = try #require(folder.names.first)
        cache.insert(Self.picture(2), for: "two")
        let two = try #require(folder.names.first { $0 != one })
        folder.put(folder.bytes(of: one), at: two)
        #expect(cache.picture(for: "two") == nil)
        #expect(cache.picture(for: "one") == Self.picture(1))
    }

    @Test func `the cache stays within its limit and keeps recently used pictures`() throws {
        let folder = TemporaryFolder()
        let cache = DiskCache(folder: folder.path, limit: 100_000)
        cache.insert(Self.picture(0), for: "loved")
        for index in 1...400 {
            cache.insert(Self.picture(index), for: "\(index)")
            #expect(cache.picture(for: "loved") == Self.picture(0))
            if index.isMultiple(of: 20) { #expect(cache.contents.bytes <= 100_000) }
        }
        #expect(cache.picture(for: "400") == Self.picture(400))
        #expect(cache.picture(for: "1") == nil)
        #expect(cache.contents.count > 60)
    }

    @Test func `a picture larger than an eighth of the limit is not stored`() throws {
        let folder = TemporaryFolder()
        DiskCache(folder: folder.path, limit: 8000).insert(Self.picture(1, count: 2000), for: "large")
        #expect(folder.names.isEmpty)
    }

    @Test func `clearing the cache keeps files of other programs`() throws {
        let folder = TemporaryFolder()
        folder.put([1], at: "letter.txt")
        let cache = DiskCache(folder: folder.path)
        cache.insert(Self.picture(1), for: "one")
        cache.clear()
        #expect(folder.names == ["letter.txt"])
        #expect(cache.contents == (0, 0))
    }

    @Test func `concurrent caches on one folder never read a partial entry`() async throws {
        let folder = TemporaryFolder()
        await withTaskGroup(of: Void.self) { group in
            for shell in 0..<4 {
                let cache = DiskCache(folder: folder.path, limit: 60_000)
                group.addTask {
                    for step in 0..<300 {
                        let key = (step * 7 + shell) % 40
                        cache.insert(Self.picture(key), for: "\(key)")
                        let other = (step * 13 + shell) % 40
                        if let found = cache.picture(for: "\(other)") {
                            #expect(found == Self.picture(other))
                        }
                    }
                }
            }
        }
        #expect(folder.names.allSatisfy { $0.hasSuffix(".picture") })
        #expect(DiskCache(folder: folder.path).contents.bytes <= 60_000)
    }

    @Test func `a cache whose folder cannot be created stays empty`() throws {
        let folder = TemporaryFolder()
        let file = folder.put([1], at: "file")
        let cache = DiskCache(folder: file + "/below")
        cache.insert(Self.picture(1), for: "one")
        #expect(cache.picture(for: "one") == nil)
        #expect(cache.contents == (0, 0))
    }
}
