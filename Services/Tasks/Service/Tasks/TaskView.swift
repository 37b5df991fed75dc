internal import Contracts
internal import Platform
internal import TasksDomain
internal import Wire

extension StoredTask {
    /// The task as its owner reads it: times on their clock, the plan's words in their language.
    func shown(in zone: Zone, _ language: Language) -> DailyTask {
        DailyTask(
            id: id, planId: planID, seriesId: seriesID, date: date,
            title: title?.text ?? TaskText.title(key: template ?? "", type: type, language),
            description: description?.text ?? template.flatMap { TaskText.description(key: $0, type: type, language) }, taskType: type,
            source: source, status: status, dueDate: zone.instant(of: date, at: dueTime), dueTime: dueTime, priority: priority,
            metadata: metadata, evidence: evidence, completedAt: completedAt, createdAt: createdAt, updatedAt: updatedAt)
    }
}
