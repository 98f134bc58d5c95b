import GalleryCore
import Testing

@testable import Screens

@Suite struct PersonalRouteTests {
    @Test func `the credits of a file are public, but not those of the pictures folder or a board`() {
        #expect(!Route.credits(.inspect(["fog.jpg"])).isPersonal)
        #expect(Route.credits(.list([], nil, to: nil)).isPersonal)
        #expect(Route.credits(.licenses(["img"])).isPersonal)
    }
}
