internal import HTTPCore
public import Wire

/// The coaching service: messages, calls, ratings, and the coach's side of them.
public enum Coaching {
    public static let callsLeft = Endpoint<PeerService, UserParameters, Nothing, CallQuota>(
        "coaching.callsLeft", .get, "/coaching/users/{id}/calls", callers: [.profile],
        requirements: ["FR-SECOND-INTAKE-PROMPT-04-c"], summary: "The calls somebody has left this month, for other services")

    public static let areas: [Area] =
        CoachingThreads.areas + CoachingCalls.areas + CoachChoice.areas + CoachDesk.areas + CoachingAdmin.areas + [
            Area(
                "Calls for services", "What a person has left of their calls, for other services. Apps never call this.",
                [callsLeft.description])
        ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}

/// What administrators decide and count. None of it shows a thread that nobody reported. FC-ADD-11.
public enum CoachingAdmin {
    public static let changeRequests = Endpoint<Admin, ChangeRequestQuery, Nothing, ClientChangeRequestList>(
        "coaching.clientChangeRequests", .get, "/coaching/admin/coach-change-requests", products: .withCoaching,
        summary: "Wishes for another coach")
    public static let approve = Endpoint<Admin, ChangeRequestParameters, ChangeApproval, ClientChangeRequest>(
        "coaching.approveChange", .post, "/coaching/admin/coach-change-requests/{id}/approve", products: .withCoaching, status: .ok,
        errors: [.versionConflict, .limitReached], requirements: ["FC-ADD-07"], summary: "Give somebody another coach")
    public static let refuse = Endpoint<Admin, ChangeRequestParameters, Nothing, ClientChangeRequest>(
        "coaching.refuseChange", .post, "/coaching/admin/coach-change-requests/{id}/refuse", products: .withCoaching, status: .ok,
        errors: [.versionConflict],
        requirements: ["FC-ADD-07"], summary: "Leave somebody with the coach they have")
    public static let assign = Endpoint<Admin, ClientParameters, NewAssignment, ClientAssignment>(
        "coaching.assignCoach", .put, "/coaching/admin/clients/{client}/coach", products: .withCoaching, errors: [.limitReached],
        requirements: ["FC-ADD-06", "FC-ADD-07"],
        summary: "Give somebody this coach, who may be one that takes nobody by themselves; the same again changes nothing")
    public static let coaches = Endpoint<Admin, PageQuery, Nothing, CoachLoadList>(
        "coaching.coaches", .get, "/coaching/admin/coaches", products: .withCoaching, summary: "Every coach and how much they have to do")
    public static let cases = Endpoint<Admin, SafetyCaseQuery, Nothing, SafetyCaseList>(
        "coaching.cases", .get, "/coaching/admin/cases", products: .withCoaching, requirements: ["FC-ADD-12"],
        summary: "What was reported and who was blocked")
    public static let caseThread = Endpoint<Admin, SafetyCaseParameters, Nothing, CaseThread>(
        "coaching.caseThread", .get, "/coaching/admin/cases/{id}/messages", products: .withCoaching, errors: [.versionConflict],
        requirements: ["FC-ADD-11"], summary: "The messages around an open case; the look is logged")
    public static let caseFile = Endpoint<Admin, CaseFileQuery, Nothing, RawOutput>(
        "coaching.caseFile", .get, "/coaching/admin/cases/{id}/files/{file}", products: .withCoaching,
        contentType: "application/octet-stream", otherStatus: HTTPStatus(302), errors: [.versionConflict], requirements: ["FC-ADD-11"],
        summary: "Where the bytes of a file are that an open case shows; the look is logged")
    public static let caseLooks = Endpoint<Admin, CaseLooksQuery, Nothing, CaseLooks>(
        "coaching.caseLooks", .get, "/coaching/admin/cases/{id}/looks", products: .withCoaching, requirements: ["FC-ADD-11"],
        summary: "Who looked at a case")
    public static let decide = Endpoint<Admin, SafetyCaseParameters, CaseDecision, SafetyCase>(
        "coaching.decideCase", .post, "/coaching/admin/cases/{id}/decide", products: .withCoaching, status: .ok, errors: [.versionConflict],
        requirements: ["FC-ADD-12"], summary: "Decide a case; the same decision again changes nothing")
    public static let painPoints = Endpoint<Admin, PageQuery, Nothing, PainPointList>(
        "coaching.painPoints", .get, "/coaching/admin/pain-points", products: .withCoaching, requirements: ["FC-FEEDBACK-05"],
        summary: "What coaches say that clients struggle with")
    public static let report = Endpoint<Admin, ReportQuery, Nothing, CoachingReport>(
        "coaching.report", .get, "/coaching/admin/report", products: .withCoaching,
        requirements: ["FC-METRIC-04", "FC-METRIC-08", "FC-ADD-11"],
        summary: "Messages, ratings and calls of a period, as numbers")

    public static let areas: [Area] = [
        Area(
            "Administration of coaches",
            "Who coaches whom. Role `admin`.",
            [changeRequests.description, approve.description, refuse.description, assign.description, coaches.description]),
        Area(
            "Reported threads",
            "Cases that an administrator decides, with the part of the thread they are about; each look is written down. Role `admin`.",
            [
                cases.description, caseThread.description, caseFile.description, caseLooks.description, decide.description,
            ]),
        Area("Coaching reports", "Counts, and what clients struggle with. Role `admin`.", [painPoints.description, report.description]),
    ]
}
