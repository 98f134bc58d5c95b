import Synchronization

public final class LicenseDefault: Sendable {
    private let state = Mutex<String?>(nil)

    public init() {}

    /// Value of the filter `license`; `nil` for any license.
    public var value: String? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
