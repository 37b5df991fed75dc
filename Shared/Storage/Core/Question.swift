/// One statement or several, together with how their rows are read: what `Connection.ask` takes any number of.
public struct Question<Answer> {
    fileprivate let statements: [SQL]
    fileprivate let read: (inout ArraySlice<[Row]>) throws -> Answer

    public init(_ sql: SQL, _ read: @escaping ([Row]) throws -> Answer) {
        statements = [sql]
        self.read = { answers in try read(answers.popFirst() ?? []) }
    }

    /// In the place of a question that need not be asked this time.
    public init(known answer: Answer) {
        statements = []
        read = { _ in answer }
    }

    private init(_ statements: [SQL], _ read: @escaping (inout ArraySlice<[Row]>) throws -> Answer) {
        self.statements = statements
        self.read = read
    }

    /// Both, in this order.
    public func and<Other>(_ other: Question<Other>) -> Question<(Answer, Other)> {
        Question<(Answer, Other)>(statements + other.statements) { answers in
            let first = try self.read(&answers)
            return (first, try other.read(&answers))
        }
    }

    public func map<Other>(_ transform: @escaping (Answer) throws -> Other) -> Question<Other> {
        Question<Other>(statements) { answers in try transform(try self.read(&answers)) }
    }
}

extension Question where Answer == Bool {
    /// Whether there is a row, or one was changed by a statement that is `RETURNING` it.
    public static func any(_ sql: SQL) -> Question { Question(sql) { !$0.isEmpty } }
}

extension Connection {
    /// The answer to a question.
    /// - Throws: `DatabaseError`, and what reading throws.
    public func ask<Answer>(_ question: Question<Answer>) async throws -> Answer {
        var answers = try await ask(question.statements)[...]
        return try question.read(&answers)
    }

    /// The answers to several questions, whose statements run one after the other: on PostgreSQL that is one trip. Each statement sees
    /// what those before it did and, in a write, what was committed while they waited for a lock, so what is asked about locked rows may go
    /// along with what locks them. A change that an answer may forbid may not, unless that answer ends the transaction by an error.
    /// - Throws: `DatabaseError`, and what reading throws, for the first question first.
    public func ask<each Answer>(_ questions: repeat Question<each Answer>) async throws -> (repeat each Answer) {
        var statements: [SQL] = []
        for question in repeat each questions { statements += question.statements }
        var answers = try await ask(statements)[...]
        return (repeat try (each questions).read(&answers))
    }
}
