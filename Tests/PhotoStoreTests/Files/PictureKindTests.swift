import Testing

@testable import PhotoStore

@Suite struct PictureKindTests {
    @Test(arguments: [
        ([0xFF, 0xD8, 0xFF, 0xE0], PictureKind.jpg), ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png),
        (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webp), (Array("GIF89a".utf8), .gif),
        (Array("GIF87a".utf8), .gif),
    ])
    func `its first bytes tell a picture`(_ bytes: [UInt8], _ kind: PictureKind) {
        #expect(PictureKind(bytes) == kind)
    }

    @Test(arguments: [
        ("", "an empty file"), ("<!DOCTYPE html><p>", "an HTML page"), ("\n\n<HTML>", "an HTML page"),
        ("<?xml version='1.0'?><svg xmlns=''>", "an SVG drawing"), ("%PDF-1.7", "a PDF document"),
        ("{\"errors\":[]}", "JSON text"), ("hello", "text"), ("<?xml?><a/>", "an XML or HTML page"),
        ("#!/bin/sh", "a script"), ("\u{7F}ELF", "a program"), ("II*\u{0}", "a TIFF picture"),
        ("\u{0}\u{0}\u{0}\u{1C}ftypavif", "a video, AVIF or HEIC file"),
        ("\u{1}\u{2}", "a file of an unknown kind"),
        ("RIFF\u{1}\u{2}\u{3}\u{4}WAVE", "a file of an unknown kind"), ("[Desktop Entry]", "JSON text"),
    ])
    func `what is none is named`(_ content: String, _ name: String) {
        #expect(PictureKind(Array(content.utf8)) == nil)
        #expect(PictureKind.describe(Array(content.utf8)) == name)
    }
}
