/// The sentence that gives a photo its credit.
public enum Credit {
    /// Plain text, with the links behind the names where there are any.
    public static func sentence(for photo: Photo) -> String {
        var sentence = "Photo by \(named(photo.author.name, photo.author.link))"
        switch photo.id.service {
        case .unsplash: sentence += " on Unsplash (https://unsplash.com/?\(referral))"
        case .demo: sentence += " in the demo collection of gallery"
        default: break
        }
        return sentence + ", " + named(photo.license.name, photo.license.link)
    }

    /// What Unsplash's guidelines ask every link to carry (help.unsplash.com, "API guidelines").
    public static let referral = "utm_source=gallery&utm_medium=referral"

    private static func named(_ name: String, _ link: String?) -> String {
        link.map { "\(name) (\($0))" } ?? name
    }
}
