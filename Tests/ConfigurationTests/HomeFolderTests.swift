import Testing

@testable import Configuration

@Suite struct HomeFolderTests {
    @Test(arguments: ["/home/me", "/home/me/"])
    func `a leading tilde is the home folder, and its path is hidden`(path: String) {
        let home = HomeFolder(environment: ["HOME": path])
        #expect(home.path(of: "~") == "/home/me")
        #expect(home.path(of: "~/x") == "/home/me/x")
        #expect(home.path(of: "~you/x") == "~you/x")
        #expect(home.path(of: "/x/~/y") == "/x/~/y")
        #expect(home.hidden(in: "/home/me/a, /home/me/b") == "~/a, ~/b")
    }

    @Test(arguments: [[:], ["HOME": "/"], ["HOME": "relative"]])
    func `without a home folder nothing is changed`(environment: [String: String]) {
        let home = HomeFolder(environment: environment)
        #expect(home.path(of: "~/x") == "~/x")
        #expect(home.hidden(in: "/home/me/a") == "/home/me/a")
    }
}
