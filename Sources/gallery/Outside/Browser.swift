import ChildProcesses
import GalleryCore

struct Browser: PageOpening {
    private static let textBrowsers = ["lynx", "w3m", "links", "links2", "elinks", "www-browser", "browsh"]

    let programs: ExternalPrograms
    let environment: [String: String]

    /// Tries the programs of `BROWSER`, for pages only, then xdg-open, until one succeeds.
    func open(_ link: String) async -> Bool {
        let page = WebLink.https(link) ?? WebLink.loopback(link)
        let isFolder = link.hasSuffix("/") && FileAddress.bytes(link) != nil
        for arguments in page.map(candidates) ?? (isFolder ? desktop(for: link) : []) {
            guard let name = arguments.first,
                let path = ExternalPrograms.path(of: name, in: environment["PATH"])
            else { continue }
            switch await programs.run(path, Array(arguments.dropFirst()), waiting: .seconds(2)) {
            case .ended(0), .running: return true
            case .ended, .failed: continue
            }
        }
        return false
    }

    /// `BROWSER`: colon-separated commands; `%s` is the address (as in xdg-open). Skips text browsers.
    private func candidates(for link: String) -> [[String]] {
        let own = (environment["BROWSER"] ?? "").split(separator: ":").map { command in
            let arguments = command.split(separator: " ").map(String.init)
            let hasPlace = arguments.contains { $0.contains("%s") }
            return arguments.map { $0.replacing("%s", with: link) } + (hasPlace ? [] : [link])
        }
        let usable = own.filter { arguments in
            let name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
            return arguments.count > 1 && !Self.textBrowsers.contains(name)
        }
        return usable + desktop(for: link)
    }

    /// Program that opens an address with the desktop's browser or file manager, if there is a display.
    private func desktop(for link: String) -> [[String]] {
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay ? [["xdg-open", link]] : []
    }
}
