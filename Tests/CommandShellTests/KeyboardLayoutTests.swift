import CommandShell
import Testing

@Suite struct KeyboardLayoutTests {
    @Test func `only text typed in the Russian keyboard layout is converted to Latin letters`() {
        #expect(KeyboardLayout.latin("ыуфкср Сфеы 3") == "search cats 3")
        #expect(KeyboardLayout.latin("search cats") == nil)
        #expect(KeyboardLayout.latin("") == nil)
    }

    @Test(arguments: zip("йыівЖςדق", "qssd:wsr"))
    func `a letter of another layout has the Latin letter of its key`(
        letter: Character, latin: Character
    ) {
        #expect(KeyboardLayout.latin(keyOf: letter) == latin)
    }

    @Test func `Latin letters and signs have no other Latin key`() {
        #expect("qwertyQ:/?+-=0".allSatisfy { KeyboardLayout.latin(keyOf: $0) == nil })
        #expect(KeyboardLayout.russian(keyOf: "q") == "й" && KeyboardLayout.russian(keyOf: "+") == nil)
    }
}
