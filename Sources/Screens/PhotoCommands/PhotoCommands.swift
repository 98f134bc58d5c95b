import CommandShell
import GalleryCore

/// Commands on photos, given by list number, by identifier, or as the shown photo.
enum PhotoCommands {
    /// In the order of help within each group.
    static let all: [CommandSpec<PhotoAction>] =
        [DiscoveryCommands.open, FavoriteCommands.add, FavoriteCommands.remove, SaveCommand.spec]
        + SharingCommands.all + TasteCommands.onPhotos + DiscoveryCommands.all + AnnotationCommands.all
        + [BoardCommands.onPhotos]

    /// Commands for list screens; `lift` wraps an action in an event of the screen.
    static func onList<Event>(_ lift: @escaping @Sendable (PhotoAction) -> Event) -> [CommandSpec<Event>] {
        all.map { $0.onScreen.lifted(lift) }
    }

    /// Commands for photos named by identifier, without `board`, which parses identifiers among its other arguments.
    static let named: [CommandSpec<Route>] =
        all.filter { $0.info.name != BoardCommands.info.name }.map { $0.named.lifted(Route.namedPhotos) }

    /// Commands for the detail screen, which also accept numbers of the list from which the photo was opened.
    static func onPhoto<Event>(_ lift: @escaping @Sendable (PhotoAction) -> Event) -> [CommandSpec<Event>] {
        all.map { $0.onScreen.lifted(lift) }
    }
}

extension CommandSpec where Event == PhotoAction {
    /// Declines identifiers and page addresses.
    var onScreen: CommandSpec {
        CommandSpec(info: info.withoutNumbersOnPhoto) { [parse] arguments, scope throws(UsageError) in
            try arguments.photos().contains { $0 != nil } ? nil : try parse(arguments, scope)
        }
    }

    /// Accepts identifiers and page addresses, numbered in this order; declines other arguments. Help does not list it.
    var named: CommandSpec<NamedPhotos> {
        CommandSpec<NamedPhotos>(info: info.unlisted) { [parse] arguments, _ throws(UsageError) in
            var ids: [PhotoID] = []
            let numbered = zip(arguments, try arguments.photos()).map { word, id in
                guard let id else { return word }
                if !ids.contains(id) { ids.append(id) }
                return Word(String((ids.firstIndex(of: id) ?? 0) + 1), at: word.index)
            }
            guard !ids.isEmpty else { return nil }
            let action = try parse(numbered, ParsingScope(numbers: 1...ids.count))
            return action.map { NamedPhotos(action: $0, ids: ids) }
        }
    }
}

extension [Word] {
    /// Photo named by each word: an identifier or a page address. After a number, an address is text, as in a note.
    fileprivate func photos() throws(UsageError) -> [PhotoID?] {
        if let first, first.name == nil, WebLink.withoutScheme(first.text) != nil {
            throw UsageError(.address, at: .argument(first.index, part: nil))
        }
        let numbers = firstIndex { BoardEdit.isNumbers($0.text) } ?? endIndex
        return enumerated().map { index, word in
            word.name == word.text || index < numbers ? word.name.flatMap { PhotoID($0) } : nil
        }
    }
}

extension CommandInfo {
    fileprivate var unlisted: CommandInfo {
        var info = self
        info.isListed = false
        return info
    }

    /// Omits the number from examples while one photo is shown.
    fileprivate var withoutNumbersOnPhoto: CommandInfo {
        mapExamples { examples, scope in
            guard scope.hasPhotoOnScreen else { return examples }
            var shown: [String] = []
            for example in examples {
                let arguments = example.split(separator: " ")
                let rest = arguments.filter { $0.first?.isNumber != true }.joined(separator: " ")
                if !shown.contains(rest) { shown.append(rest) }
            }
            return shown.count > 1 ? shown : shown + examples.prefix(1)
        }
    }
}
