import TestKit
import Testing

/// Configuration files and variables that libraries read by themselves: netrc passwords, proxies, TLS key logs.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TerminalEnvironmentTests {
    private static let canary = "canary-netrc-8Hs"

    @Test func `netrc passwords are never used`() throws {
        let home = Home()
        let service = try RecordingService()
        let lines = "machine 127.0.0.1 login \(Self.canary) password \(Self.canary)\n"
        home.put(lines + "default login \(Self.canary) password \(Self.canary)\n", at: ".netrc")
        home.put("user = \"\(Self.canary):x\"\nnetrc\nheader = \"X: \(Self.canary)\"\n", at: ".curlrc")
        let run = try Gallery.run(
            "--service", "unsplash", "search", "fog", home: home,
            environment: [
                "NETRC": home(".netrc"), "CURL_HOME": home.path, "GALLERY_UNSPLASH_URL": service.base,
                "UNSPLASH_ACCESS_KEY": "x",
            ])
        #expect(run.code == 1)
        #expect(service.text.contains("GET /search/photos"))
        #expect(!service.text.contains(Self.canary))
        // A netrc password would be sent in Base64, so Authorization headers are counted.
        #expect(service.text.count(of: "Authorization:") == service.text.count(of: "Client-ID x"))
    }

    @Test func `a service that is used without an access key gets no netrc password`() throws {
        let home = Home()
        let service = try RecordingService(
            answer: "HTTP/1.1 200 OK\r\nContent-Length: 38\r\n\r\n{\"result_count\": 0, \"results\": [    ]}")
        home.put("machine 127.0.0.1 login \(Self.canary) password \(Self.canary)\n", at: ".netrc")
        _ = try Gallery.run(
            "--service", "openverse", "search", "fog", home: home,
            environment: ["NETRC": home(".netrc"), "GALLERY_OPENVERSE_URL": service.base + "/v1"])
        #expect(service.text.contains("GET /v1/images/"))
        #expect(!service.text.contains("Authorization:"))
    }

    @Test(arguments: ["https_proxy", "HTTPS_PROXY", "ALL_PROXY"])
    func `a proxy receives the host name, but no access key`(variable: String) throws {
        let home = Home()
        let proxy = try RecordingService(answer: "HTTP/1.1 502 No\r\nContent-Length: 0\r\n\r\n")
        let run = try Gallery.run(
            "--service", "unsplash", "search", "fog", home: home,
            environment: [variable: proxy.base, "UNSPLASH_ACCESS_KEY": Canary.key])
        #expect(run.code == 1)
        #expect(proxy.text.hasPrefix("CONNECT api.unsplash.com:443 HTTP/1.1\r\n"))
        #expect(!proxy.text.contains(Canary.key) && !proxy.text.contains("fog"))
        #expect(run.problems.contains("refuses the connection (502). Check `https_proxy`"))
        #expect(!(run.text + run.problems).contains(Canary.key))
    }

    @Test func `a service on the loopback interface is reached without a proxy`() throws {
        let home = Home()
        let proxy = try RecordingService(), service = try RecordingService()
        _ = try Gallery.run(
            "--service", "unsplash", "search", "fog", home: home,
            environment: [
                "http_proxy": proxy.base, "https_proxy": proxy.base, "ALL_PROXY": proxy.base,
                "GALLERY_UNSPLASH_URL": service.base, "UNSPLASH_ACCESS_KEY": "x",
            ])
        #expect(service.text.contains("GET /search/photos"))
        #expect(proxy.text == "")
    }

    @Test func `TLS keys are not logged`() throws {
        let home = Home()
        // libcurl would create the file when it initializes.
        let run = try Gallery.run(
            "--service", "unsplash", "search", "fog", home: home,
            environment: [
                "SSLKEYLOGFILE": home("connections"), "GALLERY_UNSPLASH_URL": "https://127.0.0.1:9",
                "UNSPLASH_ACCESS_KEY": "x",
            ])
        #expect(run.problems.contains("Connection refused"))
        #expect(!home.names(in: "").contains("connections"))
    }
}
