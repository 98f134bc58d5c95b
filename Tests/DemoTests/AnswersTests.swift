import Testing

@testable import gallery_demo

@Suite struct AnswersTests {}
