import GalleryCore
import Testing

@Suite struct PictureKindTests {
    @Test(arguments: [
        ([0xFF, 0xD8, 0xFF, 0xE0], PictureKind.jpg), ([0xFF, 0xD8, 7, 0, 0xFF, 0xE0], .jpg),
        ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png),
        (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webp), (Array("GIF89a".utf8), .gif),
        (Array("GIF87a".utf8), .gif),
    ])
    func `JPEG, PNG, WebP and GIF are detected by their signatures`(_ bytes: [UInt8], _ kind: PictureKind) {
        #expect(PictureKind(bytes) == kind)
    }

    @Test(arguments: [
        ("II*\0", PictureKind.tif), ("MM\0*", .tif), ("BM6", .bmp), ("\0\0\0\u{0C}jP  \r\n", .jp2),
        ("\0\0\0\u{0C}JXL \r\n", .jxl), ("\0\0\0\u{1C}ftypavif", .avif),
        ("\0\0\0\u{1C}ftypmif1", .heic),
    ])
    func `TIFF, BMP, JPEG 2000, JPEG XL, AVIF and HEIC are detected`(_ text: String, _ kind: PictureKind) {
        #expect(PictureKind(Array(text.utf8)) == kind)
    }

    @Test(arguments: [
        ("", FileContent.empty), ("<!DOCTYPE html><p>", .html), ("\n\n<HTML>", .html),
        ("<?xml version='1.0'?><svg xmlns=''>", .svg), ("%PDF-1.7", .pdf),
        ("{\"errors\":[]}", .json), ("hello", .text), ("<?xml?><a/>", .markup),
        ("#!/bin/sh", .script), ("\u{7F}ELF", .program),
        ("\u{0}\u{0}\u{0}\u{1C}ftypmp42", .mediaContainer),
        ("\u{1}\u{2}", .unknown),
        ("RIFF\u{1}\u{2}\u{3}\u{4}WAVE", .unknown), ("[Desktop Entry]", .json), ("qoif\0", .qoi),
        ("P6\n2 2", .netpbm), ("P6 text", .text),
        ("\0\0\u{1}\0\u{1}", .icon),
    ])
    func `content that is not a raster picture is identified`(_ text: String, _ content: FileContent) {
        #expect(PictureKind(Array(text.utf8)) == nil)
        #expect(PictureKind.content(of: Array(text.utf8)) == content)
    }
}
