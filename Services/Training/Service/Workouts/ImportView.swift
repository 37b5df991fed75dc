internal import Contracts
internal import TrainingDomain
internal import Wire

extension ImportProblem {
    init(_ fault: ImportFault, _ language: Language) {
        switch fault.reason {
        case .cell(let column, let rule): self.init(line: fault.line, column: column, code: rule.code, message: rule.message(language))
        case .limit: self.init(line: fault.line, column: nil, code: "limit_reached", message: ErrorCode.limitReached.message(language))
        case .quotes: self.init(fault, "quotes", language, (Self.quotes, Self.quotesArabic))
        case .cells: self.init(fault, "cells", language, (Self.cells, Self.cellsArabic))
        case .tooLarge: self.init(fault, "too_large", language, (Self.tooLarge, Self.tooLargeArabic))
        case .deleted: self.init(fault, "deleted", language, (Self.deleted, Self.deletedArabic))
        case .sameID: self.init(fault, "same_id", language, (Self.sameID, Self.sameIDArabic))
        }
    }

    private init(_ fault: ImportFault, _ code: String, _ language: Language, _ texts: (english: String, arabic: String)) {
        self.init(line: fault.line, column: nil, code: code, message: language == .arabic ? texts.arabic : texts.english)
    }

    private static let quotes = "Close the quotation mark of this line, or delete it. Write one inside of a text twice."
    private static let quotesArabic = "أغلق علامة الاقتباس في هذا السطر أو احذفها. اكتب العلامة داخل النص مرتين."
    private static let cells = "Give this line as many cells as the first line has. Put a text with a separator between quotation marks."
    private static let cellsArabic = "اجعل عدد خلايا هذا السطر مساويًا لعددها في السطر الأول. ضع النص الذي فيه فاصل بين علامتي اقتباس."
    private static let tooLarge = "Split this workout: it can have 1000 sets of 100 exercises, 100 sets each, and 16384 characters of notes."
    private static let tooLargeArabic = "قسّم هذا التمرين: الحد 1000 مجموعة و100 تمرين، ولكل تمرين 100 مجموعة، وللملاحظات 16384 حرفًا."
    private static let deleted = "This workout was deleted and stays deleted. Add it by hand if you want it back."
    private static let deletedArabic = "حُذف هذا التمرين وسيبقى محذوفًا. أضفه يدويًا إن أردت استعادته."
    private static let sameID = "Give this workout an id of its own, or empty its cell. Another one of the file has the same."
    private static let sameIDArabic = "أعطِ هذا التمرين معرّفًا خاصًا به أو أفرغ خليته. في الملف تمرين آخر له المعرّف نفسه."
}
