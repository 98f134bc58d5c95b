import CommandShell
import Testing

@Suite struct KeyboardLayoutTests {
    @Test func `only text typed in the Russian keyboard layout is converted to Latin letters`() {
        #expect(KeyboardLayout.latin("ыуфкср Сфеы 3") == "search cats 3")
        #expect(KeyboardLayout.latin("search cats") == nil)
        #expect(KeyboardLayout.latin("") == nil)
    }
}
