public import GalleryCore
import Synchronization

public final class SaveDefaults: SavePreferences {
    private struct State {
        var template: FileNameTemplate?
        var hasSidecar = true
        var removesLocation = false
        var creditFormat = CreditFormat.text
    }

    private let state = Mutex(State())

    public init() {}

    public var template: FileNameTemplate? {
        get { state.withLock(\.template) }
        set { state.withLock { $0.template = newValue } }
    }

    public var hasSidecar: Bool {
        get { state.withLock(\.hasSidecar) }
        set { state.withLock { $0.hasSidecar = newValue } }
    }

    public var removesLocation: Bool {
        get { state.withLock(\.removesLocation) }
        set { state.withLock { $0.removesLocation = newValue } }
    }

    public var creditFormat: CreditFormat {
        get { state.withLock(\.creditFormat) }
        set { state.withLock { $0.creditFormat = newValue } }
    }
}
