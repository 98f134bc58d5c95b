/// What a terminal does beside showing text, as far as its environment tells who it is. Unknown ones do nothing.
public struct TerminalServices: Equatable, Sendable {
    /// How it is asked to notify a person who looks elsewhere.
    public enum Notification: Equatable, Sendable {
        /// `OSC 9 ; text`, of iTerm2.
        case iterm
        /// `OSC 777 ; notify ; title ; text`, of rxvt-unicode.
        case rxvt
        /// `OSC 99`, of kitty.
        case kitty
    }

    /// It makes text into links (OSC 8).
    public var linksText: Bool
    /// It stands on another machine, where our files are not.
    public var isRemote: Bool
    /// It notifies in this way; nil for none that is known.
    public var notification: Notification?
    /// It may put text onto the clipboard when asked (OSC 52). Where it does not, it ignores the request.
    public var takesCopies: Bool
    /// It is tmux, which has a buffer of its own.
    public var isTmux: Bool

    /// States them; nothing unless told.
    public init(
        linksText: Bool = false, isRemote: Bool = false, notification: Notification? = nil,
        takesCopies: Bool = false, isTmux: Bool = false
    ) {
        (self.linksText, self.isRemote, self.notification) = (linksText, isRemote, notification)
        (self.takesCopies, self.isTmux) = (takesCopies, isTmux)
    }

    /// What the environment says. Inside a multiplexer the variables of the terminal around it are left over from
    /// where it was started, and what is sent may not get through: only what tmux says of itself counts.
    public init(environment: [String: String]) {
        let around = TerminalEnvironment(environment)
        let term = environment["TERM"] ?? ""
        self.init(isRemote: around.isRemote)
        guard !TerminalType.isDumb(term), !TerminalType.isMonochrome(term), !term.hasPrefix("linux") else {
            return
        }
        switch around.multiplexer {
        case .tmux:
            isTmux = true
            // Links came with tmux 3.4.
            linksText =
                environment["TERM_PROGRAM"] == "tmux"
                && Version(environment["TERM_PROGRAM_VERSION"]) >= Version("3.4")
        case .screen, .zellij: return
        case nil:
            takesCopies = true
            linksText = Self.linksText(around.named?.terminal.name, environment)
            notification = around.named.flatMap { Self.notifications[$0.terminal.name] }
            if term.hasPrefix("rxvt-unicode") { notification = .rxvt }
        }
    }

    private static let linking: Set = [
        "kitty", "Ghostty", "WezTerm", "iTerm2", "foot", "Contour", "Alacritty", "Rio", "mintty",
    ]

    private static let notifications: [String: Notification] = [
        "kitty": .kitty, "Ghostty": .iterm, "WezTerm": .iterm, "iTerm2": .iterm, "foot": .rxvt,
    ]

    private static func linksText(_ name: String?, _ environment: [String: String]) -> Bool {
        func number(_ variable: String) -> Int { environment[variable].flatMap { Int($0) } ?? 0 }
        switch name {
        // 0.50.2, written 5002: the first in which a link could not crash it.
        case "a VTE terminal": return number("VTE_VERSION") >= 5_002
        case "Konsole": return number("KONSOLE_VERSION") >= 201_200
        case let name?: return linking.contains(name)
        case nil: return environment["WT_SESSION"] != nil || environment["TERM_PROGRAM"] == "vscode"
        }
    }
}

/// The numbers of a version, compared one by one.
private struct Version: Comparable {
    private let numbers: [Int]

    init(_ text: String?) {
        numbers = (text ?? "").split(separator: ".").map { part in Int(part.prefix { $0.isNumber }) ?? 0 }
    }

    static func < (left: Version, right: Version) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
