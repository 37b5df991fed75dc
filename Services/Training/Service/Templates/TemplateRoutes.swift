internal import Contracts
internal import ServiceKit

/// Templates.
struct TemplateRoutes: Sendable {
    let templates: TemplateActions

    var routes: [Route] {
        [
            Training.templates.handle(templates.list),
            Training.addTemplate.handleSaving(templates.add),
            Training.template.handle(templates.one),
            Training.putTemplate.handleSaving(templates.put),
            Training.deleteTemplate.handle(templates.delete),
        ]
    }
}
