public import GalleryCore

public struct SaveRequest: Equatable, Sendable {
    public struct RequestedName: Equatable, Sendable {
        public let template: FileNameTemplate
        /// Extension, without the dot.
        public let ending: String?

        public init(_ template: FileNameTemplate, ending: String? = nil) {
            self.template = template
            self.ending = ending
        }
    }

    /// `nil` is the pictures folder.
    public var folder: String?
    /// `nil` keeps the format of the service.
    public var format: PictureFormat?
    /// Maximum width in pixels; a wider picture is scaled down. `nil` follows the setting; `.max` is the full size.
    public var width: Int?
    /// Saves the file as is, even if the picture is damaged or cannot be decoded.
    public var isOriginal: Bool
    /// Saves a smaller or re-encoded copy if the file is not available.
    public var acceptsSmaller: Bool
    /// Typed file name; `nil` for the template in the settings.
    public var name: FileNameTemplate?
    /// Typed extension, without the dot.
    public var ending: String?
    /// Typed names of several photos, in their order; empty if `name` applies to all.
    public var names: [RequestedName] = []
    public var addsFavorite = false
    /// Removes the geographic position; `nil` to follow the setting.
    public var removesLocation: Bool?
    /// Values of file name fields that are not properties of the photo.
    public var values: [FileNameTemplate.Field: String] = [:]

    public init(
        folder: String? = nil, format: PictureFormat? = nil, isOriginal: Bool = false,
        acceptsSmaller: Bool = false, name: FileNameTemplate? = nil, ending: String? = nil
    ) {
        self.folder = folder
        self.format = format
        self.isOriginal = isOriginal
        self.name = name
        self.ending = ending
        self.acceptsSmaller = acceptsSmaller
    }
    /// The request for one of several photos, by its position among them.
    func forPhoto(at index: Int, numbered number: Int) -> SaveRequest {
        var order = self
        order.values[.n] = String(number)
        if names.indices.contains(index) {
            order.name = names[index].template
            order.ending = names[index].ending
        }
        return order
    }
}
