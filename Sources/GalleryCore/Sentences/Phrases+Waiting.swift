extension Phrases {
    /// Below this nobody wants to be told.
    private static let tolerable = Duration.seconds(2)

    /// What a command that runs waits for, short enough for a narrow window; nil when it has not waited for long.
    public static func waiting(_ wait: NetworkWait) -> String? {
        guard wait.elapsed >= tolerable else { return nil }
        if let pause = wait.pause {
            return "Asking \(wait.host) again in \(max(1, pause.components.seconds)) s; Ctrl-C stops."
        }
        return "Waiting \(wait.elapsed.components.seconds) s for \(wait.host); Ctrl-C stops."
    }

    /// What the first screen waits for while the prompt is there.
    public static func firstScreenWaits(_ wait: NetworkWait) -> String? {
        guard wait.elapsed >= tolerable else { return nil }
        return "\(wait.host) has not answered for \(wait.elapsed.components.seconds) s; "
            + "what it sends is shown when it comes, and every command works meanwhile."
    }
}
