struct ServiceError: Error, Equatable, Sendable {
    let status: Int
    let messages: [String]

    static let unauthorized = ServiceError(401, "OAuth error: The access token is invalid")
    static let photoNotFound = ServiceError(404, "Couldn't find Photo")
    static let userNotFound = ServiceError(404, "Couldn't find User")
    static let topicNotFound = ServiceError(404, "Couldn't find Topic")
    static let collectionNotFound = ServiceError(404, "Couldn't find Collection")
    static let noPhotosFound = ServiceError(404, "No photos found.")
    static let routeNotFound = ServiceError(404, "Not found")
    static let methodNotAllowed = ServiceError(405, "Method not allowed")

    static func invalid(_ message: String) -> ServiceError { ServiceError(400, message) }

    init(_ status: Int, _ message: String) {
        self.status = status
        messages = [message]
    }

    /// `{"errors": [...]}`
    var body: JSON { ["errors": .array(messages.map(JSON.string))] }
}
