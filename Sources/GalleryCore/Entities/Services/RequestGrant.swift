/// Request limits that a service grants to the user's application.
public struct RequestGrant: Equatable, Sendable {
    public let service: ServiceName
    /// Name of a set of limits on the service, such as `standard`.
    public let model: String
    /// Whether the service has verified the application; unverified ones may have the limits of anonymous requests.
    public let isVerified: Bool
    /// Number of requests counted by the service; `nil` if not reported.
    public let thisMinute: Int?
    public let today: Int?

    public init(service: ServiceName, model: String, isVerified: Bool, thisMinute: Int?, today: Int?) {
        self.service = service
        self.model = model
        self.isVerified = isVerified
        self.thisMinute = thisMinute
        self.today = today
    }
}
