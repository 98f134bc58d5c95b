import GalleryCore
import PhotoService

/// The hosts of the services that are asked.
struct ServiceHosts: HostChecking {
    let services: ProgramServices
    let transport: CurlTransport

    func check() async -> [HostCheck] {
        await withTaskGroup(of: (Int, HostCheck).self) { group in
            for (index, address) in services.addresses.enumerated() {
                group.addTask { [transport] in (index, await transport.check(address)) }
            }
            var checks: [Int: HostCheck] = [:]
            for await (index, check) in group { checks[index] = check }
            return checks.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    var hosts: [String] { transport.hosts }
}
