import TestKit

/// The demo server in place of a network service.
final class DemoService {
    struct NotStarted: Error {}

    let base: String
    private let program: PipedProcess

    init() throws {
        program = try PipedProcess([Launch.path(of: "gallery"), "serve-demo"], closed: [2])
        guard program.expect("\n") else { throw NotStarted() }
        base = String(program.output.dropLast())
    }

    func stop() { program.stop() }

    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": base, "UNSPLASH_ACCESS_KEY": "x"]
    }

    /// Host and port, as printed in messages.
    var host: String { String(base.dropFirst("http://".count)) }
}
