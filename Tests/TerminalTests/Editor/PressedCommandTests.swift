import CommandShell
import TestKit
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(10))) struct PressedCommandTests {
    @Test func `a command that arrives while no key is read ends full-screen mode and is not lost`() async {
        let mailbox = EditorMailbox(output: OutputStream(output: -1, errors: -1))
        mailbox.pressing.put("lock")
        mailbox.pressing.put("by 3")
        guard case .ended = await mailbox.key(within: .seconds(60), from: {}) else {
            Issue.record("the full screen goes on")
            return
        }
        for line in ["lock", "by 3"] {
            guard case .key(line)? = mailbox.pressing.take() else {
                Issue.record("\(line) was lost")
                continue
            }
        }
        #expect(!mailbox.pressing.isPending)
    }

    @Test func `a key in full-screen mode updates the time of the last key press`() async {
        let mailbox = EditorMailbox(output: OutputStream(output: -1, errors: -1))
        let before = mailbox.pressing.lastKey
        async let event = mailbox.key(within: .seconds(60), from: {})
        await eventually("a key is awaited") { mailbox.keyWait != nil }
        mailbox.keyWait?.finish(.key(.space))
        #expect(await event == .key(.space))
        #expect(mailbox.pressing.lastKey > before)
    }
}
