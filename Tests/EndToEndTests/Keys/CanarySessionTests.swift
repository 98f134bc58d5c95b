import Glibc
import TestKit
import Testing

/// An access key may occur only in the key file and in requests to its service.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct CanarySessionTests {
    private static let commands: [(line: String, answer: String)] = [
        ("search cats", "60 photos"), ("open 1", "1 of 60"), ("info", "Published"), ("credit", "Photo by"),
        ("similar", "Similar"), ("back", "1 of 60"), ("fav", "Added to favorites"), ("save", "Saved"),
        ("favorites", "1 photo"), ("status", "Requests left"), ("key", "unsplash"),
        ("collection no-such-collection", "There is no collection"),
        ("serhc", "There is no command"), ("service flickr", "key"), ("help key", "key"),
    ]

    @Test(arguments: [true, false])
    func `an access key is in no output, in no file but the key file, and in no process's environment`(
        isInFile: Bool
    ) throws {
        let home = Home()
        let service = try DemoService()
        var environment = ["GALLERY_UNSPLASH_URL": service.base]
        if isInFile {
            home.put("unsplash_access_key = \(Canary.key)\n", at: Canary.file)
        } else {
            environment["UNSPLASH_ACCESS_KEY"] = Canary.key
        }
        let terminal = try Gallery.atPrompt(home, environment: environment, service: "unsplash")
        for (line, answer) in Self.commands { try terminal.run(line, expecting: answer) }
        service.stop()
        try terminal.run("search something else", expecting: "No connection")
        #expect(home.names(in: ".local/share/gallery").contains("gallery.sqlite-wal"))
        #expect(try Canary.hits(home) == "")
        for process in [terminal.process] + RunningProcess.children(of: terminal.process).map(\.number) {
            #expect(!Self.text("/proc/\(process)/cmdline").contains(Canary.key))
            #expect(!Self.text("/proc/\(process)/environ").contains(Canary.key))
            let core = Self.text("/proc/\(process)/limits").split(separator: "\n").first {
                $0.hasPrefix("Max core file size")
            }
            #expect(core?.split(separator: " ").suffix(3) == ["0", "0", "bytes"])
        }
        #expect(terminal.quit() == 0)
        #expect(try Canary.hits(home) == "")
        #expect(!terminal.text.contains(Canary.key))
    }

    private static func text(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
