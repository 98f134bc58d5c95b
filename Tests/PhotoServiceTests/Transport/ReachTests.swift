import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ReachTests {
    @Test(arguments: [
        "127.0.0.1", "127.1", "127.0.1", "0177.0.0.1", "0x7f.0.0.1", "0x7f000001", "2130706433",
        "017700000001", "127.255.255.254", "localhost", "LOCALHOST", "a.localhost", "0", "0.0.0.0", "[::1]",
        "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "10.0.0.1", "172.16.0.1",
        "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0xa9fea9fe", "2852039166",
        "[fe80::1]", "[fd00::1]", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
        "[::ffff:a9fe:a9fe]", "224.0.0.1", "255.255.255.255", "%31%32%37.0.0.1",
    ])
    func `an address that is not public is refused before a connection is opened`(host: String) async throws {
        let server = try RawServer { $0.waitForEnd() }
        let url = "https://\(host):\(server.port)/"
        let error = await CurlTransport.test().failure(of: .test(url, reach: .internet))
        #expect(error == .refused(.host("\(host):\(server.port)", .privateAddress)))
        #expect(server.connections == 0)
    }

    @Test func `a redirect from this computer into the local network is refused`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer("302 Found", headers: ["Location: http://169.254.169.254/latest"])
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .refused(.host("127.0.0.1:\(server.port)", .privateAddress)))
    }

    @Test(arguments: [
        ([93, 184, 216, 34], NetworkAddress.Kind.open), ([198, 18, 0, 1], .open), ([172, 32, 0, 1], .open),
        ([100, 128, 0, 1], .open), ([192, 0, 0, 1], .local), ([127, 9, 9, 9], .loopback), ([1, 2], .local),
        ([0x20, 1, 0xD, 0xB8] + [UInt8](repeating: 1, count: 12), .open),
        ([0x20, 2, 93, 184, 216, 34] + [UInt8](repeating: 0, count: 10), .open),
        ([0, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8) + [93, 184, 216, 34], .open),
    ])
    func `addresses are classified by their bytes`(bytes: [UInt8], kind: NetworkAddress.Kind) {
        #expect(NetworkAddress(bytes: bytes, port: 443).kind == kind)
    }

    @Test func `only the proxy may be in the local network`() {
        let proxy = NetworkAddress(bytes: [10, 0, 0, 1], port: 3128)
        let other = NetworkAddress(bytes: [10, 0, 0, 1], port: 443)
        #expect(Reach.internet.permits(proxy, proxyPort: 3128, isPlain: false))
        #expect(!Reach.internet.permits(other, proxyPort: 3128, isPlain: false))
        #expect(!Reach.internet.permits(proxy, proxyPort: nil, isPlain: false))
    }

    @Test func `plain http is limited to this computer`() {
        let open = NetworkAddress(bytes: [93, 184, 216, 34], port: 80)
        #expect(!Reach.loopback.permits(open, proxyPort: nil, isPlain: true))
        #expect(Reach.loopback.permits(open, proxyPort: nil, isPlain: false))
    }

    @Test(arguments: [
        ("http://proxy:3128", 3128), ("proxy:3128/", 3128), ("http://u:p@proxy:8080", 8080), ("proxy", 1080),
        ("https://proxy", 443), ("HTTPS://proxy/", 443), ("https://proxy:8443", 8443),
        ("socks5://proxy", 1080),
    ])
    func `the port of a proxy is parsed as by libcurl`(proxy: String, port: UInt16) {
        #expect(Proxy(address: proxy).port == port)
    }
}
