import Glibc

struct CancelPhase: Sendable {
    /// Environment of the program, and servers to which it connects.
    struct Scene {
        var environment: [String: String]
        /// Command that runs the program, such as `unshare`.
        var wrapper: [String] = []
        var servers: [AnyObject] = []
    }

    let name: String
    var needsRoot = false
    var needsPhotos = false
    /// Whether a command runs; else the prompt is shown while a picture is drawn.
    var isCommand = true
    /// Range of milliseconds to Ctrl-C, from the typed line or, without a running command, from the prompt.
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
