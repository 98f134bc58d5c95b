import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite struct GridViewTests {
    private func model(cursor: Int = 2, count: Int = 30) -> GridModel {
        let photos = Photo.samples(count)
        var model = GridModel(
            photos, from: 0, cursor: cursor, across: nil, page: GridPage(hearts: [photos[1].id]))
        model.position = "Search cats > 3 of 60"
        model.status = "Photo 3 · by Author 3"
        model.keys = ["Space mark, Enter full, s save, ? keys, q back", "Space mark, ? keys"]
        return model
    }

    private func rows(_ layout: ScreenLayout, columns: Int) -> [String] {
        var rows = [[Character]](
            repeating: Array(repeating: " ", count: columns), count: layout.height)
        for picture in layout.pictures {
            for row in picture.row..<picture.row + picture.rows {
                for column in picture.column..<picture.column + picture.columns { rows[row][column] = "#" }
            }
        }
        for line in layout.lines {
            for (offset, character) in line.line.text.enumerated() {
                rows[line.row][line.column + offset] = character
            }
        }
        return rows.map { row in
            String(row).replacing(#/ +$/#, with: "")
        }
    }

    @Test func `compared facts are wrapped in narrow columns, with equal facts in the same rows`() {
        var model = model(count: 2)
        model.compared = Photo.samples(2).map(GridModel.Compared.init)
        model.compared[0].facts = ["Between two clearings", "1,600 × 2,400, 3.8 megapixels", "CC0 1.0"]
        model.compared[1].facts = ["Fog", "2,400 × 1,600, 3.8 megapixels", "CC0 1.0"]
        let layout = GridView().layout(of: model, on: ScreenSize(columns: 40, rows: 24))
        #expect(
            rows(layout, columns: 40).suffix(6) == [
                "Between two         Fog", "clearings", "1,600 × 2,400, 3.8  2,400 × 1,600, 3.8",
                "megapixels          megapixels", "CC0 1.0             CC0 1.0",
                "Search cats > 3 of 60 · Photo 3 · by Au…",
            ])
    }

    @Test func `four compared photos are in two rows in a narrow window, without broken words`() {
        var model = model(count: 4)
        model.compared = Photo.samples(4).map(GridModel.Compared.init)
        for index in model.compared.indices {
            model.compared[index].facts = ["Fog \(index)", "Wolfeschlegelsteinhausenberger", "1600×2400"]
        }
        let layout = GridView().layout(of: model, on: ScreenSize(columns: 40, rows: 20))
        let shown = rows(layout, columns: 40)
        for row in [8, 17] {
            #expect(shown[row] == "1600×2400           1600×2400")
            #expect(shown[row - 1] == "Wolfeschlegelstein… Wolfeschlegelstein…")
        }
        #expect(Set(layout.pictures.map(\.row).map { $0 / 9 }) == [0, 1])
    }

    @Test func `a removed photo is marked before its title, and keeps its number`() {
        let photos = Photo.samples(2)
        let model = GridModel(
            photos, from: 0, cursor: 0, across: nil, page: GridPage(removed: [photos[1].id]))
        let layout = GridView().layout(of: model, on: ScreenSize(columns: 60, rows: 24))
        #expect(layout.lines.contains { $0.line.text.hasPrefix(" 2 removed Photo 2") })
    }

    @Test func `compared facts are bold if they differ, and quiet if they are equal`() {
        var model = model(count: 2)
        model.compared = Photo.samples(2).map(GridModel.Compared.init)
        for index in 0..<2 {
            model.compared[index].facts = ["A\(index)", "Ida", "\(index) × 2", "CC0", "2020"]
        }
        #expect(model.differences == ["size"])
        let lines = GridView().layout(of: model, on: ScreenSize(columns: 40, rows: 24)).lines
        let roles = lines.filter { $0.column == 0 }.dropLast().map { $0.line.spans.first?.role }
        #expect(roles == [.title, .quiet, .title, .quiet, .quiet])
    }

    @Test func `the caption at the cursor is reversed to its full width, and marked photos have bars`() {
        let photos = Photo.samples(4)
        let model = GridModel(photos, from: 0, cursor: 0, across: 2, marks: [photos[1].id])
        let lines = GridView().layout(of: model, on: ScreenSize(columns: 40, rows: 24)).lines
        let caption = lines.first { $0.line.text.hasPrefix("▸1 Photo 1") }
        #expect(caption?.line.width == 19 && caption?.line.spans.map(\.role) == [.cursor])
        #expect(lines.contains { $0.line.text == "█" && $0.column == 0 })
        #expect(lines.contains { $0.line.text == "▐" && $0.column == 20 })
        #expect(lines.contains { $0.line.text == " 2 ✓ Photo 2" && $0.line.spans[1].role == .marked })
    }

    @Test func `a photo has a number and a title, and the cursor is visible without colors`() {
        let layout = GridView().layout(of: model(), on: ScreenSize(columns: 40, rows: 15))
        #expect(
            rows(layout, columns: 40) == [
                " ###############     ###############",
                " ###############     ###############",
                " ###############     ###############",
                " ###############     ###############",
                " ###############     ###############",
                " 1 Photo 1           2 ♥ Photo 2",
                "█###############█    ###############",
                "█###############█    ###############",
                "█###############█    ###############",
                "█###############█    ###############",
                "█###############█    ###############",
                "▸3 Photo 3           4 Photo 4",
                "",
                "Space mark, ? keys",
                "Search cats > 3 of 60 · Photo 3 · by Au…",
            ])
    }

    @Test(arguments: [(40, 24, 2, 3), (80, 24, 4, 3), (100, 40, 5, 5), (120, 40, 6, 5), (200, 60, 6, 5)])
    func `the number of photos depends on the window size`(columns: Int, rows: Int, across: Int, down: Int) {
        let geometry = GridGeometry(on: ScreenSize(columns: columns, rows: rows), across: nil)
        #expect(geometry.shape == GridShape(across: across, down: down))
    }

    @Test(arguments: [1, 2, 3, 7, 8, 13, 40, 100, 250], [1, 2, 3, 4, 9, 24, 70])
    func `text and pictures fit a window of any size and do not overlap`(columns: Int, rows: Int) {
        let screen = ScreenSize(columns: columns, rows: rows)
        for across in [nil, 1, 3, 50] {
            var model = model()
            model.across = across
            let layout = GridView().layout(of: model, on: screen)
            var taken = Set<[Int]>()
            for line in layout.lines {
                #expect(line.row < rows && line.column + line.line.width <= columns)
                for column in line.column..<line.column + line.line.width {
                    #expect(taken.insert([line.row, column]).inserted)
                }
            }
            for picture in layout.pictures {
                #expect(picture.row + picture.rows < rows && picture.column + picture.columns <= columns)
                for row in picture.row..<picture.row + picture.rows {
                    for column in picture.column..<picture.column + picture.columns {
                        #expect(taken.insert([row, column]).inserted)
                    }
                }
            }
            #expect(layout.pictures.count <= 30)
        }
    }

    @Test func `a message replaces the status line of the grid`() {
        var model = model()
        model.message = .quiet("This is the last photo.")
        let layout = GridView().layout(of: model, on: ScreenSize())
        #expect(layout.lines.last?.line.text == "This is the last photo.")
    }
}
