public import FoundationEssentials

/// Queue of download reports that are not sent yet, one for each photo.
public protocol DownloadReportStore: Sendable {
    /// Limits age and number of the reports.
    func add(_ reports: [DownloadReport]) throws(StoreError)
    func oldest() throws(StoreError) -> DownloadReport?
    /// Returns whether the photo had a report.
    func remove(_ photo: PhotoID) throws(StoreError) -> Bool
}

public struct DownloadReport: Hashable, Sendable {
    public let photo: PhotoID
    public let address: String
    public let date: Date

    public init(photo: PhotoID, address: String, date: Date) {
        self.photo = photo
        self.address = address
        self.date = date
    }
}
