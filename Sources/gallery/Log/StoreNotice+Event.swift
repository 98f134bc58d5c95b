import GalleryCore

extension StoreNotice {
    var event: String {
        switch self {
        case .newerSchema: "newer"
        case .setAside: "set-aside"
        case .rescueWaits: "rescue-waits"
        case .leftOut: "left-out"
        case .upgraded: "upgraded"
        case .readOnly: "read-only"
        case .inMemory, .noHome: "in-memory"
        case .unopened: "unopened"
        }
    }

    var isBad: Bool {
        if case .upgraded = self { false } else { true }
    }
}
