import CommandShell
import GalleryCore
import Wording

extension CommandArgument where Value == [Int] {
    /// Numbers in a list; optional if one photo is shown or the list has only one photo.
    static var photos: CommandArgument {
        CommandArgument(
            usage: { $0.hasPhotoOnScreen ? "[\(Phrases.Help.numbers)]" : Phrases.Help.numbers },
            takes: { _ in [.numbers] },
            parse: { arguments, scope throws(UsageError) in
                defer { arguments = [] }
                if arguments.isEmpty {
                    guard let only = scope.onlyNumber else {
                        throw UsageError(.number("", scope.numbers), at: .end)
                    }
                    return [only]
                }
                return try arguments.reading { texts throws(UsageError) in
                    try NumberList.parse(texts, in: scope.numbers)
                }
            })
    }
}

extension CommandArgument where Value == Int {
    /// Number in a list; optional if one photo is shown or the list has only one photo.
    static var photo: CommandArgument {
        CommandArgument(
            usage: { $0.hasPhotoOnScreen ? "[N]" : "N" },
            takes: { _ in [.number] },
            parse: { arguments, scope throws(UsageError) in
                if arguments.isEmpty, let only = scope.onlyNumber { return only }
                return try number(&arguments, in: scope)
            })
    }

    /// Number in a list, which is required also at a photo.
    static var entry: CommandArgument {
        CommandArgument("N", takes: [.number]) { arguments, scope throws(UsageError) in
            try number(&arguments, in: scope)
        }
    }

    private static func number(_ arguments: inout [Word], in scope: ParsingScope) throws(UsageError) -> Int {
        defer { arguments = [] }
        return try arguments.reading { texts throws(UsageError) in
            try NumberList.one(texts, in: scope.numbers)
        }
    }
}

extension CommandArgument {
    /// Accepts an option before or after this argument; the usage names it last.
    func with<Option>(_ option: CommandArgument<Option>) -> CommandArgument<(Value, Option)> {
        CommandArgument<(Value, Option)>(
            usage: { scope in
                [usage(scope), option.usage(scope)].compactMap { $0 }.joined(separator: " ")
            },
            takes: { takes($0) + option.takes($0) },
            parse: { [parse] arguments, scope throws(UsageError) in
                let chosen = try option.parse(&arguments, scope)
                return (try parse(&arguments, scope), chosen)
            })
    }

    /// Rejects values for which `check` throws.
    func checked(_ check: @escaping @Sendable (Value) throws(UsageError) -> Void) -> CommandArgument {
        CommandArgument(usage: usage, takes: takes) { [parse] arguments, scope throws(UsageError) in
            let value = try parse(&arguments, scope)
            try check(value)
            return value
        }
    }
}

extension ParsingScope {
    var onlyNumber: Int? {
        if let current { return current }
        guard let numbers, numbers.count == 1 else { return nil }
        return numbers.lowerBound
    }
}
