import Testing

@testable import Configuration

@Suite struct HomeFolderTests {
    @Test(arguments: ["/users/me", "/users/me/"])
    func `a leading tilde is expanded to the home folder, and displayed paths have ~ for the home folder`(
        path: String
    ) {
        let home = HomeFolder(environment: ["HOME": path])
        #expect(home.path(of: "~") == "/users/me")
        #expect(home.path(of: "~/x") == "/users/me/x")
        #expect(home.path(of: "~you/x") == "~you/x")
        #expect(home.path(of: "/x/~/y") == "/x/~/y")
        #expect(home.hidden(in: "/users/me/a, /users/me/b") == "~/a, ~/b")
    }

    @Test(arguments: [[:], ["HOME": "/"], ["HOME": "relative"]])
    func `paths and text stay unchanged if HOME is missing, relative or the root`(
        environment: [String: String]
    ) {
        let home = HomeFolder(environment: environment)
        #expect(home.path(of: "~/x") == "~/x")
        #expect(home.hidden(in: "/users/me/a") == "/users/me/a")
    }
}
