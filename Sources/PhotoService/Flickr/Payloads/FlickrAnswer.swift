/// Envelope of every reply: `stat`, not the HTTP status, reports failure (flickr.com/services/api/response.json.html).
package struct FlickrAnswer<Value: Decodable & Sendable>: Decodable, Sendable {
    /// `nil` on error or undecodable content.
    package let value: Value?
    package let failure: FlickrFailure?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        if fields.text("stat") == "fail" {
            failure = FlickrFailure(code: fields.integer("code"), message: fields.text("message") ?? "")
            value = nil
        } else {
            failure = nil
            value = try? Value(from: decoder)
        }
    }
}
