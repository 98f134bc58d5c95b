import CommandShell
import Testing

@Suite struct LineMemoryTests {
    private func memory(_ lines: (String, String)...) -> LineMemory {
        var memory = LineMemory()
        for (text, screen) in lines { memory.append(TypedLine(text, on: screen)) }
        return memory
    }

    @Test func `an older line of the current screen is suggested before a newer line of another screen`() {
        let memory = memory(("search fog", "a"), ("search cats", "a"), ("search sea", "b"))
        #expect(memory.rest(of: "se", on: "a", commands: ["search"]) == "arch cats")
        #expect(memory.rest(of: "search f", on: "b", commands: ["search"]) == "og")
    }

    @Test func `a line of another screen is suggested only if its command works on the current screen`() {
        let memory = memory(("zoom in", "detail"), ("search fog", "list"))
        #expect(memory.rest(of: "z", on: "list", commands: ["search"]) == nil)
        #expect(memory.rest(of: "z", on: "other", commands: ["zoom"]) == "oom in")
    }

    @Test func `a line with an unknown command is not suggested`() {
        let memory = memory(("search cats", "a"), ("searhc fog", "a"))
        #expect(memory.rest(of: "se", on: "a", commands: ["search"]) == "arch cats")
        #expect(memory.rest(of: "searh", on: "a", commands: ["search"]) == nil)
    }

    @Test(arguments: ["search рыжий кот", "山の朝", "12345678", "123456789 and more"])
    func `each nonempty proper prefix of a recorded line, and nothing else, is completed to the line`(
        line: String
    ) {
        let memory = memory((line, "a"), ("x", "a"))
        let commands = [String(line.prefix { $0 != " " })]
        for length in 1..<line.count {
            let rest = memory.rest(of: String(line.prefix(length)), on: "a", commands: commands)
            #expect(rest == String(line.dropFirst(length)))
        }
        #expect(memory.rest(of: line, on: "a", commands: commands) == nil)
        #expect(memory.rest(of: "", on: "a", commands: commands) == nil)
        #expect(memory.rest(of: line + "!", on: "a", commands: commands) == nil)
    }
}
