import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct PastedAnswerTests {
    private let accounts = InMemoryAccounts()

    /// Request target to which Unsplash's page redirects the browser.
    private func answer(_ page: String) -> String {
        "/?code=\(SignInService.code)&state=\(CallbackQuery(ofAddress: page)["state"] ?? "")"
    }

    @Test func `a pasted address is accepted only with the redirect address and the state`() async throws {
        let service = try SignInService()
        let signIn = service.signIn(accounts)
        let attempt = try await signIn.begin(at: .unsplash, by: .paste)
        let right = "http://127.0.0.1:0" + answer(attempt.page)
        #expect(try attempt.code(in: "  \(right)\n") == SignInCode(SignInService.code))
        #expect(throws: SignInError.declined(.unsplash)) {
            try attempt.code(in: right.replacing("code=", with: "error="))
        }
        let foreign = [
            "http://127.0.0.1:0/?code=x&state=other", right.replacing("127.0.0.1", with: "evil.example"),
            right.replacing(":0/", with: ":1/"), right.replacing("http://", with: "https://"),
            right.replacing("/?", with: "/x?"), "http://127.0.0.1:0@evil.example" + right.suffix(90),
            "http://h/?error=access_denied",
            "https://unsplash.com/oauth/authorize/native?code=x", "code=x&state=other",
        ]
        for text in foreign {
            #expect(throws: SignInError.foreignCode, "\(text)") { try attempt.code(in: text) }
        }
        for text in ["http://127.0.0.1:0/?code=x", "http://127.0.0.1:0/?code=x&state=", "right-code"] {
            #expect(throws: SignInError.withoutState(.unsplash), "\(text)") { try attempt.code(in: text) }
        }
        #expect(throws: SignInError.nothingPasted) { try attempt.code(in: "  ") }
    }

    @Test(arguments: [
        "'{}'", "<{}>", "{}#_=_", "\"{}\"", "The address is {}.", "See ({}), please!", "\u{201C}{}\u{201D}",
        "Error at:{}", "\t{} refused to connect\n",
    ])
    func `a pasted address is found between quotes, brackets and words, with or without its scheme`(
        _ text: String
    ) async throws {
        let attempt = try await SignInService().signIn(accounts).begin(at: .unsplash, by: .paste)
        let address = "http://127.0.0.1:0" + answer(attempt.page)
        let code = SignInCode(SignInService.code)
        #expect(try attempt.code(in: text.replacing("{}", with: address)) == code)
        guard !text.contains("at:") else { return }
        #expect(try attempt.code(in: text.replacing("{}", with: address.dropFirst(7))) == code)
    }

    @Test func `an Unsplash code without an address is accepted only if the user chose to type a code`()
        async throws
    {
        let service = try SignInService()
        let signIn = service.signIn(accounts)
        let attempt = try await signIn.begin(at: .unsplash, by: .pasteOrType)
        #expect(attempt.pasted == .addressOrCode && attempt.launchAddress == nil)
        for text in ["right-code\r", "'right-code'", "<right-code>", "right-code#_=_"] {
            #expect(try attempt.code(in: text) == SignInCode("right-code"))
        }
        #expect(throws: SignInError.withoutState(.unsplash)) {
            try attempt.code(in: "http://127.0.0.1:0/?code=x")
        }
        for text in ["two words", "ко́д", String(repeating: "x", count: 513)] {
            #expect(throws: SignInError.malformedCode) { try attempt.code(in: text) }
        }
        #expect(try await signIn.begin(at: .unsplash, by: .paste).pasted == .address)
        let browser = service.signIn(accounts, port: try CallbackListener(port: 0).port)
        let listening = try await browser.begin(at: .unsplash, by: .browser)
        #expect(throws: SignInError.withoutState(.unsplash)) { try listening.code(in: "right-code") }
        let flickr = try await signIn.begin(at: .flickr, by: .paste)
        #expect(service.requests.last?.headers["authorization"]?.contains("oauth_callback=\"oob\"") == true)
        #expect(flickr.pasted == .code)
        #expect(try flickr.code(in: "123-456-789") == SignInCode("123-456-789"))
        _ = try await flickr.finish(with: SignInCode(SignInService.code))
        #expect(service.faults == [])
    }
}
