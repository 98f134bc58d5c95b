import GRDB
import GalleryCore

struct ForgottenHistory: Equatable, Sendable {
    let lines: [[DatabaseValue]]
    let searches: [[DatabaseValue]]

    var count: HistoryCount { HistoryCount(searches: searches.count, lines: lines.count) }
}
