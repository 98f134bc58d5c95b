import GalleryCore

/// Why a single try has no answer.
struct TransferFault: Error {
    /// What it means to the person.
    let error: CatalogError
    /// The connection was lost on the way: the next try may find it whole.
    let isLoss: Bool
    /// No connection came about at all.
    let isUnreachable: Bool

    init(_ error: CatalogError, isLoss: Bool = false, isUnreachable: Bool = false) {
        (self.error, self.isLoss, self.isUnreachable) = (error, isLoss, isUnreachable)
    }

    /// The person stopped it.
    static let cancelled = TransferFault(.cancelled)
}
