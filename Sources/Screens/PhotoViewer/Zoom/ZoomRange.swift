import GalleryCore
import TextLayout

/// Scales at which a photo can be shown on a canvas: the scale that fits it, and larger scales up to 400 %. `zoom in`
/// and `zoom out` use powers of two; 100 % is one terminal pixel per photo pixel.
struct ZoomRange {
    /// Maximum scale; a larger scale shows no more detail.
    static let nearest = 4.0
    /// Minimum ratio of two successive steps; closer steps are skipped.
    private static let minStep = 1.25

    /// Scale that fits the photo on the canvas.
    let whole: Double
    private let size: PixelSize
    private let canvas: Canvas

    init?(of size: PixelSize?, on canvas: Canvas) {
        guard let size else { return nil }
        self.size = size
        self.canvas = canvas
        whole = min(
            Double(canvas.width) / Double(size.width),
            Double(canvas.height) * canvas.pixelAspect / Double(size.height))
    }

    /// Zoom after a change. The inner `nil` means the fitted photo, the outer `nil` that the change is impossible.
    func changed(_ zoom: Zoom?, by change: ZoomChange) -> Zoom?? {
        let scale = zoom?.scale ?? whole
        switch change {
        case .whole: return .some(nil)
        case .to(let wanted): return .some(at(wanted, around: zoom))
        case .times(let factor): return .some(at(whole * factor, around: zoom))
        case .nearer:
            guard scale < Self.nearest else { return nil }
            return .some(at(step(above: scale), around: zoom))
        case .farther: return zoom == nil ? nil : .some(at(step(below: scale), around: zoom))
        }
    }

    /// Pans by half a screen; `nil` at the edge.
    func moved(_ zoom: Zoom, to direction: PanDirection) -> Zoom? {
        let (x, y) = seen(at: zoom.scale)
        let there =
            switch direction {
            case .left: clamped(zoom.scale, zoom.centerX - x / 2, zoom.centerY)
            case .right: clamped(zoom.scale, zoom.centerX + x / 2, zoom.centerY)
            case .up: clamped(zoom.scale, zoom.centerX, zoom.centerY - y / 2)
            case .down: clamped(zoom.scale, zoom.centerX, zoom.centerY + y / 2)
            }
        return there == zoom ? nil : there
    }

    func viewport(of zoom: Zoom) -> Viewport {
        Viewport(
            scaleX: zoom.scale, scaleY: zoom.scale / canvas.pixelAspect, centerX: zoom.centerX,
            centerY: zoom.centerY)
    }

    private func at(_ wanted: Double, around zoom: Zoom?) -> Zoom? {
        let scale = min(wanted, Self.nearest)
        return scale <= whole ? nil : clamped(scale, zoom?.centerX ?? 0.5, zoom?.centerY ?? 0.5)
    }

    /// Clamps the center so that the canvas stays within the photo.
    private func clamped(_ scale: Double, _ centerX: Double, _ centerY: Double) -> Zoom {
        let (x, y) = seen(at: scale)
        return Zoom(
            scale: scale, centerX: min(max(centerX, x / 2), 1 - x / 2),
            centerY: min(max(centerY, y / 2), 1 - y / 2))
    }

    /// Visible fraction of the photo on each axis.
    private func seen(at scale: Double) -> (x: Double, y: Double) {
        (
            min(1, Double(canvas.width) / (Double(size.width) * scale)),
            min(1, Double(canvas.height) * canvas.pixelAspect / (Double(size.height) * scale))
        )
    }

    private func step(above scale: Double) -> Double {
        var step = Self.nearest
        while step / 2 >= scale * Self.minStep { step /= 2 }
        return step
    }

    private func step(below scale: Double) -> Double {
        var step = Self.nearest
        while step > scale / Self.minStep { step /= 2 }
        return step < whole * Self.minStep ? whole : step
    }
}
