import TestKit
import Testing

@testable import Configuration

@Suite struct FoldersTests {
    @Test func `the default folders are the XDG defaults in the home folder`() {
        let folders = Folders(environment: ["HOME": "/users/me"])
        #expect(folders.settings == "/users/me/.config/gallery")
        #expect(folders.data == "/users/me/.local/share/gallery")
        #expect(folders.cache == "/users/me/.cache/gallery")
        #expect(folders.state == "/users/me/.local/state/gallery")
        #expect(folders.pictures == "/users/me/Pictures/gallery")
    }

    @Test func `an absolute XDG path overrides the default, and a relative path is ignored`() {
        let folders = Folders(environment: [
            "HOME": "/users/me", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "data", "XDG_PICTURES_DIR": "/p",
        ])
        #expect(folders.settings == "/c/gallery")
        #expect(folders.data == "/users/me/.local/share/gallery")
        #expect(folders.pictures == "/p/gallery")
    }

    @Test func `the pictures folder named in user-dirs.dirs is used unless XDG_PICTURES_DIR is set`() {
        let home = TemporaryFolder()
        home.put(
            "# made by xdg-user-dirs\nXDG_PICTURES_DIR=\"$HOME/Изображения\"\n", at: ".config/user-dirs.dirs")
        #expect(
            Folders(environment: ["HOME": home.path]).pictures == home.path + "/Изображения/gallery")
        #expect(Folders(environment: ["HOME": home.path, "XDG_PICTURES_DIR": "/p"]).pictures == "/p/gallery")
        home.put("XDG_PICTURES_DIR=\"/data/pics/\"\n", at: "other/user-dirs.dirs")
        let elsewhere = ["HOME": home.path, "XDG_CONFIG_HOME": home("other")]
        #expect(Folders(environment: elsewhere).pictures == "/data/pics/gallery")
    }

    @Test(arguments: [
        "XDG_PICTURES_DIR=\"$HOME/\"", "XDG_PICTURES_DIR=\"pics\"", "XDG_MUSIC_DIR=\"/m\"", "\0\u{FF}",
    ])
    func `if user-dirs.dirs names no valid pictures folder, the default folder is used`(text: String) {
        let home = TemporaryFolder()
        home.put(text, at: ".config/user-dirs.dirs")
        #expect(Folders(environment: ["HOME": home.path]).pictures == home.path + "/Pictures/gallery")
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
    func `all folder paths are nil or empty if HOME is missing or relative`(environment: [String: String]) {
        let folders = Folders(environment: environment)
        #expect(folders.settings == nil && folders.state == nil)
        #expect(folders.data.isEmpty && folders.cache.isEmpty && folders.pictures.isEmpty)
    }
}
