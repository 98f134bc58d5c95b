import GalleryCore
import TextLayout

/// The zooms that a photo's size and the room for it allow.
///
/// Steps are halves and doubles of 100 %, where a pixel of the photo is a pixel of the terminal, up to 400 %.
struct ZoomRange {
    /// Nothing is seen better than at four pixels a pixel.
    static let nearest = 4.0
    /// A step less than this is not worth one.
    private static let leastStep = 1.25

    /// The scale at which all of the photo is seen.
    let whole: Double
    private let size: PixelSize
    private let canvas: Canvas

    /// Nil for a photo of unknown size.
    init?(of size: PixelSize?, on canvas: Canvas) {
        guard let size else { return nil }
        self.size = size
        self.canvas = canvas
        whole = min(
            Double(canvas.width) / Double(size.width),
            Double(canvas.height) * canvas.pixelAspect / Double(size.height))
    }

    /// The zoom after a change; the inner value is nil for all of the photo, the outer one when it cannot change.
    func changed(_ zoom: Zoom?, by change: ZoomChange) -> Zoom?? {
        let scale = zoom?.scale ?? whole
        switch change {
        case .whole: return .some(nil)
        case .to(let wanted): return .some(at(wanted, around: zoom))
        case .nearer:
            guard scale < Self.nearest else { return nil }
            return .some(at(step(above: scale), around: zoom))
        case .farther: return zoom == nil ? nil : .some(at(step(below: scale), around: zoom))
        }
    }

    /// Half a screen further; nil at the edge.
    func moved(_ zoom: Zoom, to direction: PanDirection) -> Zoom? {
        let (x, y) = seen(at: zoom.scale)
        let there =
            switch direction {
            case .left: kept(zoom.scale, zoom.centerX - x / 2, zoom.centerY)
            case .right: kept(zoom.scale, zoom.centerX + x / 2, zoom.centerY)
            case .up: kept(zoom.scale, zoom.centerX, zoom.centerY - y / 2)
            case .down: kept(zoom.scale, zoom.centerX, zoom.centerY + y / 2)
            }
        return there == zoom ? nil : there
    }

    /// What a picture drawer makes of a zoom.
    func viewport(of zoom: Zoom) -> Viewport {
        Viewport(
            scaleX: zoom.scale, scaleY: zoom.scale / canvas.pixelAspect, centerX: zoom.centerX,
            centerY: zoom.centerY)
    }

    private func at(_ wanted: Double, around zoom: Zoom?) -> Zoom? {
        let scale = min(wanted, Self.nearest)
        return scale <= whole ? nil : kept(scale, zoom?.centerX ?? 0.5, zoom?.centerY ?? 0.5)
    }

    /// The screen is never moved over the edge.
    private func kept(_ scale: Double, _ centerX: Double, _ centerY: Double) -> Zoom {
        let (x, y) = seen(at: scale)
        return Zoom(
            scale: scale, centerX: min(max(centerX, x / 2), 1 - x / 2),
            centerY: min(max(centerY, y / 2), 1 - y / 2))
    }

    /// The shares of the photo that are on the screen.
    private func seen(at scale: Double) -> (x: Double, y: Double) {
        (
            min(1, Double(canvas.width) / (Double(size.width) * scale)),
            min(1, Double(canvas.height) * canvas.pixelAspect / (Double(size.height) * scale))
        )
    }

    private func step(above scale: Double) -> Double {
        var step = Self.nearest
        while step / 2 >= scale * Self.leastStep { step /= 2 }
        return step
    }

    private func step(below scale: Double) -> Double {
        var step = Self.nearest
        while step > scale / Self.leastStep { step /= 2 }
        return step < whole * Self.leastStep ? whole : step
    }
}
