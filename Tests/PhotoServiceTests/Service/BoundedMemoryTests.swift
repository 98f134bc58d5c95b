import Testing

@testable import PhotoService

@Suite struct BoundedMemoryTests {
    @Test func `a full memory is cleared for a new key, not for a new value of a known key`() {
        let memory = BoundedMemory<String, Int>(most: 2)
        memory["a"] = 1
        memory["b"] = 2
        memory["b"] = 3
        #expect(memory["a"] == 1 && memory["b"] == 3)
        memory["c"] = 4
        #expect(memory["a"] == nil && memory["b"] == nil && memory["c"] == 4)
    }
}
