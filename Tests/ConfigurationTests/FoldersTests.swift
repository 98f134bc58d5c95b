import Testing

@testable import Configuration

@Suite struct FoldersTests {
    @Test func `they are the standard ones in the home folder`() {
        let folders = Folders(environment: ["HOME": "/home/me"])
        #expect(folders.settings == "/home/me/.config/gallery")
        #expect(folders.data == "/home/me/.local/share/gallery")
        #expect(folders.cache == "/home/me/.cache/gallery")
        #expect(folders.state == "/home/me/.local/state/gallery")
        #expect(folders.pictures == "/home/me/Pictures/gallery")
    }

    @Test func `a variable with an absolute path wins, a relative one is ignored`() {
        let folders = Folders(environment: [
            "HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "data", "XDG_PICTURES_DIR": "/p",
        ])
        #expect(folders.settings == "/c/gallery")
        #expect(folders.data == "/home/me/.local/share/gallery")
        #expect(folders.pictures == "/p/gallery")
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
    func `without a home folder there are none`(environment: [String: String]) {
        let folders = Folders(environment: environment)
        #expect(folders.settings == nil && folders.state == nil)
        #expect(folders.data.isEmpty && folders.cache.isEmpty && folders.pictures.isEmpty)
    }
}
