public import GalleryCore

extension Phrases {
    /// Shortest wait whose duration is reported.
    private static let shortest = Duration.seconds(2)

    /// Progress of a command that waits, short enough for a narrow window; `nil` for a short wait.
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

    public static var waitingForGallery: String {
        localized("Waiting for another gallery to write …", "Другая gallery записывает данные …")
    }

    public static func firstScreenWaits(_ wait: NetworkWait) -> String {
        guard wait.elapsed >= shortest else {
            return localized("Loading from \(wait.host) …", "Загрузка с \(wait.host) …")
        }
        let seconds = wait.elapsed.components.seconds
        return localized(
            "\(wait.host) has not responded for \(seconds) s. You can type commands; photos appear when they "
                + "arrive.",
            "\(wait.host) не отвечает уже \(seconds) с. Можно вводить команды; фотографии появятся, когда придут."
        )
    }
}
