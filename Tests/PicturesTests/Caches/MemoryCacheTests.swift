import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct MemoryCacheTests {
    @Test func `the least recently used value is evicted first`() {
        let cache = MemoryCache<Int, String>(limit: 80)
        for key in 0..<8 { cache.insert("\(key)", for: key, cost: 10) }
        #expect(cache.value(for: 0) == "0")
        cache.insert("8", for: 8, cost: 10)
        #expect(cache.value(for: 0) == "0")
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 8) == "8")
    }

    @Test func `ten thousand insertions stay within the limit`() {
        let cache = MemoryCache<Int, Int>(limit: 1000)
        for key in 0..<10_000 {
            cache.insert(key, for: key, cost: 1 + key % 97)
            #expect(cache.contents.bytes <= 1000)
            #expect(cache.value(for: key) == key)
        }
        #expect(cache.contents.count > 5)
    }

    @Test func `a replaced value's cost is released, and a value that exceeds the limit is not stored`() {
        let cache = MemoryCache<String, Int>(limit: 100)
        for value in 0..<50 { cache.insert(value, for: "one", cost: 60) }
        #expect(cache.contents == (1, 60))
        cache.insert(1, for: "huge", cost: 101)
        #expect(cache.value(for: "huge") == nil)
        #expect(cache.value(for: "one") == 49)
        cache.clear()
        #expect(cache.contents == (0, 0))
    }

    @Test func `concurrent insertions stay within the limit`() async {
        let cache = MemoryCache<Int, Int>(limit: 500)
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for step in 0..<1000 {
                        cache.insert(step, for: step % 50 + task, cost: 7)
                        if let found = cache.value(for: step % 60) { #expect(found < 1000) }
                    }
                }
            }
        }
        #expect(cache.contents.bytes <= 500)
    }
}
