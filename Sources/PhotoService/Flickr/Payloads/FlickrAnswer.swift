/// What the Flickr API wraps every answer in: `stat` says whether it worked, whatever the HTTP status says
/// (flickr.com/services/api/response.json.html).
package struct FlickrAnswer<Value: Decodable & Sendable>: Decodable, Sendable {
    /// What was asked for; nil when the service refuses or sends something else.
    package let value: Value?
    /// The refusal of an answer with `"stat": "fail"`.
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
