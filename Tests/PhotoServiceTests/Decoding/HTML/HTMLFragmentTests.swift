import TestKit
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct HTMLFragmentTests {
    @Test(arguments: [
        ("Unknown author<span style=\"display: none;\">Unknown author</span>", "Unknown author"),
        ("a<span style='color:red; DISPLAY : None !important'>b</span>c", "ac"),
        ("a<span style=\"display:block\">b</span>c", "abc"), ("a<b hidden>b</b>c", "ac"),
        ("a<style data-x=\">\">.mw-parser-output .b{color:red}</style>b", "ab"),
        ("a<script>if (1 < 2) { x('</b>') }</SCRIPT >b", "ab"),
        ("a<template><p>b</p></template>c", "ac"), ("a<!-- <b>b</b> -- > b -->c", "ac"),
        ("a<!-->b", "ab"), ("a<!--->b", "ab"), ("a<!-- no end", "a"), ("<!DOCTYPE html><?x y?>a", "a"),
        ("a<span class=\"x NoPrint\">b</span>c", "ac"), ("a<sup class=\"reference\">[1]</sup>", "a"),
        ("x<sup>2</sup>", "x2"), ("a<img src=\"x\" alt=\"b\">c", "ac"), ("a<br hidden>b", "ab"),
        ("<div style=\"display:none\">a<div>b</div>c</div>d", "d"),
        ("<p style=\"display:none\">a<p>b", "b"), ("<div hidden>a</span>b</div>c", "c"),
        ("<span style=\"visibility:hidden\">0</span>7", "7"),
    ])
    func `elements that browsers do not show are left out`(html: String, expected: String) {
        #expect(HTMLFragment(html).text == expected)
    }

    @Test(arguments: [
        ("<div>A</div><div>B</div>", "A\nB"), ("A<p>B</p>C", "A\nB\nC"), ("a<br/>b<BR>c", "a\nb\nc"),
        (
            "<table>\n<tr>\n<td>Name:</td>\n<td>Ann</td></tr>\n<tr><th>Alt:<td>An</table>",
            "Name: Ann\nAlt: An"
        ),
        ("<ul><li>A<li>B</ul>C", "A\nB\nC"), ("<dl><dt>A<dd>B</dl>", "A\nB"),
        ("A<div style=\"display:inline\">B</div>C", "ABC"), ("<b>A</b><i>B</i>", "AB"),
        ("<a href=\"x\">A<a href=\"y\">B</a>", "AB"), ("<div></div><div>A</div><div></div>", "A"),
    ])
    func `blocks are lines, and cells are separated by a space`(html: String, expected: String) {
        #expect(HTMLFragment(html).text == expected)
    }

    @Test(arguments: [
        ("caf&eacute; &ndash; &Alpha;&omega; &hearts; &lang;x&rang;", "café – Αω ♥ ⟨x⟩"),
        ("&#128;&#x92;&#xe9;&#X1F600;", "€’é😀"),
        ("&nope; &eacute &Eacute; & &; &#; &#x;", "&nope; &eacute É & &; &#; &#x;"),
        ("&apos;&quot;&amp;lt;", "'\"&lt;"), ("a&zwnj;b&nbsp;c", "a\u{200C}b\u{A0}c"),
    ])
    func `the character references of HTML 4 are resolved once, and others are kept`(
        html: String, expected: String
    ) {
        #expect(HTMLFragment(html).text == expected)
    }

    @Test(arguments: [
        ("I <3 x < y, 2<4 </3", "I <3 x < y, 2<4 </3"), ("cut <b", "cut <b"), ("cut <a href=\"http", "cut "),
        ("cut <a href=x", "cut "), ("<a title='>'>A</a>", "A"), ("<a b=1 b=2 / c>A</a >", "A"), ("<>", "<>"),
    ])
    func `text that is no tag is kept, and a tag that is cut off is left out`(html: String, expected: String)
    {
        #expect(HTMLFragment(html).text == expected)
    }

    @Test func `pieces state the link of their text, and hidden text is kept apart`() {
        let html = "<a href=\"//h/?a=1&amp;b=2\"><b>A</b></a>, <span style=\"display:none\">QS:P170</span>"
        #expect(
            HTMLFragment(html).pieces == [
                .text("A", link: "//h/?a=1&b=2"), .text(", ", link: nil), .hidden("QS:P170"),
            ])
    }

    @Test(arguments: [
        "<a", "<a>", "</a>", "<!--", "&#", "&amp", "<a href=\"", "<div><b>", "<style>", "<li>", "<td><p>",
        "<p></b>",
        "<i><div>", "<a <a", "<x='", "</div><div>", "<span hidden>",
    ])
    func `fragments of a megabyte are converted within the time limit`(part: String) {
        let html = String(repeating: part, count: 1_000_000 / part.utf8.count)
        _ = HTMLFragment(html + "</i></b></div></style>").text
    }

    @Test func `100,000 mutated fragments are converted without a crash`() {
        let seed = UInt64.random(in: 0 ..< .max)
        var random = SeededRandom(seed: seed)
        let parts = [
            "<a href=\"//x.org/wiki/User:A\" title='b'>", "</a>", "<div style=\"display: none;\">", "</div>",
            "<li>", "<ul>",
            "</ul>", "<td>", "<tr>", "<table>", "</table>", "<!-- ", " -->", "<style>", "</style>",
            "&eacute;", "&#x", "12;",
            "\"", "'", ">", "<", "/", "=", "é", "👩‍👩‍👧", "\u{0}", "text ", "<br>", "<sup class=reference>",
            "</sup>", "&", ";",
        ]
        for round in 0..<100_000 {
            var html = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                parts.randomElement(using: &random) ?? ""
            }.joined()
            if Bool.random(using: &random) {
                html = String(html.unicodeScalars.shuffled(using: &random).map(Character.init))
            }
            let pieces = HTMLFragment(html).pieces
            let isVisible = html.unicodeScalars.contains { $0.properties.isAlphabetic }
            #expect(
                isVisible || pieces.count <= html.unicodeScalars.count,
                "seed \(seed), round \(round): \(html)")
        }
    }
}
