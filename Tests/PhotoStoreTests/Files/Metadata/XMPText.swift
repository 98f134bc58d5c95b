enum XMPText {
    static func packet(_ descriptions: String) -> [UInt8] {
        Array(
            """
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
            \(descriptions)</rdf:RDF></x:xmpmeta>
            """.utf8)
    }
}
