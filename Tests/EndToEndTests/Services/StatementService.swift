import TestKit

/// Commons with structured data: photo 1 is stated as by two authors under CC BY-SA 2.0, photo 2 differs from its page.
struct StatementService: Sendable {
    enum Failure: String, CaseIterable, Sendable {
        case notFound, malformed, cut, refused
        /// No answer until the program disconnects.
        case held
    }

    private let server: RawServer

    init(failing failure: Failure? = nil) throws {
        server = try RawServer { connection in
            while let target = connection.readHead()?.target {
                guard target.query["action"] == "wbgetentities" else {
                    let answer = CommonsService.answer(target, connection.base)
                    connection.answer(
                        answer.status, headers: ["Content-Type: \(answer.type)"], body: answer.body)
                    continue
                }
                switch failure {
                case nil: connection.answer(text: Self.entities(target))
                case .notFound: connection.answer("404 Not Found")
                case .malformed: connection.answer(text: #"{"entities": {"M1": "#)
                case .cut: return _ = connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"ent")
                case .refused: connection.answer("307 Found", headers: ["Location: http://127.0.0.1:1/"])
                case .held: return connection.waitForEnd()
                }
            }
        }
    }

    var environment: [String: String] { ["GALLERY_COMMONS_URL": server.base] }

    /// Parameter `props` of each request for structured data.
    var requests: [String] {
        server.heads.map(\.target.query).filter { $0["action"] == "wbgetentities" }.compactMap { $0["props"] }
    }

    private static func entities(_ target: String) -> String {
        let ids = (target.query["ids"] ?? "").replacing("%7C", with: "|").split(separator: "|")
        let members = ids.map { "\"\($0)\": \(entity(String($0)))" }
        return #"{"success": 1, "entities": {\#(members.joined(separator: ","))}}"#
    }

    private static func entity(_ id: String) -> String {
        switch id {
        case "M1": file(id, [item("P170", "Q42"), name("Ida Løv")], license: "Q19068220")
        case "M2": file(id, [name("Per Holm")], license: "Q20007257")
        case "Q42": #"{"id": "Q42", "labels": {"en": {"language": "en", "value": "Ole Berg"}}}"#
        default: #"{"id": "\#(id)", "missing": ""}"#
        }
    }

    private static func file(_ id: String, _ creators: [String], license: String) -> String {
        """
        {"id": "\(id)", "statements": {"P170": [\(creators.joined(separator: ","))],
         "P275": [\(item("P275", license))]}}
        """
    }

    private static func item(_ property: String, _ id: String) -> String {
        """
        {"mainsnak": {"snaktype": "value", "property": "\(property)", "datavalue":
         {"value": {"entity-type": "item", "id": "\(id)"}, "type": "wikibase-entityid"}}, "rank": "normal"}
        """
    }

    private static func name(_ name: String) -> String {
        """
        {"mainsnak": {"snaktype": "somevalue", "property": "P170"}, "rank": "normal", "qualifiers":
         {"P2093": [{"snaktype": "value", "property": "P2093", "datavalue": {"value": "\(name)", "type": "string"}}]}}
        """
    }
}
