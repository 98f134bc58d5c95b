/// Request for a picture, with the parameters `w h q fm fit` (the supported subset of docs.imgix.com/apis/rendering).
struct ImageRequest: Hashable, Sendable {
    enum Fit: String, CaseIterable, Sendable { case max, clip, crop }

    static let longestSide = 4096

    let width: Int?
    let height: Int?
    let quality: Int
    let format: ImageFormat
    let fit: Fit

    init(_ parameters: Parameters) throws(ServiceError) {
        let sides = 1...Self.longestSide
        width = parameters["w"] == nil ? nil : try parameters.number("w", or: 0, in: sides)
        height = parameters["h"] == nil ? nil : try parameters.number("h", or: 0, in: sides)
        quality = try parameters.number("q", or: 75, in: 1...100)
        format = try parameters.choice("fm", of: ImageFormat.self) ?? .jpg
        fit = try parameters.choice("fit", of: Fit.self) ?? .clip
    }

    /// Size at which the complete picture is painted, and the region of it that is sent.
    func layout(of photo: DemoPhoto) -> (frame: Frame, part: PixelRect) {
        let original = (width: photo.width, height: photo.height)
        guard width != nil || height != nil else { return Self.whole(original) }
        let across = width.map { Double($0) / Double(original.width) }
        let down = height.map { Double($0) / Double(original.height) }
        if fit == .crop, let across, let down, let width, let height {
            let frame = Self.scaled(original, max(across, down), atLeast: (width, height))
            let part = PixelRect(
                left: (frame.width - width) / 2, top: (frame.height - height) / 2, width: width,
                height: height)
            return (Frame(width: frame.width, height: frame.height), part)
        }
        var scale = min(across ?? .infinity, down ?? .infinity)
        if fit == .max { scale = min(1, scale) }
        // The derived side must not exceed the limit either.
        scale = min(scale, Double(Self.longestSide) / Double(max(original.width, original.height)))
        return Self.whole(Self.scaled(original, scale, atLeast: (1, 1)))
    }

    private static func whole(_ size: (width: Int, height: Int)) -> (Frame, PixelRect) {
        (
            Frame(width: size.width, height: size.height),
            PixelRect(left: 0, top: 0, width: size.width, height: size.height)
        )
    }

    private static func scaled(
        _ size: (width: Int, height: Int), _ scale: Double, atLeast least: (width: Int, height: Int)
    ) -> (width: Int, height: Int) {
        (
            max(least.width, Int((Double(size.width) * scale).rounded())),
            max(least.height, Int((Double(size.height) * scale).rounded()))
        )
    }
}
