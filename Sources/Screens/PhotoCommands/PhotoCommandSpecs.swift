import CommandShell
import GalleryCore
import Wording

/// Maximum number of photos for which `all` needs no confirmation.
private let mostUnconfirmed = 30

extension CommandSpec where Event == PhotoRequest {
    /// Returns no request for identifiers, addresses and `marked`, which the global table parses; on a photo, `marked`
    /// followed by words is a text. `all` must be confirmed for more than 30 photos.
    var onScreen: CommandSpec {
        CommandSpec(info: info.withoutNumbersOnPhoto) { [parse, info] arguments, scope throws(UsageError) in
            guard try !arguments.photos().contains(where: { $0 != nil }),
                scope.current != nil && info.takesText && arguments.count > 1
                    || arguments.index(of: MarkCommand.marked, in: info) == nil
            else { return nil }
            guard let all = arguments.first(where: { $0.isForAll }), let numbers = scope.numbers else {
                return try parse(arguments, scope)
            }
            let isConfirmed = arguments.last?.text == "--yes"
            let request: PhotoRequest?
            do throws(UsageError) {
                request = try parse(isConfirmed ? Array(arguments.dropLast()) : arguments, scope)
            } catch {
                // The command itself asks also for fewer photos.
                guard isConfirmed, case .unconfirmed = error.reason else { throw error }
                return try parse(arguments, scope)
            }
            // The word may also be part of a text, as in `note all quiet`.
            guard let request, request.numbers.count == numbers.count else {
                return try parse(arguments, scope)
            }
            guard isConfirmed || numbers.count <= mostUnconfirmed else {
                throw UsageError(.unconfirmed(numbers.count), at: .argument(all.index, part: nil))
            }
            return request
        }
    }

    /// Accepts photos named by identifier or page address, and `marked` for the marked photos. Numbers them in the
    /// typed order; declines other arguments. Not listed, since help documents the commands of screens.
    var named: CommandSpec<NamedPhotos> {
        CommandSpec<NamedPhotos>(info: info.unlisted) { [parse, info] arguments, scope throws(UsageError) in
            let arguments = try arguments.expandingMarks(of: info, in: scope)
            var ids: [PhotoID] = []
            let photos = try arguments.photos()
            var numbered = zip(arguments, photos).map { word, id in
                guard let id else { return word }
                if !ids.contains(id) { ids.append(id) }
                return Word(
                    String((ids.firstIndex(of: id) ?? 0) + 1), at: word.index, name: word.name)
            }
            guard !ids.isEmpty else { return nil }
            // Without a board name, the photos are added to the board in use.
            if info.name == BoardCommand.info.name, photos.count > 1, photos[1] != nil {
                numbered.insert(Word("", at: 0), at: 1)
            }
            let request = try parse(numbered, ParsingScope(numbers: 1...ids.count))
            return request.map { NamedPhotos(request: $0, ids: ids) }
        }
    }
}

extension Word {
    /// Whether the word or a part of it, as in `1,all`, may mean all photos.
    fileprivate var isForAll: Bool {
        text.lowercased().split(separator: ",").contains { $0 == NumberList.all }
    }
}

extension [Word] {
    /// Position of `marked`, before which there may be only identifiers. In `board`, it follows the subcommand and any
    /// board name, and is the last word or precedes `to` or `--yes`.
    fileprivate func index(of keyword: String, in info: CommandInfo) -> Int? {
        guard let index = firstIndex(where: { $0.text.lowercased() == keyword }) else { return nil }
        guard info.name == BoardCommand.info.name else {
            // After an identifier, `marked` is part of the text.
            guard !info.takesText || index == 0 else { return nil }
            return self[..<index].allSatisfy { $0.name != nil } ? index : nil
        }
        let isLast = index == count - 1 || ["to", "--yes"].contains(self[index + 1].text.lowercased())
        return isLast && index > 0 && BoardEdit.isSubcommand(self[0].text) ? index : nil
    }

    fileprivate func expandingMarks(of info: CommandInfo, in scope: ParsingScope) throws(UsageError) -> [Word]
    {
        guard let index = index(of: MarkCommand.marked, in: info) else { return self }
        let position = UsageError.Position.argument(self[index].index, part: nil)
        guard !scope.marked.isEmpty else { throw UsageError(.nothing(Phrases.Marked.none), at: position) }
        if index + 1 < count, BoardEdit.isNumbers(self[index + 1].text) {
            throw UsageError(.nothing(Phrases.Marked.withoutNumbers), at: position)
        }
        let ids = scope.marked.map { Word($0, at: self[index].index, name: $0) }
        return self[..<index] + ids + self[(index + 1)...]
    }

    /// Photo that each word names by identifier or page address. After a number, an address is text, as in `note`.
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
    var unlisted: CommandInfo {
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
