import GalleryCore

/// Tags from categories, except categories about the file itself, its license or its camera.
enum CommonsTags {
    private static let ofFiles = [
        "all media ", "cc-", "commons ", "featured pictures ", "files ", "gfdl", "images from ", "images by ",
        "images with ", "license ", "media ", "pd ", "pd-", "photographs by ", "photographs taken with ",
        "pictures by ", "pictures of the ", "quality images ", "self-published", "taken with ", "uploaded ",
        "valued images ", "wiki ", "wikimedia ", "wikipedia ",
    ]

    static func tags(_ categories: [String]) -> [String] {
        categories.normalizedTags.filter { tag in
            !ofFiles.contains(where: tag.hasPrefix) && !tag.contains("user:") && tag.utf8.count <= 120
        }
    }
}
