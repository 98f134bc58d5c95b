import Configuration
import Screens
import Testing

@testable import gallery

@Suite struct CommandLineOptionTests {
    @Test func `a PIN after any option of the program is not recorded in the history`() {
        let options = CommandLineOption.all
        #expect(options.contains { $0.hasValue } && options.contains { !$0.hasValue })
        for option in options {
            for name in option.names {
                // The value of `-c` is a command.
                let line = "gallery \(name)\(option.hasValue && name != "-c" ? " x" : "") lock 4711"
                #expect(
                    !RecordableLine.isRecordable(
                        line, knowing: AccessKeys([]), optionTakesValue: CommandLineOption.takesValue),
                    "\(line)")
            }
        }
    }

    @Test func `options are known with and without a value, and other words are no options`() {
        #expect(CommandLineOption.takesValue("--service") == true)
        #expect(CommandLineOption.takesValue("--json") == false)
        #expect(CommandLineOption.takesValue("--token") == nil)
        #expect(CommandLineOption.takesValue("lock") == nil)
    }
}
