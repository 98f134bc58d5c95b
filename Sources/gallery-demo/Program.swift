import Glibc

@main enum Program {
    static func main() async {
        _ = signal(SIGINT, SIG_IGN)
        _ = signal(SIGPIPE, SIG_IGN)
        Parent.endWithIt()
        let count = getenv("GALLERY_DEMO_COUNT").flatMap { Int(String(cString: $0)) } ?? 600
        do {
            try await DemoServer(photos: DemoPhotoCollection(count: count)).run { address in
                let line = Array("\(address)\n".utf8)
                _ = write(1, line, line.count)
            }
        } catch {
            let sentence = "gallery-demo: the server could not listen on 127.0.0.1: \(error)\n"
            let bytes = Array(sentence.utf8)
            _ = write(2, bytes, bytes.count)
            exit(1)
        }
    }
}
