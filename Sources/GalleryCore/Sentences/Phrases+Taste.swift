extension Phrases {
    /// Under a recommended photo; nil for one that is there by chance.
    public static func because(_ reason: Reason) -> String? {
        guard let first = reason.traits.first else { return nil }
        return "because of \(reason.traits.dropFirst().first.map { "\(name($0)), " } ?? "")\(name(first))"
    }

    /// What speaks for a photo: `Tags fog, forest; you liked 4 like it.`
    public static func why(_ reason: Reason?) -> String {
        guard let reason, !reason.traits.isEmpty else {
            return "Nothing you liked before speaks for this one; `like` says that you like it."
        }
        let traits = reason.traits.map(description).joined(separator: ", ")
        return
            "\(traits.prefix(1).uppercased())\(traits.dropFirst()); you liked \(photos(reason.likes)) like it."
    }

    /// `like` was taken.
    public static func liked(_ title: String, isPaused: Bool) -> String {
        isPaused ? notLearning : "More like \(title) from the next page on."
    }

    /// `dislike` was taken.
    public static func disliked(_ title: String, isPaused: Bool) -> String {
        isPaused ? notLearning : "Less like \(title) from the next page on."
    }

    /// Nothing is learned now.
    public static let notLearning = "Nothing is learned while `private` is on; `private off` ends it."
    /// `private` began.
    public static let privateOn = "Private: nothing is learned until `private off` or the end of the session."
    /// `private off`.
    public static let privateOff = "What you do is learned from again, on this machine only."

    /// Heading of what was learned.
    public static let learnedLikes = "You like (how many photos you liked have it):"
    /// Heading of what is avoided.
    public static let learnedDislikes = "You like less:"
    /// Nothing was learned yet.
    public static let nothingLearned =
        "Nothing is known of your taste yet; `like 3`, `fav 3` and `save 3` tell, and it stays on this machine."
    /// What can be done about it.
    public static let learnedHint = "`taste forget fog` takes one away, `taste clear` all of it."
    /// Before everything is forgotten.
    public static let confirmForgetting =
        "This forgets all that was learned and cannot be undone; `taste clear all` does it."
    /// Everything was forgotten.
    public static let forgotTaste = "All that was learned of your taste is gone."

    /// A trait was taken away.
    public static func forgotTrait(_ name: String, from count: Int) -> String {
        count == 0
            ? "Nothing was learned of \(name); `taste` lists what was."
            : "Forgot \(name), which \(number(count)) of the things you did had told."
    }

    /// A line of what was learned: `fog 4`.
    public static func learned(_ trait: LearnedTrait) -> String {
        "\(description(trait.trait)) \(trait.likes)"
    }

    /// A trait without a word of what it is.
    private static func name(_ trait: Trait) -> String {
        switch trait {
        case .term(let term): term
        case .author(let author): author.split(separator: "/").last.map(String.init) ?? author
        case .orientation(let form): form.rawValue
        case .color(let color): color
        }
    }

    /// A trait one can tell from a word.
    public static func description(_ trait: Trait) -> String {
        switch trait {
        case .term(let term): term
        case .author: "by \(name(trait))"
        case .orientation(let form): "\(form.rawValue) format"
        case .color(let color): "\(color) tones"
        }
    }
}
