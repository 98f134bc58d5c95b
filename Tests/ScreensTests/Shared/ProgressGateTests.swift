import FoundationEssentials
import Testing

@testable import Screens

@Suite struct ProgressGateTests {
    private let start = Date(timeIntervalSince1970: 0)

    @Test func `ten a second go through`() {
        let gate = ProgressGate()
        let passed = (0..<1000).filter { gate.lets(at: start.addingTimeInterval(Double($0) / 1000)) }
        #expect(passed.count == 10)
    }

    @Test func `none after the end`() {
        let gate = ProgressGate()
        #expect(gate.lets(at: start))
        gate.close()
        #expect(!gate.lets(at: start.addingTimeInterval(1)))
        #expect(!gate.isOpen)
    }
}
