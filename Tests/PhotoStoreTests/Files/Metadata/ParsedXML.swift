import Foundation
import FoundationXML

/// Texts and some attributes of an XMP packet by element name, as parsed by libxml2.
final class ParsedXML: NSObject, XMLParserDelegate {
    private(set) var values: [String: [String]] = [:]
    private var path: [String] = []
    private var text = ""

    init?(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldProcessNamespaces = true
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func property(_ namespace: String, _ name: String) -> [String] {
        values["\(namespace)|\(name)"] ?? []
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI space: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        path.append("\(space ?? "")|\(name)")
        text = ""
        func value(_ name: String) -> String? { attributes.first { $0.key.hasSuffix(":" + name) }?.value }
        if let link = value("resource") { note(link) }
        if name == "Description" { values["about", default: []].append(value("about") ?? "-") }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if !text.allSatisfy(\.isWhitespace) { note(text) }
        text = ""
        path.removeLast()
    }

    private func note(_ value: String) {
        guard let owner = path.last(where: { !$0.contains("rdf-syntax-ns") }) else { return }
        values[owner, default: []].append(value)
    }
}
