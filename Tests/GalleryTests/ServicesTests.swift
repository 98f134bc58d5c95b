import GalleryCore
import PhotoService
import TestKit
import Testing
import UseCases

@testable import gallery

@Suite(.timeLimit(.minutes(10))) struct ServicesTests {
    @Test(
        arguments: [
            ([:], [.commons, .openverse]),
            (["UNSPLASH_ACCESS_KEY": "k"], [.commons, .openverse, .unsplash]),
            (["FLICKR_API_KEY": "k", "UNSPLASH_SECRET_KEY": "k"], [.commons, .openverse, .flickr]),
        ] as [([String: String], [ServiceName])])
    func `the service all combines network services that need no key or have theirs, but not nasa`(
        environment: [String: String], names: [ServiceName]
    ) {
        #expect(Services.sample(environment: environment).configured == names)
    }

    @Test func `the service of files needs folders; with these, it is part of all and is not cached`() throws
    {
        var services = Services.sample()
        #expect(throws: CatalogError.misconfigured(.notSetUp(.files))) { try services.make(.files) }
        #expect(!services.isReady(.files))
        services.files = FilesCatalog(["/a"], in: StubPictureFolders(), looks: SessionValue(nil))
        #expect(services.isReady(.files) && services.configured == [.commons, .openverse, .files])
        #expect(try services.make(.files) is FilesCatalog)
    }

    @Test func `network services are cached and the local demo is not, also in a simulated state`() throws {
        let services = Services.sample(), simulated = Services.sample(scenario: DebugScenario(.noNetwork))
        #expect(try services.make(.commons) is CachedCatalog)
        #expect(!(try services.make(.demo) is CachedCatalog))
        #expect((try simulated.make(.commons) as? CachedCatalog)?.base is DebugService)
        #expect(try simulated.make(.demo) is DebugService)
    }

    @Test func `in a simulated state without network, a service fails without a request`() async throws {
        let service = try Services.sample(scenario: DebugScenario(.noNetwork)).make(.commons)
        await #expect(throws: CatalogError.offline(.disabled(.commons))) {
            try await service.page(of: .feed, PageRequest(number: 1))
        }
    }

    @Test func `an unknown name and a service without its required key are configuration errors`() {
        let services = Services.sample()
        #expect(
            throws: CatalogError.misconfigured(
                .unknownService("museum", known: services.selectable.map(\.rawValue)))
        ) { try services.make(ServiceName(rawValue: "museum")) }
        #expect(throws: CatalogError.misconfigured(.keyMissing(.unsplash))) { try services.make(.unsplash) }
    }

    @Test(
        arguments: [
            (.commons, "127.0.0.1:8080", "commons"), (.free, "127.0.0.1:8080", "commons"),
            (.commons, "upload.wikimedia.org", "upload.wikimedia.org"), (.demo, "127.0.0.1:9", "demo"),
        ] as [(ServiceName, String, String)])
    func `a wait names the service if the address of the service is configured, else the host`(
        service: ServiceName, host: String, name: String
    ) throws {
        let services = Services.sample(environment: ["GALLERY_COMMONS_URL": "http://127.0.0.1:8080/wiki"])
        let named = try ProgramServices(services, startingWith: service, isTrial: false)
            .named(NetworkWait(host: host, elapsed: .seconds(3)))
        #expect(named == NetworkWait(host: name, elapsed: .seconds(3)))
    }

    @Test func `a service with one of two keys has a notice that names the variable of the other`() {
        let services = Services.sample(environment: ["OPENVERSE_CLIENT_ID": "k"])
        #expect(
            services.notice(on: .openverse)
                == .keyIncomplete(.openverse, variable: "OPENVERSE_CLIENT_SECRET"))
        #expect(services.notice(on: .commons) == nil)
    }
}
