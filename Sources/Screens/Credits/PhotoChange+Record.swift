import GalleryCore

extension PhotoChange {
    /// Name of the change in JSON records.
    var name: String {
        switch self {
        case .license: "license"
        case .page: "page"
        case .size: "size"
        case .missing: "missing"
        case .noDerivatives: "no_derivatives"
        case .noncommercial: "noncommercial"
        case .withoutAuthor: "no_author"
        }
    }

    var values: (before: String?, now: String?) {
        switch self {
        case .license(let before, let now), .page(let before, let now): (before, now)
        case .size(let before, let now):
            ("\(before.width)x\(before.height)", "\(now.width)x\(now.height)")
        case .missing: (nil, nil)
        case .noDerivatives(let license), .noncommercial(let license): (license, nil)
        case .withoutAuthor(let page): (page, nil)
        }
    }
}
