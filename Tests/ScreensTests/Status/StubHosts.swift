import GalleryCore

struct StubHosts: HostChecking {
    var contact: String?
    var hosts: [String] { [] }
    func check() async -> [HostCheck] { [] }
}
