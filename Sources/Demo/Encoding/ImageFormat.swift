enum ImageFormat: String, CaseIterable, Sendable {
    case jpg, pjpg, png, webp

    var mediaType: String {
        switch self {
        case .jpg, .pjpg: "image/jpeg"
        case .png: "image/png"
        case .webp: "image/webp"
        }
    }
}
