import FlyingFox
import Foundation

extension ServiceRequest {
    init(_ request: HTTPRequest) {
        let path = request.target.path(percentEncoded: true).split(separator: "/").map { part in
            String(part).removingPercentEncoding ?? String(part)
        }
        // In a query, a plus sign is a space (WHATWG URL, application/x-www-form-urlencoded).
        let query = request.target.query(percentEncoded: true).split(separator: "&").map { item in
            let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { half in
                    let spaced = String(half).replacing("+", with: " ")
                    return spaced.removingPercentEncoding ?? spaced
                }
            return (name: halves[0], value: halves.count > 1 ? halves[1] : "")
        }
        self.init(
            method: request.method.rawValue, path: path, query: query,
            authorization: request.headers[.authorization], knownTag: request.headers[.ifNoneMatch])
    }
}

extension HTTPResponse {
    /// For HEAD, a reply without body but with the body's length.
    init(_ reply: Reply, isHead: Bool) {
        var headers = HTTPHeaders()
        for (name, value) in reply.headers { headers[HTTPHeader(name)] = value }
        if reply.status != 304 { headers[.contentLength] = String(reply.body.count) }
        self.init(
            statusCode: HTTPStatusCode(reply.status, phrase: Self.phrase(reply.status)), headers: headers,
            body: isHead ? Data() : reply.body)
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        default: "Error"
        }
    }
}
