import GalleryCore
import TextLayout
import Wording

/// Photo that is shown alone, with its zoom and the texts over it.
struct ViewerState {
    private(set) var photo: Photo
    /// Zero-based, in the list.
    private(set) var index: Int
    private(set) var total: Int?
    /// Identifiers of the photos shown so far.
    private(set) var shown: Set<PhotoID>
    private(set) var goesBack = false
    var zoom: Zoom?
    var hasCaption = true
    var isPaused = false
    var line: FullScreenLine?
    /// List of keys, or details, in place of the photo.
    var facts: FactPages?
    /// Shown until the next key: a hint follows the caption, any other message replaces it.
    var message: (text: String, isHint: Bool)?

    init(_ photo: Photo, at index: Int, of total: Int?) {
        self.photo = photo
        self.index = index
        self.total = total
        shown = [photo.id]
    }

    mutating func move(to found: (photo: Photo, total: Int?), at index: Int) {
        goesBack = index < self.index
        (photo, total, self.index) = (found.photo, found.total, index)
        (zoom, message) = (nil, nil)
        shown.insert(photo.id)
    }

    /// Follows a file that was renamed.
    mutating func update(_ renamed: (Photo) -> Photo) { photo = renamed(photo) }

    mutating func say(_ text: String?) { message = text.map { ($0, false) } }

    /// Text over the photo, cut to `width` columns; `nil` if the caption is hidden and there is neither a message nor a
    /// paused slideshow.
    func caption(on canvas: Canvas, in width: Int) -> String? {
        if let message, !message.isHint { return message.text }
        guard hasCaption || message != nil || isPaused else { return nil }
        let scale = zoom.flatMap { zoom in
            ZoomRange(of: photo.size, on: canvas).map {
                Phrases.zoom(zoom.scale, times: zoom.scale / $0.whole)
            }
        }
        let paused = isPaused ? Phrases.Viewer.paused : nil
        guard hasCaption else {
            return Phrases.Viewer.joined([paused, message?.text].compactMap(\.self))
        }
        let position = [paused, Phrases.portion(index + 1, of: total), scale].compactMap(\.self)
        return status(at: Phrases.Viewer.joined(position), in: width)
    }

    /// Caption below details and the list of keys.
    func status(in width: Int) -> String { status(at: Phrases.portion(index + 1, of: total), in: width) }

    private func status(at position: String, in width: Int) -> String {
        let status = PhotoStatus(
            photo, at: [position], keys: message.map { [$0.text, Phrases.keysHint] } ?? [], needsKeys: true)
        return Phrases.Viewer.joined(status.texts(in: width))
    }

    /// Visible part of the photo; while a line is being typed, without a caption.
    func picture(on canvas: Canvas, in width: Int) -> Picture {
        let viewport = zoom.flatMap { zoom in ZoomRange(of: photo.size, on: canvas)?.viewport(of: zoom) }
        return Picture(photo).playing().cropped(to: viewport)
            .captioned(line == nil ? caption(on: canvas, in: width) : nil)
    }
}
