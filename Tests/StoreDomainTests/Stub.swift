import Testing
@Suite struct Stub {}
