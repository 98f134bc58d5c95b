import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SecretLineTests {
    private static let secrets = [
        "lock set 470815", "lock 470815", "unlock 470815", "lokc 470815", "unlck 470815",
        "gallery lock set 470815",
        "unsplash_token = q470815z", "set unsplash_token q470815z", "st unsplash_token q470815z",
        "login unsplash --token q470815z", "login --token=q470815z", "signin unsplash q470815z",
        "lgoin unsplash --token q470815z", "http://127.0.0.1:28417/?state=a&code=q470815z",
        "open http://127.0.0.1:28417/?code=q470815z", "open 1; http://127.0.0.1:28417/?code=q470815z",
        "http://127.0.0.1:28417/?oauth_token=a&oauth_verifier=q470815z", "kye set unsplash q470815z",
        "home; lock set 470815", "ключ set unsplash q470815z", "заблокировать 470815",
        "разблокировать 470815",
        ":lock set 470815", ":code=q470815z", "token q470815z", "Bearer q470815z", "Client-ID q470815z",
        "k set unsplash q470815z", "/lock 470815",
        "set proxy http://name:q470815z@127.0.0.1:9",
    ]

    @Test func `a line with a PIN, a token or a code is neither stored nor recalled`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("search lock 1234", expecting: "Search lock 1234")
        for secret in Self.secrets {
            terminal.forget()
            terminal.type(secret + "\r")
            try terminal.expect("\n")
            try terminal.expect(Gallery.prompt)
        }
        terminal.type("\u{1B}[200~open 4711\nhttp://127.0.0.1:28417/?code=q470815z\u{1B}[201~\r")
        try terminal.expect("\n")
        try terminal.expect(Gallery.prompt)
        terminal.waitForQuiet()
        // The newest line that can be recalled is the search typed first.
        terminal.type("\u{1B}[A")
        try terminal.wait(for: "the line before") { terminal in
            let screen = terminal.screen
            return screen.lines[screen.row] == "gallery> search lock 1234"
        }
        // No suggestion ends in a secret.
        terminal.type("\u{15}lock")
        terminal.waitForQuiet()
        let screen = terminal.screen
        #expect(screen.lines[screen.row] == "gallery> lock")
        #expect(try Canary.hits(home, of: "470815") == "")
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
        #expect(try Canary.hits(home, of: "470815") == "")
    }
}
