import GalleryCore

extension Phrases {
    /// Scale, such as `100 %`; below ten percent with a decimal, such as `1.6 %`.
    public static func percent(_ scale: Double) -> String {
        let tenths = Int(clamping: min(1e9, (scale * 1000).rounded()))
        return tenths < 100 && tenths % 10 != 0 ? "\(self.tenths(tenths)) %" : "\((tenths + 5) / 10) %"
    }

    /// Scale relative to the size that fits the screen, and to the photo's pixels: `2x · 37 %`.
    public static func zoom(_ scale: Double, times factor: Double) -> String {
        let tenths = Int(clamping: min(1e9, (factor * 10).rounded()))
        let times = tenths % 10 == 0 ? number(tenths / 10) : self.tenths(tenths)
        return verbatim("\(times)x · \(percent(scale))")
    }

    /// Scale and center of the view. `x` and `y` are 0 to 1, from the left and from the top.
    public static func zoom(_ scale: Double, times factor: Double, x: Double, y: Double) -> String {
        let (left, top, scale) = (percent(x), percent(y), zoom(scale, times: factor))
        return localized("\(scale) · \(left) across, \(top) down", "\(scale) · \(left) вправо, \(top) вниз")
    }

    public static func nearest(_ scale: Double) -> String {
        localized("\(percent(scale)) is the maximum zoom.", "\(percent(scale)) — предельное увеличение.")
    }
    /// Error with the largest values of `zoom N%` and `zoom N`.
    public static func zoomRange(scale: Double, times: Int) -> String {
        localized(
            "`zoom` takes more than 0, up to \(percent(scale)) or \(times)x.",
            "`zoom` принимает больше 0, до \(percent(scale)) или \(times)x.")
    }
    public static var wholePhoto: String {
        localized(
            "This is the whole photo; `zoom` enlarges it.", "Это вся фотография; `zoom` увеличит её.")
    }
    public static var photoEdge: String {
        localized("This is the edge of the photo.", "Это край фотографии.")
    }
    public static var sizeUnknown: String {
        localized(
            "This photo cannot be zoomed, because its size is unknown. `save` stores the file.",
            "Эту фотографию нельзя увеличить: её размер неизвестен. `save` сохранит файл.")
    }
}
