/// Moves of the cursor through all photos, forward and back.
struct GridWalk {
    private let total: Int
    private var number = 1
    private var goesRight = true

    init(total: Int) { self.total = total }

    mutating func move(_ count: Int, in grid: GridSession) throws {
        for _ in 0..<count {
            if number == total { goesRight = false } else if number == 1 { goesRight = true }
            number += goesRight ? 1 : -1
            _ = try grid.press(goesRight ? GridSession.right : GridSession.left, to: number)
            if number % GridSession.count == 0 { grid.discard() }
        }
        grid.settle()
    }
}
