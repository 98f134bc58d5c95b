import GalleryCore
import PhotoService

struct ServiceHosts: HostChecking {
    let services: ProgramServices
    let transport: CurlTransport

    func check() async -> [HostCheck] {
        await services.addresses.concurrentMap { [transport] in await transport.check($0) }
    }

    var hosts: [String] { transport.hosts }

    var contact: String? { transport.contact }
}
