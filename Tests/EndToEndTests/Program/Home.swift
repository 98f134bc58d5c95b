import TestKit

typealias Home = TemporaryFolder

extension Home {
    var environment: [String: String] {
        [
            "HOME": path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "COLORTERM": "truecolor",
            "LC_ALL": "C.UTF-8",
            // Makes the default services unreachable on every machine.
            "GALLERY_OPENVERSE_URL": "http://127.0.0.1:1", "GALLERY_COMMONS_URL": "http://127.0.0.1:1",
            // In debug builds the Swift runtime would prompt on the terminal at SIGQUIT.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }
}
