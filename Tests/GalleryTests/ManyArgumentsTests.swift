import Testing

@testable import gallery

struct ManyArgumentsTests {
    @Test(arguments: [[], ["--service", "demo"], ["--json"], ["--"]])
    func `all names of files after the options are arguments, and options keep their values`(
        options: [String]
    ) throws {
        let names = (0..<20).map { "\($0).jpg" }
        let parsed = try Options.parsed(["gallery"] + options + names)
        #expect(parsed.command == names)
        #expect(parsed.service == (options.contains("demo") ? "demo" : nil))
    }
}
