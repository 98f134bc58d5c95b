public import GalleryCore

extension Phrases {
    public static func because(_ reason: Reason) -> String? { remarks(on: reason).first }

    /// Names of the strongest traits, at most two.
    public static func traitNames(of reason: Reason) -> [String] {
        // Describes orientations, since "landscape" may be a tag. Merges equal names: azure may be a tag and a color.
        Array(
            reason.traits.map { trait in
                if case .orientation = trait { description(trait) } else { name(trait) }
            }.distinct(by: \.self).prefix(2))
    }

    /// Reason of all photos of a list, or of most.
    public static func because(of name: String, isMost: Bool) -> String {
        isMost
            ? localized("mostly because of \(name)", "в основном потому, что вам нравится: \(name)")
            : because(of: [name])
    }

    private static func because(of names: [String]) -> String {
        let names = names.joined(separator: ", ")
        return localized("because of \(names)", "вам нравится: \(names)")
    }

    /// Reasons for cards of any width, longest first: with two traits, then with the strongest trait alone. Omits the
    /// name `common`, which the heading states, and the author's name, which the card shows.
    public static func remarks(on reason: Reason, besides common: String? = nil) -> [String] {
        let authors = reason.traits.filter { if case .author = $0 { true } else { false } }.map(name)
        let all = traitNames(of: reason)
        let names = all.filter { $0 != common }.map {
            authors.contains($0) ? localized("the author", "автор") : $0
        }
        return names.indices.reversed().map { last in
            let names = Array(names[...last])
            guard names.count < all.count, let common, all.contains(common) else { return because(of: names) }
            return localized("also ", "ещё ") + names.joined(separator: ", ")
        }
    }

    /// `Fog, forest: you liked 4 similar photos, and searched for fog.`
    public static func why(_ reason: Reason?) -> String {
        guard let reason, !reason.traits.isEmpty else {
            return localized(
                "This photo is not similar to your likes. `like` recommends more photos like it.",
                "Эта фотография не похожа на понравившиеся. `like` добавит похожие в рекомендации.")
        }
        let traits = reason.traits.map(description).joined(separator: ", ")
        let start = "\(traits.prefix(1).uppercased())\(traits.dropFirst())"
        guard reason.likes > 0 else {
            return localized("\(start): you searched for it.", "\(start): вы это искали.")
        }
        let searched = reason.searched.map(description).joined(separator: ", ")
        let also = localized(", and searched for \(searched)", ", и вы искали: \(searched)")
        return localized(
            "\(start): you liked \(counted(reason.likes, "similar photo", "similar photos"))",
            "\(start): вам понравилось похожее (\(photos(reason.likes)))")
            + (searched.isEmpty ? "" : also) + "."
    }

    public static func liked(_ titles: [String], isRefreshed: Bool) -> String {
        localized("More like \(these(titles)). ", "Больше такого: \(these(titles)). ") + newPage(isRefreshed)
    }

    public static var filesAreNoTaste: String {
        localized(
            "Your own files do not influence recommendations; `fav 3` adds one to your favorites.",
            "Ваши файлы не влияют на рекомендации; `fav 3` добавит файл в избранное.")
    }

    private static func newPage(_ isRefreshed: Bool) -> String {
        isRefreshed
            ? localized(
                "`refresh` makes a new page, `back` shows this one again.",
                "`refresh` составит новую страницу, `back` вернёт эту.")
            : localized("`recommend` shows recommendations.", "Рекомендации покажет `recommend`.")
    }

    public static func judgmentsRemoved(_ count: Int) -> String {
        localized(
            "Removed your likes and dislikes of \(photos(count)) (`undo` to restore)",
            "Отметки сняты: \(photos(count)) (`undo` вернёт)")
    }
    public static var neverJudged: String {
        localized(
            "There is no like or dislike to remove.", "Снимать нечего: отметок нет.")
    }

    public static func disliked(_ titles: [String], isRefreshed: Bool) -> String {
        localized("Less like \(these(titles)). ", "Меньше такого: \(these(titles)). ") + newPage(isRefreshed)
    }

    public static func alreadyJudged(_ titles: [String], _ signal: TasteSignal) -> String {
        signal == .liked
            ? localized(
                "You like \(these(titles)) already; `unlike N` takes the like back.",
                "Вам уже нравится: \(these(titles)). Отменить: `unlike N`.")
            : localized(
                "You dislike \(these(titles)) already; `unlike N` takes it back.",
                "Вам уже не нравится: \(these(titles)). Отменить: `unlike N`.")
    }

    private static func these(_ titles: [String]) -> String {
        guard titles.count != 1 else { return titles[0] }
        let count = photos(titles.count)
        return localized("these \(count)", "эти \(count)")
    }

    public static var notLearning: String {
        localized(
            "Nothing is learned while `private` is on; turn it off with `private off`.",
            "Пока включён `private`, ничего не запоминается; `private off` выключит его.")
    }
    public static var privateOn: String {
        localized(
            "Private: nothing is learned and no search is recorded until `private off` or the "
                + "end of the session.",
            "Ничего не запоминается, и запросы не записываются до `private off` или до конца сеанса.")
    }
    public static var privateOff: String {
        localized(
            "gallery learns from your actions again, on this computer only.",
            "Ваши вкусы снова учитываются, только на этом компьютере.")
    }

    public static var learnedLikes: String {
        localized("You like (number of liked photos):", "Вам нравится (число понравившихся фотографий):")
    }
    public static var learnedDislikes: String { localized("You like less:", "Вам нравится меньше:") }
    public static var nothingLearned: String {
        localized(
            "No likes yet. Use `like`, `fav` or `save`; what you like is stored on this computer only.",
            "Отметок пока нет. Используйте `like`, `fav` или `save`; ваши вкусы хранятся только "
                + "на этом компьютере.")
    }
    public static var learnedHint: String {
        localized(
            "`taste forget fog` forgets one, `taste pause fog` pauses an interest for a month, `taste clear` "
                + "forgets everything.",
            "`taste forget fog` забудет одно, `taste pause fog` отложит интерес на месяц, `taste clear` забудет всё."
        )
    }
    public static var confirmForgetting: String {
        localized(
            "Forget everything that was learned? `undo` cannot restore it. \(toConfirm)",
            "Удалить всё, что известно о ваших вкусах? `undo` этого не вернёт. \(toConfirm)")
    }
    public static var forgotTaste: String {
        localized(
            "Cleared everything that was learned about your taste.",
            "Всё, что было известно о ваших вкусах, удалено.")
    }

    /// `count` is the number of actions from which the trait was learned.
    public static func forgotTrait(_ name: String, from count: Int) -> String {
        localized(
            "Forgot \(name), learned from \(counted(count, "action", "actions")).",
            "Забыто: «\(name)» (учтённых действий: \(number(count))).")
    }

    public static func notLearned(_ name: String) -> String {
        localized(
            "Nothing was learned about \(name); see `taste`.",
            "О «\(name)» ничего не известно; список покажет `taste`.")
    }

    /// Trait in the list of `taste`, such as `fog 4`; without a number if no liked photo has it.
    public static func learned(_ trait: LearnedTrait) -> String {
        "\(description(trait.trait))\(trait.likes > 0 ? " \(trait.likes)" : "")"
    }

    private static func name(_ trait: Trait) -> String {
        switch trait {
        case .term(let term): meaning(ofTag: term)
        case .author(let author): author.split(separator: "/").last.map(String.init) ?? author
        case .orientation(.landscape): localized("landscape", "горизонтальный")
        case .orientation(.portrait): localized("portrait", "вертикальный")
        case .orientation(.square): localized("square", "квадратный")
        // As a tag, lime is a fruit.
        case .color("lime"): localized("lime", "салатовый")
        case .color(let color): meaning(ofTag: color)
        }
    }

    public static func description(_ trait: Trait) -> String {
        let name = name(trait)
        return switch trait {
        case .term: name
        case .author: localized("by \(name)", "автор: \(name)")
        case .orientation: localized("\(name) format", "\(name) формат")
        case .color: localized("\(name) tones", "тон: \(name)")
        }
    }
}
