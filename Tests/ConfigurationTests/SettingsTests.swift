import GalleryCore
import Testing

@testable import Configuration
@testable import PhotoService

@Suite struct SettingsTests {
    private static func settings(
        _ file: String = "", keys: String = "", environment: [String: String] = [:],
        flags: [SettingName: String] = [:]
    ) -> Settings {
        Settings(
            of: .program,
            file: SettingsFile(text: file, path: "settings"),
            keyFile: SettingsFile(text: keys, path: "keys", names: .keys(of: .program)),
            environment: environment, flags: flags)
    }

    @Test func `flags override the environment, which overrides the file, which overrides defaults`() {
        let variables = ["GALLERY_SERVICE": "flickr"]
        let none = Self.settings()
        #expect(none[.service] == nil && none.source(of: .service) == .builtIn)
        let file = Self.settings("service = unsplash")
        #expect(file[.service] == "unsplash" && file.source(of: .service) == .file)
        let environment = Self.settings("service = unsplash", environment: variables)
        #expect(environment[.service] == "flickr" && environment.source(of: .service) == .environment)
        let flag = Self.settings("service = unsplash", environment: variables, flags: [.service: "demo"])
        #expect(flag[.service] == "demo" && flag.source(of: .service) == .flag)
    }

    @Test func `a service, even one in no combination, is ready if it needs no keys or has them`() {
        let museum = ServiceDescription(
            ServiceName(rawValue: "museum"), at: "https://api.museum.example", isAlone: true)
        let settings = Settings(
            of: .program + [museum], file: .none, environment: ["UNSPLASH_ACCESS_KEY": "k"])
        for name in [museum.name, .nasa, .demo, .all, .free, .unsplash] { #expect(settings.isReady(name)) }
        #expect(!settings.isReady(.flickr))
    }

    @Test func `an empty variable or flag is ignored`() {
        let settings = Self.settings(
            "service = demo", environment: ["GALLERY_SERVICE": "", "UNSPLASH_ACCESS_KEY": ""],
            flags: [.service: ""])
        #expect(settings[.service] == "demo")
        #expect(settings.keys[.unsplash] == nil)
    }

    @Test func `the environment sets only settings that have a variable`() {
        let all = Dictionary(
            uniqueKeysWithValues: SettingName.all(of: .program).map {
                ("GALLERY_" + $0.rawValue.uppercased(), $0.example)
            })
        let settings = Self.settings(environment: all)
        for name in SettingName.all(of: .program) {
            #expect((settings.source(of: name) == .environment) == (name.variable != nil), "\(name)")
        }
    }

    @Test func `the service is the configured one, else Unsplash if it has an access key, else "free"`() {
        #expect(Self.settings().chosen == (.free, true))
        #expect(Self.settings(environment: ["UNSPLASH_ACCESS_KEY": "k"]).chosen == (.unsplash, true))
        #expect(Self.settings(environment: ["FLICKR_API_KEY": "k"]).chosen == (.free, true))
        #expect(Self.settings("service = Demo", keys: "unsplash_access_key = k").chosen == (.demo, false))
    }

    @Test func `access keys in the environment override the key file, which overrides the settings file`() {
        let line = "unsplash_access_key = "
        let one = Self.settings(line + "a").keys
        #expect(one[.unsplash] == "a" && one.source(of: .unsplash) == .file("settings"))
        let two = Self.settings(line + "a", keys: line + "b").keys
        #expect(two[.unsplash] == "b" && two.source(of: .unsplash) == .file("keys"))
        let three = Self.settings(line + "a", keys: line + "b", environment: ["UNSPLASH_ACCESS_KEY": "c"])
            .keys
        #expect(three[.unsplash] == "c" && three.source(of: .unsplash) == .environment)
        #expect(three.source(of: .unsplash)?.setting == .environment && three[.flickr] == nil)
    }

    @Test func `a leading tilde is expanded in path settings only`() {
        let settings = Self.settings(
            "pictures_folder = ~/Else\nunsplash_url = ~/x\nfolders = ~/My Pictures:/scans:~",
            environment: ["HOME": "/users/me", "GALLERY_CA_FILE": "~/ca"])
        #expect(settings[.picturesFolder] == "/users/me/Else")
        #expect(settings[.authorityFile] == "/users/me/ca")
        #expect(settings[.folders] == "/users/me/My Pictures:/scans:/users/me")
        #expect(settings[.address(.unsplash)] == "~/x")
    }

    @Test func `faults of the settings file are counted`() {
        #expect(Self.settings("x\ny = z\n").faultCount == 2)
    }
}
