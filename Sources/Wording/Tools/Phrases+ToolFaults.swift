public import GalleryCore

extension Phrases.Tools {
    public static let tooManyCalls = verbatim("Too many calls at once. Wait for answers, then call again.")
    public static let noWords = verbatim("has no words to search for")
    public static let noFileName = verbatim(
        "must be a file name without a path, braces and control characters")

    public static func noPhotoName(_ text: String) -> String {
        verbatim("is no identifier of a photo and no address of its page: \(text.prefix(100))")
    }

    /// Wrong argument, with the reason as the rest of the sentence.
    public static func argument(_ name: String, _ reason: String) -> String {
        verbatim("Argument `\(name.prefix(100))` \(reason).")
    }

    public static let isMissing = verbatim("is missing")

    public static func isUnknown(_ known: [String]) -> String {
        verbatim("is unknown; known are ") + known.joined(separator: ", ")
    }

    public static func mustBeText(_ longest: Int) -> String {
        verbatim("must be a string of at most \(longest) characters")
    }

    public static func mustBeInteger(_ range: ClosedRange<Int>) -> String {
        verbatim("must be an integer from \(range.lowerBound) to \(range.upperBound)")
    }

    public static let mustBeFlag = verbatim("must be true or false")

    public static func mustBeOne(of known: [String]) -> String {
        verbatim("must be one of ") + known.joined(separator: ", ")
    }

    public static func explanation(_ refusal: FolderRefusal) -> String {
        switch refusal {
        case .outside(let folder, let roots):
            verbatim("is outside of the permitted folders (\(roots.joined(separator: ", "))): \(folder)")
        case .tooWide(let folder): verbatim("would permit the whole home folder: \(folder)")
        case .unresolved(let folder): verbatim("cannot be resolved: \(folder)")
        }
    }

    public static func waitingForLimit(_ seconds: Int) -> String {
        verbatim("The request limit of the service is reached; waiting \(seconds) s.")
    }

    /// `nil` for a short wait.
    public static func waiting(_ wait: NetworkWait) -> String? {
        guard wait.elapsed >= .seconds(2) || wait.pause != nil else { return nil }
        if let pause = wait.pause?.components.seconds {
            return verbatim("Retrying \(wait.host) in \(max(1, pause)) s.")
        }
        return verbatim("Waiting \(wait.elapsed.components.seconds) s for \(wait.host).")
    }

    /// Progress of a download.
    public static func saving(done: Int64, total: Int64?) -> String {
        let all = total.map { verbatim(" of \(Phrases.bytes($0))") } ?? ""
        return verbatim("Downloaded \(Phrases.bytes(done))\(all).")
    }

    public static let checking = verbatim("Checking the file.")
    public static let converting = verbatim("Converting the file.")
}
