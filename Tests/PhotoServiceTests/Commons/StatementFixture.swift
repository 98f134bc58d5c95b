/// Replies of `wbgetentities` in format version 2.
enum StatementFixture {
    static func reply(_ entities: [String: String]) -> String {
        let members = entities.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        return #"{"entities": {"# + members.joined(separator: ",") + #"}, "success": 1}"#
    }

    static func file(_ number: Int, _ statements: [String: [String]]) -> String {
        let members = statements.map { "\"\($0.key)\": [\($0.value.joined(separator: ","))]" }
        return """
            {"pageid": \(number), "ns": 6, "title": "File:Heron.jpg", "type": "mediainfo", "id": "M\(number)",
             "statements": {\(members.joined(separator: ","))}}
            """
    }

    static func empty(_ number: Int) -> String {
        #"{"pageid": \#(number), "type": "mediainfo", "id": "M\#(number)", "statements": []}"#
    }

    static func missing(_ id: String) -> String { #"{"id": "\#(id)", "missing": ""}"# }

    static func item(_ id: String, _ labels: [String: String]) -> String {
        let members = labels.map { #""\#($0.key)": {"language": "\#($0.key)", "value": "\#($0.value)"}"# }
        return #"{"type": "item", "id": "\#(id)", "labels": {\#(members.joined(separator: ","))}}"#
    }

    static func item(_ id: String, of property: String, rank: String = "normal") -> String {
        """
        {"mainsnak": {"snaktype": "value", "property": "\(property)", "datavalue":
          {"value": {"entity-type": "item", "numeric-id": \(id.dropFirst()), "id": "\(id)"},
           "type": "wikibase-entityid"}}, "type": "statement", "rank": "\(rank)"}
        """
    }

    /// Creator without an item: `somevalue` with qualifiers.
    static func creator(
        name: String? = nil, user: String? = nil, link: String? = nil, rank: String = "normal"
    ) -> String {
        let texts = [("P2093", name), ("P4174", user), ("P2699", link)].compactMap { property, text in
            text.map {
                #""\#(property)": [{"snaktype": "value", "property": "\#(property)", "datavalue": {"value": "\#($0)", "type": "string"}}]"#
            }
        }
        return """
            {"mainsnak": {"snaktype": "somevalue", "property": "P170"}, "type": "statement",
             "rank": "\(rank)", "qualifiers": {\(texts.joined(separator: ","))}}
            """
    }
}
