public import GalleryCore

extension Phrases {
    /// Shorter waits are not reported.
    private static let shortest = Duration.seconds(2)

    /// What a command that runs waits for, short enough for a narrow window; nil when it has not waited for long.
    public static func waiting(_ wait: NetworkWait) -> String? {
        guard wait.elapsed >= shortest else { return nil }
        if let pause = wait.pause.map({ max(1, $0.components.seconds) }) {
            return localized(
                "Retrying \(wait.host) in \(pause) s; Ctrl-C stops.",
                "Повтор запроса к \(wait.host) через \(pause) с; Ctrl-C — остановить.")
        }
        let seconds = wait.elapsed.components.seconds
        return localized(
            "Waiting \(seconds) s for \(wait.host); Ctrl-C stops.",
            "Ждём \(wait.host) \(seconds) с; Ctrl-C — остановить.")
    }

    /// Another program writes to the database.
    public static var waitingForGallery: String {
        localized("Waiting for another gallery…", "Ждём другую gallery…")
    }

    /// What the first screen waits for while the prompt is there.
    public static func firstScreenWaits(_ wait: NetworkWait) -> String {
        guard wait.elapsed >= shortest else {
            return localized("Loading from \(wait.host) …", "Загрузка с \(wait.host) …")
        }
        let seconds = wait.elapsed.components.seconds
        return localized(
            "\(wait.host) has not responded for \(seconds) s. Its response is shown when it "
                + "arrives; commands work meanwhile.",
            "\(wait.host) не отвечает уже \(seconds) с. Ответ появится, как только придёт; "
                + "команды пока работают.")
    }
}
