import GalleryCore
import TextLayout
import Wording

extension Zoom? {
    /// Returns the reason if the change is impossible.
    mutating func change(by change: ZoomChange, of size: PixelSize?, on canvas: Canvas) -> String? {
        guard let range = ZoomRange(of: size, on: canvas) else { return Phrases.sizeUnknown }
        guard let changed = range.changed(self, by: change) else {
            let nearest = Phrases.nearest(Swift.max(range.whole, ZoomRange.nearest))
            return change == .farther ? Phrases.wholePhoto : nearest
        }
        self = changed
        return nil
    }

    /// Returns the reason if panning is impossible.
    mutating func pan(to direction: PanDirection, of size: PixelSize?, on canvas: Canvas) -> String? {
        guard let zoom = self, let range = ZoomRange(of: size, on: canvas) else { return Phrases.wholePhoto }
        guard let moved = range.moved(zoom, to: direction) else { return Phrases.photoEdge }
        self = moved
        return nil
    }
}
