import Glibc

struct CancelPhase: Sendable {
    struct Scene {
        var environment: [String: String]
        var wrapper: [String] = []
        var servers: [AnyObject] = []
    }

    let name: String
    var needsRoot = false
    var needsPhotos = false
    /// Whether Ctrl-C stops a command; else it stops the drawing of pictures above a visible prompt.
    var isCommand = true
    /// Milliseconds from the typed line to Ctrl-C; without a running command, from the prompt to Ctrl-C.
    let delay: ClosedRange<Int>
    var line: @Sendable (Int) -> String = { _ in "search fog" }
    let scene: @Sendable (String) throws -> Scene

    /// Missing requirement; `nil` if the phase can run.
    var unmetNeed: String? {
        if needsRoot, geteuid() != 0 { return "root" }
        let hasPhotos = RequiredPrograms.exist(PortablePixmap.decoder, PortablePixmap.encoder)
        return needsPhotos && !hasPhotos ? "libjpeg-turbo-progs" : nil
    }
}

extension CancelPhase.Scene {
    static let prompt = "gallery> "

    init(service address: String, servers: [AnyObject] = []) {
        self.init(
            environment: ["GALLERY_UNSPLASH_URL": address, "UNSPLASH_ACCESS_KEY": "x"], servers: servers)
    }
}
