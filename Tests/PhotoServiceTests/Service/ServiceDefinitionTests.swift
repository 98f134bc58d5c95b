import GalleryCore
import Testing

@testable import PhotoService

@Suite struct ServiceDefinitionTests {
    private let descriptions = ServiceDefinition.all.map(\.description)

    @Test
    func `known and unknown network services are listed first, then "all", then local ones`() {
        #expect(
            descriptions.names == [
                .free, .commons, .openverse, .nasa, .unsplash, .flickr, .all, .files, .demo,
            ])
        let museum = ServiceDescription(ServiceName(rawValue: "museum"), at: "https://museum.example")
        #expect(
            (descriptions + [museum]).names.map(\.rawValue).suffix(4) == ["museum", "all", "files", "demo"])
    }

    @Test(arguments: ServiceDefinition.all.map(\.description))
    func `a service name is a lower-case word that begins the names of the service's access keys`(
        description: ServiceDescription
    ) {
        #expect(description.name.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) })
        #expect(![.all, .own].contains(description.name))
        for key in description.keys {
            #expect(key.service == description.name)
            #expect(key.rawValue.hasPrefix(description.name.rawValue + "_"))
        }
    }

    @Test func `service names and access key names are unique`() {
        #expect(Set(descriptions.map(\.name)).count == descriptions.count)
        #expect(Set(descriptions.keys.map(\.rawValue)).count == descriptions.keys.count)
    }

    @Test func `exactly the services with accounts have a sign-in key`() {
        let signedIn = ServiceDefinition.all.filter { $0.accounts != nil }.map(\.description.name)
        #expect(signedIn == descriptions.withSignIn)
        #expect(ServiceDefinition.named(.flickr)?.accounts?.pageSize == 100)
        #expect(ServiceDefinition.named(.unsplash)?.accounts?.pageSize == 30)
    }

    @Test(arguments: ServiceDefinition.all)
    func `a service is created with all its keys, and without keys only if it needs none`(
        definition: ServiceDefinition
    ) throws {
        let description = definition.description
        func make(_ keys: [String: String]) throws -> any Service {
            try definition.make(
                ServiceSetup(
                    base: description.address ?? "", keys: { keys[$0.rawValue] }, folder: nil,
                    transport: .test(), files: StubMember(.files, [])))
        }
        let all = description.keys.map { ($0.rawValue, "k") }
        #expect(try make(Dictionary(uniqueKeysWithValues: all)).service == description.name)
        if description.worksWithoutKeys {
            #expect(try make([:]).service == description.name)
        } else {
            #expect(throws: CatalogError.misconfigured(.keyMissing(description.name))) { try make([:]) }
        }
    }
}
