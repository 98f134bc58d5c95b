import CommandShell
import Configuration
import Testing

@testable import Terminal

@Suite struct ProtocolSettingTests {
    @Test func `every protocol can be set, and nothing else`() {
        #expect(SettingName.graphics.words == ["auto"] + GraphicsProtocol.allCases.map(\.rawValue))
    }
}
