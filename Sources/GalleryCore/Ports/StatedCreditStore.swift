/// Credits that services stated, kept so that later credits are the same.
public protocol StatedCreditStore: Sendable {
    /// Without an entry for a photo whose service was not asked.
    func statedCredits(of photos: [PhotoID]) throws(StoreError) -> [PhotoID: StatedCredit]
    /// Keeps credits that are already stored.
    func add(_ credits: [PhotoID: StatedCredit]) throws(StoreError)
}
