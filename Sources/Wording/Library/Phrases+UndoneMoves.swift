import GalleryCore

extension Phrases.Undo {
    static func moved(_ moves: [FileMove]) -> String {
        let what = what(moves)
        return moves.areTrashed
            ? localized("moved to the trash: \(what)", "в корзину: \(what)")
            : localized("renamed \(what)", "переименовано: \(what)")
    }

    static func missing(_ moves: [FileMove]) -> String {
        let isOne = moves.count == 1
        let names = moves.map { moves.areTrashed ? $0.name : $0.newName }.joined(separator: ", ")
            .withoutControls
        return moves.areTrashed
            ? localized(
                "\(names) \(isOne ? "is" : "are") no longer in the trash.",
                "Больше нет в корзине: \(names).")
            : localized(
                "Not renamed back: \(names) no longer \(isOne ? "exists" : "exist").",
                "Прежнее имя не возвращено, файлов больше нет: \(names).")
    }

    static func stays(_ move: FileMove, _ error: StoreError) -> String {
        let sentence = Phrases.explanation(error)
        if case .pathInUse = error { return sentence }
        guard move.record != nil, let path = FileAddress.path(move.to) else { return sentence }
        let trash = path.withoutControls
        return sentence + localized(" The file is in the trash: \(trash)", " Файл в корзине: \(trash)")
    }

    static func restored(_ moves: [FileMove]) -> String {
        let what = what(moves)
        return moves.areTrashed
            ? localized("Restored from the trash: \(what)", "Возвращено из корзины: \(what)")
            : moves.count == 1
                ? localized("Restored the name \(what)", "Возвращено имя \(what)")
                : localized("Restored the names of \(what)", "Возвращены имена: \(what)")
    }

    private static func what(_ moves: [FileMove]) -> String {
        moves.count == 1 ? moves[0].name.withoutControls : files(moves.count)
    }
}
