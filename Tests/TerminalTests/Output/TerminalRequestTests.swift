import CommandShell
import TestKit
import Testing
import Viper

@testable import Terminal

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct TerminalRequestTests {
    private let surface = RecordingSurface()

    private func console(
        _ services: TerminalServices, notifies: Bool = true, copier: (@Sendable (String) async -> Bool)? = nil
    ) -> TerminalConsole {
        TerminalConsole(
            surface: surface, capabilities: TerminalCapabilities(color: .none, services: services),
            pictures: StubDrawing(), notifies: { notifies }, copier: copier)
    }

    @Test func `text is copied to the clipboard in base64, and an overlong text is refused`() async {
        let console = console(TerminalServices(supportsClipboard: true))
        #expect(await console.copy("a\u{1B}\\é"))
        #expect(surface.requests == ["\u{1B}]52;c;YRtcw6k=\u{1B}\\"])
        #expect(await !console.copy(String(repeating: "x", count: 50_001)))
    }

    @Test func `a copy function, if given, replaces the clipboard sequence; with neither, copying fails`()
        async
    {
        #expect(await console(TerminalServices(supportsClipboard: true), copier: { $0 == "yes" }).copy("yes"))
        #expect(await !console(TerminalServices(supportsClipboard: true), copier: { $0 == "yes" }).copy("no"))
        #expect(await !console(TerminalServices()).copy("x"))
        #expect(surface.requests.isEmpty)
    }

    @Test func `a picture is copied in pieces of 4096 bytes if the terminal's clipboard accepts pictures`() {
        let picture = [UInt8](repeating: 0, count: 5000)
        #expect(!console(TerminalServices(supportsClipboard: true)).copy(picture, type: "image/png"))
        #expect(surface.requests.isEmpty)
        var services = TerminalServices()
        services.copiesPictures = true
        #expect(console(services).copy(picture, type: "image/png"))
        let parts = surface.requests.joined().split(separator: "\u{1B}\\")
        let data = "\u{1B}]5522;type=wdata:mime=aW1hZ2UvcG5n;"
        #expect(parts.count == 4 && parts.first == "\u{1B}]5522;type=write")
        #expect(parts[1].hasPrefix(data) && parts[1].count == data.count + 5464)
        #expect(parts[2].hasPrefix(data) && parts[2].count == data.count + 1208)
        #expect(parts.last == "\u{1B}]5522;type=wdata")
    }

    @Test func `a notification uses the terminal's sequence, which the notification's text cannot end early`()
    {
        for (way, sequence) in [
            (TerminalServices.Notification.iterm, "\u{1B}]9;gallery: `save` is done, really\u{1B}\\"),
            (.rxvt, "\u{1B}]777;notify;gallery;`save` is done, really\u{1B}\\"),
            (.kitty, "\u{1B}]99;o=unfocused;gallery: `save` is done, really\u{1B}\\"),
        ] {
            console(TerminalServices(notification: way)).notify("`save` is done; really")
            #expect(surface.requests.last == sequence)
        }
        console(TerminalServices(notification: .rxvt)).notify("a;\u{301}b")
        #expect(surface.requests.last == "\u{1B}]777;notify;gallery;a,\u{301}b\u{1B}\\")
        console(TerminalServices(notification: .iterm)).notify("a\u{7}\u{1B}\u{9C}b")
        #expect(surface.requests.last?.dropFirst().dropLast(2).contains("\u{1B}") == false)
        #expect(surface.requests.last?.unicodeScalars.contains("\u{7}") == false)
    }

    @Test func `no notification is sent if notifications are disabled or unsupported`() {
        console(TerminalServices(notification: .iterm), notifies: false).notify("x")
        console(TerminalServices()).notify("x")
        #expect(surface.requests.isEmpty)
    }
}
