// Written by Tools/descriptions from the comments in Contracts/Sources and Core/Wire. Do not edit: change the comments.
// swift-format-ignore-file

let descriptionTable = #"""
alias	Contracts.FreeText<Contracts.CallPurposeRule>	CallPurpose	What a call is for, as typed at booking.
alias	Contracts.FreeText<Contracts.ClientNoteRule>	ClientNoteText	What a coach writes down about a client; the client never sees it.
alias	Contracts.FreeText<Contracts.CoachBioRule>	CoachBio	What a coach says of themselves: at most 2,000 characters, in several lines if they like.
alias	Contracts.FreeText<Contracts.DescriptionRule>	TaskDescription	More about a task.
alias	Contracts.FreeText<Contracts.EvidenceTextRule>	EvidenceText	A proof in words.
alias	Contracts.FreeText<Contracts.ExerciseNameRule>	ExerciseName	What an exercise is called, in one line.
alias	Contracts.FreeText<Contracts.FileNameRule>	MediaFileName	The name a file has on the device it comes from. Shown, offered at download, and never part of a path.
alias	Contracts.FreeText<Contracts.FoodNameRule>	FoodName	A food's name: at most 200 characters.
alias	Contracts.FreeText<Contracts.FoodNoteRule>	FoodNote	A note beside what was eaten: at most 500 characters.
alias	Contracts.FreeText<Contracts.LibraryTextRule>	LibraryText	A sentence of the library.
alias	Contracts.FreeText<Contracts.MessageRule>	TicketMessage	The text of a support ticket.
alias	Contracts.FreeText<Contracts.MessageTextRule>	MessageText	At most 1,000 characters as readers count them, and 4,096 bytes.
alias	Contracts.FreeText<Contracts.MotivationRule>	Motivation	Why somebody wants their goal.
alias	Contracts.FreeText<Contracts.NoteRule>	Note	Something a person writes down for themselves.
alias	Contracts.FreeText<Contracts.RatingTextRule>	RatingText	What somebody says beside their stars: at most 1,000 characters.
alias	Contracts.FreeText<Contracts.ReasonTextRule>	ReasonText	Why somebody asks, reports or decides something.
alias	Contracts.FreeText<Contracts.SpecializationRule>	Specialization	What a coach is best at, in their words.
alias	Contracts.FreeText<Contracts.TitleRule>	TaskTitle	What a task is called, in one line.
alias	Contracts.FreeText<Contracts.WorkoutNameRule>	WorkoutName	What a template or a workout is called.
alias	Contracts.FreeText<Contracts.WorkoutNoteRule>	WorkoutNote	Anything to remember of a workout, a template or an exercise of it.
alias	Contracts.Hundredths<Contracts.BodyHeightCm>	Centimetres	A body height to 0.1 mm.
alias	Contracts.Hundredths<Contracts.BodyHeightIn>	Inches	A body height in inches; kept in centimetres.
alias	Contracts.Hundredths<Contracts.BodyMassRule>	BodyMass	The mass of a part of the body, in kilograms.
alias	Contracts.Hundredths<Contracts.BodyWeightKg>	Kilograms	A body weight to 10 g.
alias	Contracts.Hundredths<Contracts.BodyWeightLb>	Pounds	A body weight in pounds; kept in kilograms.
alias	Contracts.Hundredths<Contracts.IntakeHeightCm>	IntakeCentimetres	A body height in centimetres.
alias	Contracts.Hundredths<Contracts.IntakeHeightIn>	IntakeInches	A body height in inches; kept in centimetres.
alias	Contracts.Hundredths<Contracts.IntakeWeightKg>	IntakeKilograms	A body weight in kilograms.
alias	Contracts.Hundredths<Contracts.IntakeWeightLb>	IntakePounds	A body weight in pounds; kept in kilograms.
alias	Contracts.Hundredths<Contracts.NutrientLeftRule>	NutrientAmountLeft	kcal that are left of a target, with two decimals; negative when there was more.
alias	Contracts.Hundredths<Contracts.NutrientRule>	NutrientAmount	kcal, grams or milligrams with two decimals.
alias	Contracts.Hundredths<Contracts.PercentRule>	Percentage	A share of the body's mass, in percent.
alias	Contracts.Hundredths<Contracts.PortionRule>	PortionCount	How many of a unit. More than nothing.
alias	Contracts.LibraryTexts<Contracts.HintCount>	HintTexts	What helps in an exercise, or goes wrong in it, in both languages.
alias	Contracts.LibraryTexts<Contracts.InstructionCount>	InstructionTexts	What is done in an exercise, one step after the other, in both languages.
alias	Contracts.LibraryWord<Contracts.FoodWord>	FoodID	A food's id: the five digits of its row in the USDA's table, such as `01001`, or a word for one of ours, such as `chicken-kabsa`.
alias	Contracts.LibraryWord<Contracts.MealWord>	MealID	A meal's id in the library, such as `shakshuka-feta`.
alias	Contracts.ProviderID<Contracts.ActionObject>	ActionID	The id of an approval that the person owes.
alias	Contracts.ProviderID<Contracts.CardObject>	CardToken	Stands for a card; not card data, and worth nothing elsewhere.
alias	Contracts.ProviderID<Contracts.CustomerObject>	CustomerID	The id of who pays: `cus_` and 32 hexadecimal digits.
alias	Contracts.ProviderID<Contracts.IntentObject>	IntentID	The id of a payment: `pi_` and 32 hexadecimal digits.
alias	Contracts.ProviderID<Contracts.PaymentEventObject>	PaymentEventID	The id of something that a webhook tells.
alias	Contracts.ProviderID<Contracts.RefundObject>	IntentRefundID	The id of a refund.
alias	Contracts.TenThousandths<Contracts.AspectRatioRule>	AspectRatio	Width by height, as seen.
alias	Contracts.TenThousandths<Contracts.CoordinateRule>	Coordinate	A coordinate of a layer's centre: 0 is the left or upper edge of the canvas, 1 the right or lower one.
alias	Contracts.TenThousandths<Contracts.LayerWidthRule>	LayerWidth	The width of a layer as a share of its canvas's width.
alias	Contracts.Whole<Contracts.AgeYears>	Age	Whole years.
alias	Contracts.Whole<Contracts.CapacityRule>	CoachCapacity	How many clients a coach takes.
alias	Contracts.Whole<Contracts.DaysPerWeek>	WorkoutFrequency	Days a week.
alias	Contracts.Whole<Contracts.LayerVolumeRule>	LayerVolume	In percent: 0 is silent, 100 is as recorded.
alias	Contracts.Whole<Contracts.MealCount>	MealsPerDay	How many meals a day somebody eats.
alias	Contracts.Whole<Contracts.OrderAmountRule>	OrderAmount	Halalas of a whole order, VAT included.
alias	Contracts.Whole<Contracts.PaymentAmountRule>	PaymentAmount	In minor units: halalas and cents.
alias	Contracts.Whole<Contracts.PriceRule>	Price	Halalas, VAT included.
alias	Contracts.Whole<Contracts.PriorityRule>	Priority	1 is the most important.
alias	Contracts.Whole<Contracts.ProgressRule>	Progress	In percent.
alias	Contracts.Whole<Contracts.QuantityRule>	Quantity	How many of a product a line may ask for.
alias	Contracts.Whole<Contracts.RestRule>	RestSeconds	Seconds to rest after a set; none without a value.
alias	Contracts.Whole<Contracts.SequenceRule>	SequenceNumber	A place in an order that counts from 1 without gaps; 0 is before everything.
alias	Contracts.Whole<Contracts.ShareSecondsRule>	ShareSeconds	How many seconds a link works.
alias	Contracts.Whole<Contracts.StarsRule>	Stars	One star to five; five is best.
alias	Contracts.Whole<Contracts.UploadSizeRule>	UploadSize	How many bytes a file has, exactly.
alias	Contracts.Whole<Contracts.WaterRule>	WaterAmount	Millilitres drunk at once.
alias	Wire.BoundedList<Contracts.FreeText<Contracts.WordRule>, Contracts.ProductDetails.Contracts.ProductDetails.SpecificationCount>	ProductDetails.Keywords
alias	Wire.BoundedList<Contracts.ImageSource, Contracts.ProductDetails.Contracts.ProductDetails.ImageCount>	ProductDetails.Images
alias	Wire.BoundedList<Contracts.PartnerDetails, Contracts.OnboardingAnswers.Contracts.OnboardingAnswers.PartnerCount>	OnboardingAnswers.Partners
alias	Wire.BoundedList<Contracts.Slug, Contracts.ProductDetails.Contracts.ProductDetails.RelatedCount>	ProductDetails.Related
alias	Wire.BoundedList<Contracts.SpecificationDetails, Contracts.ProductDetails.Contracts.ProductDetails.SpecificationCount>	ProductDetails.Specifications
alias	Wire.Choice<Contracts.DemoProducts>	DemoProduct	A product that can be looked at without an account.
alias	Wire.Choice<Contracts.EmailProducts>	EmailProduct	A product whose people sign in with an email address and a password.
alias	Wire.Choice<Contracts.PhoneProducts>	PhoneProduct	A product whose people sign in with a code by SMS.
alias	Wire.Identifier<Contracts.BroadcastTag>	BroadcastID	The id of a broadcast.
alias	Wire.Identifier<Contracts.CallHoldTag>	CallHoldID	The id of a slot that is kept.
alias	Wire.Identifier<Contracts.ChallengeTag>	ChallengeID	The id of a one-time code that was sent.
alias	Wire.Identifier<Contracts.ChangeRequestTag>	ChangeRequestID	The id of a request for another coach.
alias	Wire.Identifier<Contracts.ChartTag>	ChartID	The id of a chart.
alias	Wire.Identifier<Contracts.CheckoutTag>	CheckoutID	The id of a try to buy a cart.
alias	Wire.Identifier<Contracts.ClientMessageTag>	ClientMessageID	The id that the sender's app gave a message before it was sent: the same one again is the same message, for ever and per sender.
alias	Wire.Identifier<Contracts.ClientNoteTag>	ClientNoteID	The id of a coach's note about a client.
alias	Wire.Identifier<Contracts.ClientTaskTag>	ClientTaskID	The name that a client gives a task of one's own.
alias	Wire.Identifier<Contracts.CoachingCallTag>	CoachingCallID	The id of a booked video call.
alias	Wire.Identifier<Contracts.CompositionTag>	CompositionID	The id of a composition.
alias	Wire.Identifier<Contracts.CustomExerciseTag>	CustomExerciseID	The id of an exercise that somebody made.
alias	Wire.Identifier<Contracts.DeviceTag>	DeviceID	The id of a device that notifications go to.
alias	Wire.Identifier<Contracts.EventTag>	EventID	The id of an event.
alias	Wire.Identifier<Contracts.EvidenceTag>	EvidenceID	The id of a proof that a task was done.
alias	Wire.Identifier<Contracts.ExportTag>	ExportID	The id of an export.
alias	Wire.Identifier<Contracts.FoodLogTag>	FoodLogID	Made by the app, so that logging twice is one entry.
alias	Wire.Identifier<Contracts.ImportTag>	ImportID	The id of an import.
alias	Wire.Identifier<Contracts.LayerTag>	LayerID	The id of a layer of a composition.
alias	Wire.Identifier<Contracts.LoggedSetTag>	LoggedSetID	Made by the device that logged the set; sets of one workout are told apart by it.
alias	Wire.Identifier<Contracts.MealPlanTag>	MealPlanID	The id of a plan of meals.
alias	Wire.Identifier<Contracts.MeasurementTag>	MeasurementID	The id of a body measurement.
alias	Wire.Identifier<Contracts.MediaTag>	MediaID	A confirmed file of the media service.
alias	Wire.Identifier<Contracts.MessageTag>	MessageID	The id of a message, given by the service.
alias	Wire.Identifier<Contracts.NotificationTag>	NotificationID	The id of a notification.
alias	Wire.Identifier<Contracts.OperationTag>	OperationID	The id of something a device did.
alias	Wire.Identifier<Contracts.PainPointTag>	PainPointID	The id of a pain point.
alias	Wire.Identifier<Contracts.PartnerTag>	PartnerID	The id of a partner.
alias	Wire.Identifier<Contracts.PlanItemTag>	PlanItemID	The id of an exercise's place in a plan.
alias	Wire.Identifier<Contracts.PlanTag>	PlanID	The id of a plan of tasks.
alias	Wire.Identifier<Contracts.PlannedMealTag>	PlannedMealID	A meal's place on a day of somebody's plan.
alias	Wire.Identifier<Contracts.ProductTag>	ProductID	The id of a product.
alias	Wire.Identifier<Contracts.RatingTag>	RatingID	The id of a rating of a coach.
alias	Wire.Identifier<Contracts.RefundTag>	RefundID	The id of a refund of an order.
alias	Wire.Identifier<Contracts.SafetyCaseTag>	SafetyCaseID	The id of a report or a block that an administrator decides.
alias	Wire.Identifier<Contracts.ScanTag>	ScanID	The id of an InBody scan.
alias	Wire.Identifier<Contracts.SeriesTag>	SeriesID	What repeats: the tasks of one rule of a plan share it.
alias	Wire.Identifier<Contracts.TaskTag>	TaskID	The id of a task.
alias	Wire.Identifier<Contracts.TemplateTag>	TemplateID	The id of a template.
alias	Wire.Identifier<Contracts.TrainingDeviceTag>	TrainingDeviceID	An installation of an app, made when it first starts.
alias	Wire.Identifier<Contracts.TrainingPlanTag>	TrainingPlanID	The id of a plan of workouts.
alias	Wire.Identifier<Contracts.TrainingSessionTag>	TrainingSessionID	Made by the app, so that starting twice is one session.
alias	Wire.Identifier<Contracts.UploadTag>	UploadID	The id of an upload; the file that comes of it has another one.
alias	Wire.Identifier<Contracts.WaterTag>	WaterID	Made by the app.
alias	Wire.Identifier<Contracts.WeightTag>	WeightID	The id of a weigh-in.
alias	Wire.Identifier<Contracts.WorkoutEntryTag>	WorkoutEntryID	An exercise's place in a workout or a template: the same exercise may come twice.
alias	Wire.Identifier<Contracts.WorkoutTag>	WorkoutID	The id of a finished workout.
alias	Wire.Identifier<Wire.PersonTag>	UserID	The id of a person, the same in every service.
alias	Wire.Identifier<Wire.SessionTag>	SessionID	The id of a session: one place an account is signed in.
call	auth.changePassword	Auth.changePassword
call	auth.deleteAccount	TestAccounts.delete
call	auth.deleteMe	Auth.deleteMe
call	auth.deleteSession	Auth.deleteSession
call	auth.demo	Auth.demo
call	auth.erase	Auth.erase
call	auth.findAccounts	TestAccounts.find
call	auth.forgotPassword	Auth.forgotPassword
call	auth.keys	Auth.keys
call	auth.login	Auth.login
call	auth.logout	Auth.logout
call	auth.me	Auth.me
call	auth.refresh	Auth.refresh	What ends a session is this refusal alone: `unauthenticated` where the refresh token is over or none, `token_reused` where somebody else may have it. Both ask to sign in; any other answer leaves the session, and the same token is sent again.
call	auth.requestOTP	Auth.requestOTP
call	auth.resendEmail	Auth.resendEmail
call	auth.resetPassword	Auth.resetPassword
call	auth.revokeKey	Auth.revokeKey
call	auth.rotateKeys	Auth.rotateKeys
call	auth.sessions	Auth.sessions
call	auth.setRole	Auth.setRole
call	auth.signInAs	TestAccounts.signIn
call	auth.signup	Auth.signup
call	auth.user	Auth.user
call	auth.verifyEmail	Auth.verifyEmail
call	auth.verifyOTP	Auth.verifyOTP
call	coaching.addNote	CoachDesk.addNote
call	coaching.addPainPoint	CoachDesk.addPainPoint
call	coaching.answerClient	CoachDesk.send
call	coaching.approveChange	CoachingAdmin.approve
call	coaching.assignCoach	CoachingAdmin.assign
call	coaching.attachment	CoachingThreads.attachment
call	coaching.availability	CoachDesk.availability
call	coaching.blockClient	CoachDesk.block
call	coaching.bookCall	CoachingCalls.book
call	coaching.broadcast	CoachDesk.broadcast
call	coaching.broadcasts	CoachDesk.broadcasts
call	coaching.call	CoachingCalls.one
call	coaching.callCalendar	CoachingCalls.calendar
call	coaching.calls	CoachingCalls.list
call	coaching.callsLeft	Coaching.callsLeft
call	coaching.cancelCall	CoachingCalls.cancel
call	coaching.caseFile	CoachingAdmin.caseFile
call	coaching.caseLooks	CoachingAdmin.caseLooks
call	coaching.caseThread	CoachingAdmin.caseThread
call	coaching.cases	CoachingAdmin.cases
call	coaching.changeNote	CoachDesk.changeNote
call	coaching.changeRating	CoachChoice.changeRating
call	coaching.changeRequests	CoachChoice.changeRequests
call	coaching.client	CoachDesk.client
call	coaching.clientChangeRequests	CoachingAdmin.changeRequests
call	coaching.clientFiles	CoachDesk.files
call	coaching.clientMessages	CoachDesk.messages
call	coaching.clients	CoachDesk.clients
call	coaching.coach	CoachChoice.coach
call	coaching.coachPhoto	CoachChoice.photo
call	coaching.coachProfile	CoachChoice.profile
call	coaching.coaches	CoachingAdmin.coaches
call	coaching.decideCase	CoachingAdmin.decide
call	coaching.deleteNote	CoachDesk.deleteNote
call	coaching.delivered	CoachingThreads.delivered
call	coaching.deliveredClient	CoachDesk.delivered
call	coaching.dueRatings	CoachChoice.dueRatings
call	coaching.events	CoachingThreads.events	It begins with `ready` or `reset`. What nobody takes for 30 seconds ends; a comment each 25 seconds says that the line is alive.
call	coaching.files	CoachingThreads.files
call	coaching.holdSlot	CoachingCalls.hold
call	coaching.joinCall	CoachingCalls.join
call	coaching.messages	CoachingThreads.messages
call	coaching.moveCall	CoachingCalls.move
call	coaching.notes	CoachDesk.notes
call	coaching.ownProfile	CoachDesk.profile
call	coaching.ownRatings	CoachDesk.ratings
call	coaching.painPoints	CoachingAdmin.painPoints
call	coaching.putClientMessage	CoachDesk.put
call	coaching.putMessage	CoachingThreads.put
call	coaching.quota	CoachingThreads.quota
call	coaching.rate	CoachChoice.rate
call	coaching.read	CoachingThreads.read
call	coaching.readClient	CoachDesk.read
call	coaching.refuseChange	CoachingAdmin.refuse
call	coaching.releaseSlot	CoachingCalls.release
call	coaching.report	CoachingAdmin.report
call	coaching.reportClientMessage	CoachDesk.report
call	coaching.reportMessage	CoachingThreads.report
call	coaching.requestChange	CoachChoice.requestChange
call	coaching.saveAvailability	CoachDesk.saveAvailability
call	coaching.saveProfile	CoachDesk.saveProfile
call	coaching.sendMessage	CoachingThreads.send
call	coaching.skipRating	CoachChoice.skip
call	coaching.slots	CoachingCalls.slots
call	coaching.socket	CoachingThreads.socket	What asks for no WebSocket of version 13 is refused with `malformed_request`. A command of more than 1 KB ends it with 1009. It is pinged each 25 seconds, and ends where that is not answered. Browsers cannot send `Authorization` with a WebSocket: there, read the events with `fetch`.
call	coaching.typing	CoachingThreads.typing
call	coaching.typingClient	CoachDesk.typing
call	media.abandonUpload	Media.abandonUpload
call	media.addLayer	Compositions.addLayer
call	media.beginImport	StackMedia.beginImport
call	media.beginUpload	Media.beginUpload
call	media.cancelExport	Exports.cancel
call	media.cancelImport	StackMedia.cancelImport
call	media.changeComposition	Compositions.change
call	media.changeLayer	Compositions.changeLayer
call	media.changePhoto	Media.changePhoto
call	media.changeSettings	StackMedia.changeSettings
call	media.comparison	Media.comparison
call	media.composition	Compositions.one
call	media.compositionPreview	Compositions.preview
call	media.compositions	Compositions.list
call	media.confirmPhoto	Media.confirmPhoto
call	media.confirmUpload	Media.confirmUpload
call	media.content	Media.content
call	media.createComposition	Compositions.create
call	media.deleteComposition	Compositions.delete
call	media.deleteExport	Exports.delete
call	media.deleteFile	Media.deleteFile
call	media.deleteItem	StackMedia.deleteItem
call	media.deletePhoto	Media.deletePhoto
call	media.duplicateComposition	Compositions.duplicate
call	media.endShare	Exports.endShare
call	media.export	Exports.one
call	media.exportEstimate	Compositions.estimate
call	media.exportEvents	Exports.events
call	media.exportFile	Exports.file
call	media.exports	Exports.open
call	media.facts	MediaFiles.facts
call	media.file	Media.file
call	media.import	StackMedia.importJob
call	media.imports	StackMedia.imports
call	media.item	StackMedia.item
call	media.itemThumbnail	StackMedia.thumbnail
call	media.itemUploaded	StackMedia.itemUploaded
call	media.items	StackMedia.items
call	media.library	Exports.library
call	media.links	MediaFiles.links
call	media.orderLayer	Compositions.orderLayer
call	media.photo	Media.photo
call	media.photos	Media.photos
call	media.presignPhoto	Media.presignPhoto
call	media.preview	Media.preview
call	media.putObject	Media.putObject
call	media.putPhoto	Media.putPhoto
call	media.removeLayer	Compositions.removeLayer
call	media.retryExport	Exports.retry
call	media.settings	StackMedia.settings
call	media.shareExport	Exports.share
call	media.sharedExport	Exports.shared
call	media.startExport	Compositions.export
call	media.storage	Media.storage
call	media.upload	Media.upload
call	nutrition.access	Nutrition.access
call	nutrition.addFavourite	Nutrition.addFavourite
call	nutrition.addLog	FoodLogs.add
call	nutrition.addWater	FoodLogs.addWater
call	nutrition.changeLog	FoodLogs.change
call	nutrition.changePreferences	Nutrition.changePreferences
call	nutrition.copyLogs	FoodLogs.copy
call	nutrition.currentPlan	MealPlans.plan
call	nutrition.day	FoodLogs.day
call	nutrition.deleteFavourite	Nutrition.deleteFavourite
call	nutrition.deleteLog	FoodLogs.delete
call	nutrition.deleteWater	FoodLogs.deleteWater
call	nutrition.eatMeal	MealPlans.eat
call	nutrition.export	FoodLogs.export
call	nutrition.food	Nutrition.food
call	nutrition.foods	Nutrition.foods
call	nutrition.generatePlan	MealPlans.generate
call	nutrition.image	Nutrition.image
call	nutrition.library	Nutrition.library
call	nutrition.log	FoodLogs.one
call	nutrition.logs	FoodLogs.list
call	nutrition.meal	MealPlans.meal
call	nutrition.mealAlternatives	MealPlans.alternatives
call	nutrition.plan	MealPlans.day
call	nutrition.planReport	Nutrition.report
call	nutrition.preferences	Nutrition.preferences
call	nutrition.stats	FoodLogs.stats
call	nutrition.substituteMeal	MealPlans.substitute
call	nutrition.uneatMeal	MealPlans.uneat
call	profile.acceptPage	Profiles.acceptPage
call	profile.acceptSharing	Profiles.acceptSharing
call	profile.achievements	Profiles.achievements
call	profile.addDevice	Profiles.addDevice
call	profile.addInBody	Profiles.addScan
call	profile.addMeasurement	Profiles.addMeasurement
call	profile.addPartner	Profiles.addPartner
call	profile.addWeight	Profiles.addWeight
call	profile.change	Profiles.change
call	profile.changePreferences	Profiles.changePreferences
call	profile.changeSettings	Profiles.changeSettings
call	profile.choosePrompt	Profiles.choosePrompt
call	profile.closeTicket	Help.closeTicket
call	profile.delete	Profiles.delete
call	profile.deleteDevice	Profiles.deleteDevice
call	profile.deleteInBody	Profiles.deleteScan
call	profile.deleteMeasurement	Profiles.deleteMeasurement
call	profile.deletePartner	Profiles.deletePartner
call	profile.deleteWeight	Profiles.deleteWeight
call	profile.devices	Profiles.devices
call	profile.discardOnboardingDraft	Profiles.discardDraft
call	profile.export	Profiles.export
call	profile.facts	Profiles.facts
call	profile.faq	Help.faq
call	profile.firstIntake	Profiles.firstIntake
call	profile.flags	Help.flags
call	profile.howItWorks	Help.howItWorks
call	profile.inbody	Profiles.scans
call	profile.leavePage	Profiles.leavePage
call	profile.leaveSharing	Profiles.leaveSharing
call	profile.me	Profiles.me
call	profile.measurements	Profiles.measurements
call	profile.myTickets	Help.myTickets
call	profile.onboardingDraft	Profiles.draft
call	profile.openOnboardingStep	Profiles.openStep
call	profile.openTicket	Help.openTicket
call	profile.partners	Profiles.partners
call	profile.preferences	Profiles.preferences
call	profile.previewOnboarding	Profiles.preview
call	profile.privacy	Help.privacy
call	profile.privacyPage	Help.privacyPage
call	profile.prompt	Profiles.prompt
call	profile.pushToBrowser	Profiles.pushToBrowser
call	profile.recordWeight	Profiles.recordWeight
call	profile.resetPrompt	Profiles.resetPrompt
call	profile.resetTutorials	Profiles.resetTutorials
call	profile.saveOnboardingStep	Profiles.saveStep
call	profile.score	Profiles.score
call	profile.secondIntake	Profiles.secondIntake
call	profile.seeTutorial	Profiles.seeTutorial
call	profile.settings	Profiles.settings
call	profile.share	Profiles.share
call	profile.sharingPage	Profiles.sharingPage
call	profile.skipOnboardingStep	Profiles.skipStep
call	profile.stopSharing	Profiles.stopSharing
call	profile.submitOnboarding	Profiles.submit
call	profile.supportContact	Help.contact
call	profile.terms	Help.terms
call	profile.termsPage	Help.termsPage
call	profile.tickets	Help.tickets
call	profile.tutorials	Profiles.tutorials
call	profile.version	Help.version
call	profile.webPushKey	Profiles.webPushKey
call	profile.weights	Profiles.weights
call	profile.withdrawWeight	Profiles.withdrawWeight
call	sandbox.answerAction	Sandbox.answerAction
call	sandbox.approvalPage	Sandbox.approvalPage
call	sandbox.approveByHand	Sandbox.approveByHand
call	sandbox.cancelIntent	Sandbox.cancelIntent
call	sandbox.clearMessages	Sandbox.clearMessages
call	sandbox.confirmIntent	Sandbox.confirmIntent
call	sandbox.disturb	Sandbox.disturb
call	sandbox.forgetCard	Sandbox.forgetCard
call	sandbox.intent	Sandbox.intent
call	sandbox.intents	Sandbox.intents
call	sandbox.keepCard	Sandbox.keepCard
call	sandbox.live	Sandbox.live	An event without a name has a `RecordedMessage`, one of the name `payment` has a `PaymentIntent`.
call	sandbox.mailHTML	Sandbox.messageHTML
call	sandbox.message	Sandbox.message
call	sandbox.messages	Sandbox.messages
call	sandbox.openIntent	Sandbox.openIntent
call	sandbox.page	Sandbox.page
call	sandbox.refundIntent	Sandbox.refundIntent
call	sandbox.refuseByHand	Sandbox.refuseByHand
call	sandbox.room	Sandbox.room
call	sandbox.sendPush	Sandbox.sendPush
call	sandbox.sendSMS	Sandbox.sendSMS
call	sandbox.subscribe	Sandbox.subscribe
call	sandbox.tokenizeCard	Sandbox.tokenizeCard
call	sandbox.webPush	Sandbox.webPush
call	store.acceptChanges	Store.acceptChanges
call	store.addGuestItem	Store.addGuestItem
call	store.addItem	Store.addItem
call	store.addProduct	StoreAdmin.addProduct
call	store.allOrders	StoreAdmin.orders
call	store.anyDocument	StoreAdmin.document
call	store.anyDocumentPage	StoreAdmin.documentPage
call	store.anyOrder	StoreAdmin.order
call	store.billing	Subscriptions.invoices
call	store.cancelAnyOrder	StoreAdmin.cancel
call	store.cancelCheckout	StoreOrders.cancelCheckout
call	store.cancelOrder	StoreOrders.cancel
call	store.cancelSubscription	Subscriptions.cancel
call	store.cart	Store.cart
call	store.changeProduct	StoreAdmin.changeProduct
call	store.changeStock	StoreAdmin.changeStock
call	store.changeSubscription	Subscriptions.change
call	store.checkout	StoreOrders.checkout
call	store.confirmCheckout	StoreOrders.confirm
call	store.confirmSubscription	Subscriptions.confirm
call	store.deletePromotion	StoreAdmin.deletePromotion
call	store.deleteReview	Store.deleteReview
call	store.deliverOrder	StoreAdmin.deliver
call	store.document	StoreOrders.document
call	store.documentPage	StoreOrders.documentPage
call	store.emptyCart	Store.emptyCart
call	store.entitlement	Subscriptions.entitlement
call	store.guestCart	Store.guestCart
call	store.image	Store.image
call	store.mergeCart	Store.mergeCart
call	store.openGuestCart	Store.openGuestCart
call	store.order	StoreOrders.order
call	store.orders	StoreOrders.list
call	store.paymentMethod	Subscriptions.method
call	store.paymentWebhook	StoreOrders.webhook
call	store.placeOrder	StoreOrders.place
call	store.plans	Subscriptions.plans
call	store.previewOrder	StoreOrders.preview
call	store.product	Store.product
call	store.products	Store.products
call	store.promotions	Store.promotions
call	store.quoteSubscription	Subscriptions.quote
call	store.refundOrder	StoreAdmin.refund
call	store.removeGuestItem	Store.removeGuestItem
call	store.removeGuestPromo	Store.removeGuestPromo
call	store.removeItem	Store.removeItem
call	store.removePaymentMethod	Subscriptions.removeMethod
call	store.removePromo	Store.removePromo
call	store.reorder	StoreOrders.reorder
call	store.resumeSubscription	Subscriptions.resume
call	store.review	Store.review
call	store.reviews	Store.reviews
call	store.setGuestItem	Store.setGuestItem
call	store.setGuestPromo	Store.setGuestPromo
call	store.setItem	Store.setItem
call	store.setPaymentMethod	Subscriptions.setMethod
call	store.setPromo	Store.setPromo
call	store.setPromotion	StoreAdmin.setPromotion
call	store.setTier	TestSubscriptions.setTier
call	store.shipOrder	StoreAdmin.ship
call	store.stockedProduct	StoreAdmin.product
call	store.subscription	Subscriptions.current
call	store.subscriptionReport	StoreAdmin.report
call	store.trackOrder	StoreAdmin.track
call	store.tracking	StoreOrders.tracking
call	system.docs	System.docs
call	system.dropWork	QueuedWork.drop
call	system.health	System.health
call	system.metrics	System.metrics
call	system.moveClock	System.moveClock
call	system.openAPI	System.openAPI
call	system.ready	System.ready
call	system.receiveEvent	System.receiveEvent
call	system.retryWork	QueuedWork.retry
call	system.setLogLevel	ServiceLog.setLevel
call	system.work	QueuedWork.list
call	tasks.add	Tasks.add
call	tasks.analytics	Tasks.analytics
call	tasks.badge	Tasks.badge
call	tasks.badges	Tasks.badges
call	tasks.calendar	Tasks.calendar
call	tasks.change	Tasks.change
call	tasks.checkCompliance	Tasks.check
call	tasks.complete	Tasks.complete
call	tasks.compliance	Tasks.compliance
call	tasks.dashboard	Tasks.dashboard
call	tasks.delete	Tasks.delete
call	tasks.history	Tasks.history
call	tasks.list	Tasks.list
call	tasks.notifications	Tasks.notifications
call	tasks.one	Tasks.one
call	tasks.plan	Tasks.plan
call	tasks.readNotifications	Tasks.readNotifications
call	tasks.seeBadge	Tasks.seeBadge
call	tasks.shareBadge	Tasks.shareBadge
call	tasks.sharedBadge	Tasks.sharedBadge
call	tasks.skip	Tasks.skip
call	tasks.streaks	Tasks.streaks
call	tasks.undo	Tasks.undo
call	tasks.week	Tasks.week
call	training.addChart	Training.addChart
call	training.addCustomExercise	Training.addCustomExercise
call	training.addTemplate	Training.addTemplate
call	training.addWorkout	Training.addWorkout
call	training.alternatives	TrainingPlans.alternatives
call	training.changeCustomExercise	Training.changeCustomExercise
call	training.changes	Training.changes
call	training.charts	Training.charts
call	training.client	TrainingPlans.client
call	training.coachPlan	TrainingPlans.coachPlan
call	training.completeSession	TrainingPlans.complete
call	training.customExercises	Training.customExercises
call	training.deleteChart	Training.deleteChart
call	training.deleteCustomExercise	Training.deleteCustomExercise
call	training.deleteTemplate	Training.deleteTemplate
call	training.deleteWorkout	Training.deleteWorkout
call	training.discardSession	TrainingPlans.discard
call	training.exercise	Training.exercise
call	training.exercises	Training.exercises
call	training.export	Training.export
call	training.generatePlan	TrainingPlans.generate
call	training.image	Training.image
call	training.importHistory	Training.importHistory
call	training.keepOriginal	TrainingPlans.keep
call	training.library	Training.library
call	training.noteWorkout	Training.noteWorkout
call	training.plan	TrainingPlans.plan
call	training.putTemplate	Training.putTemplate
call	training.records	Training.records
call	training.series	Training.series
call	training.session	TrainingPlans.session
call	training.sessionReport	TrainingPlans.report
call	training.startSession	TrainingPlans.start
call	training.stats	TrainingPlans.stats
call	training.substitute	TrainingPlans.substitute
call	training.summary	Training.summary
call	training.sync	Training.sync
call	training.template	Training.template
call	training.templates	Training.templates
call	training.tickItem	TrainingPlans.tickItem
call	training.tickSet	TrainingPlans.tickSet
call	training.today	TrainingPlans.today
call	training.workout	Training.workout
call	training.workouts	Training.workouts
field	Contracts.Account	createdAt	When the account was made.
field	Contracts.Account	demo	A demo account reads prepared data; what it writes is refused.
field	Contracts.Account	email	Left out for an account that signs in by phone.
field	Contracts.Account	emailVerified	Whether the mailed link was opened; false for an account without an address.
field	Contracts.Account	id	The person's id, the same in every service.
field	Contracts.Account	name	What the person is called; left out until they say it.
field	Contracts.Account	onboardingCompleted	Whether the product's first questions were answered, so that the app may show its home.
field	Contracts.Account	phone	Verified by a one-time code; left out for an account that signs in by email.
field	Contracts.Account	product	The product whose app the account was made in; it never changes.
field	Contracts.Account	role	What the account may do beyond its own data.
field	Contracts.Account	termsAcceptedAt	When they agreed to the terms.
field	Contracts.Account	termsVersion	Which version of the terms the person agreed to; left out where they were not asked.
field	Contracts.AccountDeletion	challengeId	Of a code asked for with the account's own number; with `code`, instead of the password.
field	Contracts.AccountSearch	text	A part of the address, number or name, or the whole id; everybody when left out.
field	Contracts.Achievement	earnedAt	When it was reached; left out until then.
field	Contracts.Achievement	progress	How far the person is.
field	Contracts.Achievement	target	How far they have to come.
field	Contracts.AchievementList	next	The nearest workout milestone that is not earned; left out when all are.
field	Contracts.Acknowledgement	accepted	Always true: it does not tell whether there is such an account.
field	Contracts.ActionAnswer	approve	True pays, false refuses.
field	Contracts.ActionParameters	id	Which approval.
field	Contracts.Alternatives	explanation	"Original exercise may worsen your knee injury.", in the reader's language; left out when it stresses none.
field	Contracts.Alternatives	items	Three, or fewer when there are fewer that are safe; `shortfall` says why then.
field	Contracts.Alternatives	original	The exercise that is replaced.
field	Contracts.Alternatives	reason	"High knee compression, may worsen knee injury", in the reader's language; left out when it stresses none.
field	Contracts.Alternatives	shortfall	Why there are fewer than three, in the reader's language; left out otherwise.
field	Contracts.AnalyticsBatch	events	What happened, in any order.
field	Contracts.AnalyticsEvent	at	When, by the device's clock.
field	Contracts.AnalyticsEvent	id	Made by the client; the same id twice is one event.
field	Contracts.AnalyticsEvent	name	What happened: `screen_view`.
field	Contracts.AnalyticsEvent	props	More about it, by name.
field	Contracts.AnalyticsReceipt	accepted	Those that were new.
field	Contracts.AppliedPromo	percent	How much it takes off, in percent.
field	Contracts.AppliedPromo	problem	Why it takes nothing off at the moment, such as `promo_expired`.
field	Contracts.Attachment	bytes	How many bytes it has.
field	Contracts.Attachment	contentType	What it is, whatever the sender called it.
field	Contracts.Attachment	height	As seen, in pixels; left out for documents.
field	Contracts.Attachment	id	Its file at the media service.
field	Contracts.Attachment	name	What it is called; left out when it has no name.
field	Contracts.Attachment	thumbnailUrl	The same for a small picture of it: longest side 320 pixels, an icon for documents.
field	Contracts.Attachment	url	Answers 302 to a link that works for some minutes.
field	Contracts.Attachment	width	As seen; left out for documents.
field	Contracts.AttachmentQuery	form	The whole file when left out.
field	Contracts.AttachmentQuery	id	Which file.
field	Contracts.Availability	exceptions	Days that differ from the week.
field	Contracts.Availability	timezone	The zone by whose clocks the windows are meant.
field	Contracts.Availability	weekly	When calls are possible in every week.
field	Contracts.AvailabilityException	date	The day, in the zone of the availability.
field	Contracts.AvailabilityException	windows	When calls are possible on this day; none when empty.
field	Contracts.Badge	criteria	How it is earned, in words.
field	Contracts.Badge	description	What it is for, in the reader's language.
field	Contracts.Badge	earnedAt	When it was earned; left out until then.
field	Contracts.Badge	emoji	Its sign.
field	Contracts.Badge	name	What it is called, in the reader's language.
field	Contracts.Badge	progress	How far the person is.
field	Contracts.Badge	rarityPercent	The share of people with a plan who have it, one decimal.
field	Contracts.Badge	seen	Whether the person has looked at it since.
field	Contracts.Badge	target	How far they have to come.
field	Contracts.BadgeParameters	code	Which badge.
field	Contracts.BadgeQuery	earned	Only those earned, or only those not.
field	Contracts.BadgeShare	url	A path of this service.
field	Contracts.BillingHistory	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.BillingInvoice	amount	What was charged.
field	Contracts.BillingInvoice	at	When it was charged.
field	Contracts.BillingInvoice	card	The card that was charged.
field	Contracts.BillingInvoice	number	Its number.
field	Contracts.BillingInvoice	periodEnd	When what it pays for ends.
field	Contracts.BillingInvoice	periodStart	When what it pays for begins.
field	Contracts.BillingInvoice	tier	What it was for.
field	Contracts.BookedCall	quota	Left out for coaches.
field	Contracts.Broadcast	createdAt	When it was sent.
field	Contracts.Broadcast	goal	The goal of those it went to; left out when it went to all.
field	Contracts.Broadcast	recipients	How many clients it goes to: those that the coach had when they sent it.
field	Contracts.Broadcast	sent	How many of them have it in their thread by now.
field	Contracts.Broadcast	text	What each of them reads.
field	Contracts.BroadcastList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.BrowserKeys	auth	What else only the browser knows.
field	Contracts.BrowserKeys	p256dh	The browser's public key.
field	Contracts.BrowserNotification	body	What it says.
field	Contracts.BrowserNotification	expiresAt	When it is of no use any more: the push service keeps it until then, and for a day at most, which is also what it does when this is left out. The service worker is not told.
field	Contracts.BrowserNotification	id	The same at every try: it takes the place of the one that is shown already.
field	Contracts.BrowserNotification	route	Where opening it leads, as apps write it: `gtsd://badges/streak_7`.
field	Contracts.BrowserNotification	title	The first line.
field	Contracts.BrowserParameters	device	Which of their devices.
field	Contracts.BrowserParameters	id	Which person.
field	Contracts.BrowserSubscriptionDetails	endpoint	Where to push to.
field	Contracts.BrowserSubscriptionDetails	keys	What to encrypt with.
field	Contracts.CalendarQuery	from	364 days before `to` when left out.
field	Contracts.CalendarQuery	to	Today when left out. At most 366 days at once.
field	Contracts.CallHold	endsAt	When the call would end.
field	Contracts.CallHold	expiresAt	Somebody who books before this has the slot.
field	Contracts.CallHold	slot	When the call would begin.
field	Contracts.CallHoldParameters	id	Which hold of one's own.
field	Contracts.CallList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.CallMove	slot	A free slot of the same coach.
field	Contracts.CallParameters	id	Which call of one's own.
field	Contracts.CallParty	id	Who it is.
field	Contracts.CallParty	joinedAt	When they first joined.
field	Contracts.CallParty	name	Left out until they told their name, and of a client for a coach who is theirs no longer.
field	Contracts.CallQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.CallQuery	limit	How many come at once: 20 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.CallQuery	period	Upcoming when left out.
field	Contracts.CallQuota	durationMinutes	How long a call is.
field	Contracts.CallQuota	limit	Calls of a month.
field	Contracts.CallQuota	percent	Used of the limit, rounded down, never above 100.
field	Contracts.CallQuota	remaining	Calls left this month.
field	Contracts.CallQuota	resetsAt	When they are renewed; only other services are told, as people have it beside this.
field	Contracts.CallQuota	used	Calls booked this month.
field	Contracts.CallSlot	endsAt	When the call would end, by the caller's tier; of one that is moved, with the length that it has.
field	Contracts.CallSlot	slot	When it begins; what is handed back to book it.
field	Contracts.CardEntry	expMonth	The month it ends in, 1 to 12.
field	Contracts.CardEntry	expYear	The year it ends in, with four digits.
field	Contracts.CardEntry	name	The name on the card; not kept.
field	Contracts.CardKeeping	customer	The customer from an earlier call; without it the one of the reference, made at the first call.
field	Contracts.CardKeeping	method	The card, by its token.
field	Contracts.CardOnOrder	brand	Whose card it is: `visa`.
field	Contracts.CardOnOrder	last4	Its last four digits.
field	Contracts.CardTokenParameters	id	Which card, by its token.
field	Contracts.Cart	changes	What changed since the person put the lines in or last accepted changes (`POST /store/cart/accept`); none when nothing did.
field	Contracts.Cart	itemCount	All pieces of all lines.
field	Contracts.Cart	promo	The code that was entered; left out without one.
field	Contracts.Cart	totals	What it costs.
field	Contracts.CartChange	available	How many there are.
field	Contracts.CartChange	name	What it is called, in the reader's language.
field	Contracts.CartChange	newPrice	What it costs now; with `price_changed`.
field	Contracts.CartChange	oldPrice	What the person saw; with `price_changed`.
field	Contracts.CartChange	productId	Which product.
field	Contracts.CartChange	wanted	What the line asks for and what there is.
field	Contracts.CartItem	productId	Which product.
field	Contracts.CartLine	available	How many could be bought now.
field	Contracts.CartLine	discount	This line's part of the discount.
field	Contracts.CartLine	quantity	The pieces that count: what was asked for, as far as there is any of it; 0 when there is none. `Cart.changes` says what was asked for.
field	Contracts.CartLine	total	`unitPrice` times `quantity`, before discounts.
field	Contracts.CartLine	unitPrice	Now, VAT included.
field	Contracts.CartMerge	cart	The secret of the guest cart.
field	Contracts.CaseFileQuery	file	The file, as its message names it.
field	Contracts.CaseFileQuery	form	The whole file when left out.
field	Contracts.CaseFileQuery	id	The case.
field	Contracts.CaseLook	administrator	Who looked.
field	Contracts.CaseLook	at	When.
field	Contracts.CaseLook	file	The file that was opened; nil where the messages were read.
field	Contracts.CaseLooks	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.CaseLooksQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.CaseLooksQuery	id	Of which case.
field	Contracts.CaseLooksQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.CatalogueQuery	brand	Only products of this brand.
field	Contracts.CatalogueQuery	category	Only products of this category.
field	Contracts.CatalogueQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.CatalogueQuery	inStock	Only what can be bought now.
field	Contracts.CatalogueQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.CatalogueQuery	maxPrice	Halalas, included.
field	Contracts.CatalogueQuery	minPrice	Halalas, both included.
field	Contracts.CatalogueQuery	q	Searched as typed: several words all have to match, the last one by its beginning; spelling is forgiven.
field	Contracts.CatalogueQuery	sort	How they are sorted; `relevance` when left out.
field	Contracts.ChangeApproval	coachId	Another coach with room.
field	Contracts.ChangeRequest	decidedAt	When it was decided; left out while it waits.
field	Contracts.ChangeRequest	message	In the reader's language: that an administrator has to agree, or what was decided.
field	Contracts.ChangeRequest	reason	Why, if they said so.
field	Contracts.ChangeRequest	requestedAt	When it was asked.
field	Contracts.ChangeRequestList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ChangeRequestParameters	id	Which request.
field	Contracts.ChangeRequestQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.ChangeRequestQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.ChangeRequestQuery	status	Pending ones when left out.
field	Contracts.ChargedCard	expMonth	The month it ends in, 1 to 12.
field	Contracts.ChargedCard	expYear	The year it ends in.
field	Contracts.ChargedCard	last4	Its last four digits.
field	Contracts.Chart	createdAt	When it was made.
field	Contracts.Chart	updatedAt	When it last changed.
field	Contracts.Chart	version	Grows with each change.
field	Contracts.ChartDetails	exerciseId	Which exercise.
field	Contracts.ChartParameters	id	Which chart.
field	Contracts.ChartPoint	date	The local day of the workout in its person's zone.
field	Contracts.ChartPoint	session	1 for the first workout with the exercise.
field	Contracts.ChartPoint	value	Kilograms, or a number of sets.
field	Contracts.ChartSeries	count	How many there are before any are left out.
field	Contracts.ChartSeries	items	The points, oldest first.
field	Contracts.Checkout	actionUrl	Where the person approves the payment, while it `requires_action`.
field	Contracts.Checkout	expiresAt	Until when the goods are held, while it is open.
field	Contracts.Checkout	order	The order, once it is `completed`.
field	Contracts.Checkout	totals	What is to be paid.
field	Contracts.CheckoutParameters	id	Which checkout of one's own.
field	Contracts.ClientAssignment	assignedAt	Since when.
field	Contracts.ClientAssignment	client	Who is coached.
field	Contracts.ClientAssignment	coach	Who coaches.
field	Contracts.ClientCard	assignedAt	Since when the coach has them.
field	Contracts.ClientCard	goal	What they train for; left out until their first intake.
field	Contracts.ClientCard	id	The client.
field	Contracts.ClientCard	language	The language they read.
field	Contracts.ClientCard	lastMessage	Left out while the thread is empty.
field	Contracts.ClientCard	name	Left out until they told their name.
field	Contracts.ClientCard	nextCallAt	When the next call with them begins.
field	Contracts.ClientCard	online	Whether they have a stream open.
field	Contracts.ClientCard	state	Whether messages can be sent.
field	Contracts.ClientCard	tier	What they pay for.
field	Contracts.ClientCard	unread	Messages that the coach has not read.
field	Contracts.ClientChangeRequest	client	Who asks.
field	Contracts.ClientChangeRequest	coach	Whom the client had when they asked.
field	Contracts.ClientChangeRequest	decidedAt	When it was decided; left out while it waits.
field	Contracts.ClientChangeRequest	decidedBy	The administrator who decided.
field	Contracts.ClientChangeRequest	newCoach	Whom they got.
field	Contracts.ClientChangeRequest	reason	Why, if they said so.
field	Contracts.ClientChangeRequest	requestedAt	When they asked.
field	Contracts.ClientChangeRequestList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ClientList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ClientList	total	How many there are in all.
field	Contracts.ClientList	unread	Messages that the coach has not read, of all clients.
field	Contracts.ClientMessageParameters	clientId	The sender's own id of the message.
field	Contracts.ClientMessagePutParameters	client	Whose thread.
field	Contracts.ClientMessagePutParameters	clientId	The sender's own id of the message.
field	Contracts.ClientNote	changedAt	When it last changed.
field	Contracts.ClientNote	createdAt	When it was written.
field	Contracts.ClientNote	isOwn	Whether the reader wrote it; only who wrote it changes it.
field	Contracts.ClientNoteContent	text	The whole note, in place of what it said.
field	Contracts.ClientNoteList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ClientNoteParameters	client	About whom the note is.
field	Contracts.ClientNoteParameters	id	Which note.
field	Contracts.ClientPageQuery	client	Whose.
field	Contracts.ClientPageQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.ClientPageQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.ClientParameters	client	Which client of one's own.
field	Contracts.ClientTraining	daysPerWeek	Days of training a week that they asked for; left out until their second intake.
field	Contracts.ClientTraining	goal	What they want; left out until their first intake.
field	Contracts.ClientTraining	injuries	Where they are hurt; empty until their second intake, too.
field	Contracts.ClientTraining	level	How used they are to training; left out until their second intake.
field	Contracts.ClientTraining	location	Where they train; left out until their first intake.
field	Contracts.ClientTraining	plan	The plan they follow now, whoever made it; left out while there is none.
field	Contracts.ClockMove	ends	Whether the run ends there: what it left for later is due in real time from then on.
field	Contracts.ClockMove	follows	Whether the clock goes on from there as real time does; it stands still when left out.
field	Contracts.ClockMove	now	The time it is from now on; never earlier than it was.
field	Contracts.ClockMove	run	The `X-Test-Run` whose clock moves; `everybody` for all requests that name none.
field	Contracts.ClockMoved	jobs	The jobs that became due and ran, in order.
field	Contracts.ClockMoved	now	The time it is.
field	Contracts.CoachLoad	capacity	How many clients they take at most.
field	Contracts.CoachLoad	clients	How many they have.
field	Contracts.CoachLoad	goals	What they are best at.
field	Contracts.CoachLoad	id	Which coach.
field	Contracts.CoachLoad	isTaking	False while they take nobody new.
field	Contracts.CoachLoad	languages	In which they coach.
field	Contracts.CoachLoad	name	Left out until they told their name.
field	Contracts.CoachLoad	rating	What clients think of them.
field	Contracts.CoachLoadList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.CoachLoadList	waiting	People without a coach.
field	Contracts.CoachParameters	id	Which coach.
field	Contracts.CoachPlan	days	The days with a workout, each weekday once at most.
field	Contracts.CoachPlan.Day	items	The exercises, in order.
field	Contracts.CoachPlan.Day	weekday	1 for Sunday to 7 for Saturday.
field	Contracts.CoachPlan.Item	exerciseId	Which exercise.
field	Contracts.CoachPlan.Item	reps	Repetitions of a set; left out for a timed exercise.
field	Contracts.CoachPlan.Item	seconds	Seconds of a set, for a timed exercise.
field	Contracts.CoachPlan.Item	sets	How many sets.
field	Contracts.CoachProfile	bio	What they say of themselves; left out when they say nothing.
field	Contracts.CoachProfile	id	Which coach.
field	Contracts.CoachProfile	languages	In which they coach.
field	Contracts.CoachProfile	name	Left out until they told their name.
field	Contracts.CoachProfile	online	Whether they have a stream open.
field	Contracts.CoachProfile	photoUrl	Answers 302 to a picture; left out for coaches without one.
field	Contracts.CoachProfile	rating	What clients think of them.
field	Contracts.CoachProfile	specialization	What they are best at; left out when they did not say.
field	Contracts.CoachRating	callId	The call that was rated; left out for the messages.
field	Contracts.CoachRating	editableUntil	It can be changed until then.
field	Contracts.CoachRating	ratedAt	When it was given.
field	Contracts.CoachScore	average	Bayesian average with one decimal; left out without ratings.
field	Contracts.CoachScore	count	How many ratings it is made of.
field	Contracts.CoachSettings	bio	What they say of themselves.
field	Contracts.CoachSettings	capacity	How many clients they take at most.
field	Contracts.CoachSettings	email	Where to mail calls, with a file for calendars; no mails when left out. Shown to nobody else.
field	Contracts.CoachSettings	goals	What they are best at: people with one of these goals come to them first. Empty: everything alike.
field	Contracts.CoachSettings	isTaking	False while they take nobody new; their clients stay.
field	Contracts.CoachSettings	languages	In which they coach.
field	Contracts.CoachSettings	name	What clients call them.
field	Contracts.CoachSettings	photoId	A confirmed upload of theirs with the purpose `avatar`.
field	Contracts.CoachSettings	specialization	What they are best at, in their own words.
field	Contracts.CoachingCall	bookedAt	When it was booked.
field	Contracts.CoachingCall	cancelledAt	When it was cancelled; left out otherwise.
field	Contracts.CoachingCall	cancelledBy	Who cancelled it.
field	Contracts.CoachingCall	client	The client's side.
field	Contracts.CoachingCall	coach	The coach's side.
field	Contracts.CoachingCall	durationMinutes	How long it is, in minutes.
field	Contracts.CoachingCall	endsAt	When it ends.
field	Contracts.CoachingCall	joinOpensAt	From then until `endsAt` both can join.
field	Contracts.CoachingCall	purpose	What the client wants to talk about, if they said so; left out for a coach who is theirs no longer.
field	Contracts.CoachingCall	refundableUntil	Who cancels until then gets the call back.
field	Contracts.CoachingCall	slot	When it begins.
field	Contracts.CoachingCall	version	Grows with every change.
field	Contracts.CoachingQuota	resetsAt	The first instant of the next month in Asia/Riyadh.
field	Contracts.CoachingQuota	tier	The tier that it is counted by.
field	Contracts.CoachingReport	activeClients	How many clients sent at least one message.
field	Contracts.CoachingReport	averageRating	The mean of those stars with two decimals at most; left out without any.
field	Contracts.CoachingReport	calls	Calls by when they were to begin.
field	Contracts.CoachingReport	coachMessages	Messages of coaches.
field	Contracts.CoachingReport	messages	Messages of clients, and how many clients sent at least one.
field	Contracts.CoachingReport	messagesPerClient	Messages of an active client, with one decimal at most; left out without any.
field	Contracts.CoachingReport	ratings	Ratings that were given, skipped questions left out, and their plain average with two decimals at most.
field	Contracts.CoachingReport.Calls	booked	All of them.
field	Contracts.CoachingReport.Calls	cancelled	Called off before they began.
field	Contracts.CoachingReport.Calls	finished	Both sides were there.
field	Contracts.CoachingReport.Calls	missed	One side or both did not come.
field	Contracts.ComparisonQuery	after	The later photo.
field	Contracts.ComparisonQuery	before	The earlier photo.
field	Contracts.CompletionAnswer	compliance	The day as it is now.
field	Contracts.CompletionAnswer	newBadges	Earned by this completion.
field	Contracts.CompletionAnswer	streak	The streak as it is now.
field	Contracts.CompletionAnswer	task	The task as it is now.
field	Contracts.ComplianceAnswer	completed	How many of them are done.
field	Contracts.ComplianceAnswer	compliant	At least 80 percent, by whole numbers.
field	Contracts.ComplianceAnswer	date	The day, in the person's zone.
field	Contracts.ComplianceAnswer	percent	Rounded down, so that 80 is never shown for a day that is not compliant.
field	Contracts.ComplianceAnswer	total	Tasks of the day; one that was skipped counts as not done.
field	Contracts.ComplianceCheck	date	Today in the person's zone when left out.
field	Contracts.ComplianceQuery	date	Today in the person's zone when left out.
field	Contracts.Composition	createdAt	When it was begun.
field	Contracts.Composition	layers	In the order they were added; `zIndex` says how they are drawn.
field	Contracts.Composition	loop	Whether clips shorter than the composition start again; without it their last picture stays, silent. Images go when their time is over, either way.
field	Contracts.Composition	updatedAt	When it last changed.
field	Contracts.Composition	version	Grows with each change that is made to it. That media of its layers was deleted is none.
field	Contracts.CompositionChange	canvas	Another ratio; the layers keep their places.
field	Contracts.CompositionChange	loop	Whether clips shorter than the composition start again.
field	Contracts.CompositionChange	version	The `version` this change was made from; 409 `version_conflict` when the composition has moved on.
field	Contracts.CompositionDetails	canvas	Its ratio.
field	Contracts.CompositionDetails	loop	Whether clips shorter than the composition start again.
field	Contracts.CompositionDetails	mediaIds	A layer each, the first at the back; the same item may come twice. Every one has to be ready.
field	Contracts.CompositionList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.CompositionParameters	id	Which composition.
field	Contracts.Confirmation	confirm	That the person means it.
field	Contracts.ContentParameters	token	What a link carries: which file, which form of it, and until when.
field	Contracts.CustomExercise	archivedAt	When it was deleted although templates, workouts or charts use it: no picker shows it, its name stays.
field	Contracts.CustomExercise	createdAt	When it was made.
field	Contracts.CustomExercise	updatedAt	When it last changed.
field	Contracts.CustomExercise	version	Grows with each change.
field	Contracts.CustomExerciseParameters	id	Which exercise of one's own.
field	Contracts.DailyTask	completedAt	When it was done; left out until then.
field	Contracts.DailyTask	createdAt	When it was made.
field	Contracts.DailyTask	date	The local day it belongs to.
field	Contracts.DailyTask	description	More about it, in the reader's language where the plan made it.
field	Contracts.DailyTask	dueDate	When it is due, on the person's clock of that day.
field	Contracts.DailyTask	dueTime	When it is due, by the person's clock.
field	Contracts.DailyTask	evidence	What proves it done; left out until then.
field	Contracts.DailyTask	metadata	Targets.
field	Contracts.DailyTask	planId	Left out for a task the person made.
field	Contracts.DailyTask	title	In the reader's language where the plan made it.
field	Contracts.DailyTask	updatedAt	When it last changed.
field	Contracts.Dashboard	completed	Tasks of today that are done.
field	Contracts.Dashboard	date	Today, in the person's zone.
field	Contracts.Dashboard	newBadgeCount	Earned and not seen.
field	Contracts.Dashboard	percent	Done of them, rounded down.
field	Contracts.Dashboard	recentBadges	Newest first, three at most.
field	Contracts.Dashboard	tasksPreview	The next three that are not done, by time.
field	Contracts.Dashboard	total	Tasks of today; one that was skipped counts as not done.
field	Contracts.Dashboard	unread	Notifications not read.
field	Contracts.DayCompliance	completed	How many of them are done.
field	Contracts.DayCompliance	compliant	At least 80 percent, by whole numbers.
field	Contracts.DayCompliance	date	The day, in the person's zone.
field	Contracts.DayCompliance	percent	Rounded down, so that 80 is never shown for a day that is not compliant.
field	Contracts.DayCompliance	total	Tasks of the day; one that was skipped counts as not done.
field	Contracts.DayWindow	from	When it begins, on a quarter of an hour.
field	Contracts.DayWindow	to	When it ends, on a quarter of an hour; `00:00` is the end of the day.
field	Contracts.DemoRequest	product	`fitcoach` when left out.
field	Contracts.Device	createdAt	When it was registered.
field	Contracts.Device	isWebPush	Whether it is a browser with keys, which is pushed to by way of `profile.pushToBrowser`; left out when not.
field	Contracts.DeviceDetails	keys	Of a browser's subscription, and only with `web`.
field	Contracts.DeviceInfo	id	An id the app makes once and keeps; a device that signed in before keeps its own throttle.
field	Contracts.DeviceInfo	name	What the owner calls it, for the list of sessions: `Noura's iPhone`.
field	Contracts.DeviceParameters	id	Which device.
field	Contracts.Dislike	foods	How many foods it names; 0 tells that nothing is kept away by it.
field	Contracts.Dislike	word	As it was typed.
field	Contracts.Disturbance	count	How many sends are disturbed, 0 to clear.
field	Contracts.Disturbance	delayMilliseconds	With `delay`: how long an answer is held back.
field	Contracts.Disturbance	to	Only sends to this recipient, or the payments of this reference, when given.
field	Contracts.DocumentParameters	number	`INV-1000` or `CN-1000`.
field	Contracts.DueRating	callId	The call to rate; left out for the messages.
field	Contracts.DueRating	question	"How's your coaching experience?" in the reader's language.
field	Contracts.EatenMeal	mealId	The meal that was eaten, where the app knows it: another one may have been taken in its place meanwhile, on another device. What stood there in the last seven days is logged as it was planned; when nothing is said, what stands there now.
field	Contracts.EatenMeal	servings	How many servings of what was planned for it; all of it when nothing is said.
field	Contracts.EmailRequest	email	Where to send it, if there is an account with this address.
field	Contracts.EmailRequest	product	`gtsd` when left out.
field	Contracts.EnergyTargets	age	Whole years on the day of the calculation.
field	Contracts.EnergyTargets	bmi	kg/m², one decimal.
field	Contracts.EnergyTargets	bmr	kcal a day at rest.
field	Contracts.EnergyTargets	calorieTarget	kcal a day to eat, never below 1200.
field	Contracts.EnergyTargets	formula	Which formulas made these numbers; stored with them.
field	Contracts.EnergyTargets	projectedDate	When the target weight is reached by what `calorieTarget` leaves below or above `tdee`; left out when there is nothing to lose or gain, and when it is never reached.
field	Contracts.EnergyTargets	projectedWeeks	In how many weeks the goal is reached; left out along with the date.
field	Contracts.EnergyTargets	proteinTargetG	Protein to eat, in grams a day.
field	Contracts.EnergyTargets	targetDateTooEarly	Whether the target weight is not reached by the chosen target date.
field	Contracts.EnergyTargets	tdee	kcal a day with the activity level.
field	Contracts.EnergyTargets	warnings	Left out when there is nothing to warn of.
field	Contracts.EnergyTargets	waterTargetMl	Water to drink, in millilitres a day.
field	Contracts.EnergyWarning	code	Why.
field	Contracts.EnergyWarning	message	What to tell the person.
field	Contracts.Entitlement	tier	What they pay for.
field	Contracts.Entitlement	userId	Whose.
field	Contracts.Entitlement	version	The version `entitlement.changed` events carry.
field	Contracts.EstimateQuery	codec	`h264` when left out.
field	Contracts.EstimateQuery	id	Of the composition.
field	Contracts.Event	at	When it happened.
field	Contracts.Event	facts	More about it; left out where the type says everything.
field	Contracts.Event	id	The same at each delivery.
field	Contracts.Event	product	The product of that person.
field	Contracts.Event	run	The test run that caused it, if one did.
field	Contracts.Event	type	What happened.
field	Contracts.Event	user	Whom the fact is about.
field	Contracts.EventFacts	coach	The coach; left out for none.
field	Contracts.EventFacts	count	A number, as the type says.
field	Contracts.EventFacts	date	A day in the person's zone, as the type says.
field	Contracts.EventFacts	email	Their address.
field	Contracts.EventFacts	evidence	The evidence of a task that a weight came as; left out for a weight that was logged by itself.
field	Contracts.EventFacts	file	The file.
field	Contracts.EventFacts	isNewest	False where a newer one is known, as the type says; left out for the newest.
field	Contracts.EventFacts	key	The signing key, by its `kid`.
field	Contracts.EventFacts	meal	The meal.
field	Contracts.EventFacts	name	What the person is called.
field	Contracts.EventFacts	phone	Their number.
field	Contracts.EventFacts	role	The role.
field	Contracts.EventFacts	session	The session.
field	Contracts.EventFacts	sessions	At most 100.
field	Contracts.EventFacts	tier	The tier.
field	Contracts.EventFacts	until	When something ends, as the type says.
field	Contracts.EventFacts	version	Grows with each change of the same thing: an event with a lower version than a known one is old news.
field	Contracts.Evidence	createdAt	When it was sent.
field	Contracts.Evidence	late	Whether it was done after its day had ended.
field	Contracts.Evidence	metrics	With `metrics`: what was done, in numbers.
field	Contracts.Evidence	notes	Anything to remember of it.
field	Contracts.Evidence	photoId	With `photo_reference`: a confirmed photo of the person's.
field	Contracts.Evidence	taskId	Which task.
field	Contracts.Evidence	text	With `text_log`: what was done, in words.
field	Contracts.EvidenceDetails	completedAt	When it was done, where that was before it could be sent. A moment before the task's day or after now is a wrong clock's, and counts as now.
field	Contracts.EvidenceDetails	metrics	With `metrics`: what was done, in numbers.
field	Contracts.EvidenceDetails	notes	Anything to remember of it.
field	Contracts.EvidenceDetails	photoId	With `photo_reference`: a confirmed photo of one's own.
field	Contracts.EvidenceDetails	text	With `text_log`: what was done, in words.
field	Contracts.ExerciseCard	imageUrl	A drawing of the movement with its equipment; left out for one's own.
field	Contracts.ExerciseCard	kind	Left out for one's own.
field	Contracts.ExerciseCard	muscles	What it works, the main one first.
field	Contracts.ExerciseCard	name	In the reader's language; one's own exercises have the name they were given.
field	Contracts.ExerciseCard	stresses	Areas that it loads; somebody with such an injury is offered another one.
field	Contracts.ExerciseDetail	exercise	What a list shows of it.
field	Contracts.ExerciseDetail	force	EXER-01-b: left out where the movement has none.
field	Contracts.ExerciseDetail	instructions	In order.
field	Contracts.ExerciseDetail	mistakes	What often goes wrong, in the reader's language.
field	Contracts.ExerciseDetail	primaryMuscle	What it works most; left out for one's own.
field	Contracts.ExerciseDetail	secondaryMuscles	What it works besides.
field	Contracts.ExerciseDetail	tips	What helps, in the reader's language.
field	Contracts.ExerciseDetail	videoUrl	Left out while there is none.
field	Contracts.ExerciseLibrary	drawings	The number of the set of drawings. That of an exercise has its pattern, equipment and this number for a name, `squat-barbell-1.svg`, with hyphens for underscores, and is at `GET /training/images/{name}`.
field	Contracts.ExerciseLibrary	exercises	By pattern, muscle, equipment and id.
field	Contracts.ExerciseLibrary	version	Grows with every change.
field	Contracts.ExercisePage	corrected	The words that were searched for instead, when what was typed is in no exercise.
field	Contracts.ExercisePage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ExercisePage	total	How many match in all.
field	Contracts.ExerciseParameters	id	Which exercise.
field	Contracts.ExerciseQuery	category	Only those of this shelf.
field	Contracts.ExerciseQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.ExerciseQuery	difficulty	Only those of this level.
field	Contracts.ExerciseQuery	equipment	Only those with this equipment.
field	Contracts.ExerciseQuery	excludeInjury	Leaves out what stresses any of these areas; may be given several times.
field	Contracts.ExerciseQuery	kind	Only those of this kind.
field	Contracts.ExerciseQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.ExerciseQuery	muscle	Only those that work this muscle.
field	Contracts.ExerciseQuery	q	Searched as typed, in both languages; the last word by its beginning, spelling is forgiven.
field	Contracts.ExerciseQuery	scope	Which exercises to look at; `all` when left out.
field	Contracts.ExportEstimate	bytes	How large the file is expected to be.
field	Contracts.ExportEstimate	duration	How long the video will be.
field	Contracts.ExportEstimate	height	In pixels.
field	Contracts.ExportEstimate	width	In pixels.
field	Contracts.ExportJob	attempt	From 1; each retry adds one.
field	Contracts.ExportJob	bytes	What it has, once it is done.
field	Contracts.ExportJob	compositionId	The composition may be gone by now.
field	Contracts.ExportJob	createdAt	When it was asked for.
field	Contracts.ExportJob	duration	How long the video is.
field	Contracts.ExportJob	error	There when it failed.
field	Contracts.ExportJob	estimatedBytes	What the file was expected to have.
field	Contracts.ExportJob	height	In pixels.
field	Contracts.ExportJob	progress	Only grows within an attempt.
field	Contracts.ExportJob	updatedAt	When it last changed.
field	Contracts.ExportJob	url	A path of this service that gives the file, once it is done.
field	Contracts.ExportJob	width	In pixels.
field	Contracts.ExportList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ExportParameters	id	Which export.
field	Contracts.ExportQuery	unit	`kg` when nothing is said.
field	Contracts.ExportRequest	codec	`h264` when left out.
field	Contracts.FAQ	language	The language of the texts.
field	Contracts.FAQ.Entry	answer	The answer.
field	Contracts.FAQ.Entry	id	Stays the same in every language.
field	Contracts.FAQ.Entry	question	The question.
field	Contracts.FastingTimes	dawn	The fast begins.
field	Contracts.FastingTimes	formula	How they and the month were computed, such as `noaa-sun/1 umm-al-qura`.
field	Contracts.FastingTimes	sunset	The fast ends.
field	Contracts.FeatureFlags	flags	By the name of the feature; true where it is on.
field	Contracts.FeedEvent	call	With `call`.
field	Contracts.FeedEvent	client	Whose thread it is about, left out where it is about none.
field	Contracts.FeedEvent	code	With `refused`.
field	Contracts.FeedEvent	marks	With `marks`.
field	Contracts.FeedEvent	message	With `message`.
field	Contracts.FeedEvent	online	With `presence`.
field	Contracts.FeedEvent	reason	With `end`.
field	Contracts.FeedEvent	seq	Its place among all that this person was told: 1, 2, 3 … without gaps. Left out for what is not kept.
field	Contracts.FeedEvent	type	What happened, which says which of the other members are there.
field	Contracts.FeedQuery	after	The number of the last event that one has; from now on when left out.
field	Contracts.FirstIntakeAnswers	name	Never asked by the document, yet Home greets by it; optional.
field	Contracts.FitnessScore	formula	Which formula makes it.
field	Contracts.FitnessScore	history	Oldest first; empty while `historyLocked`.
field	Contracts.FitnessScore	historyLocked	Whether the history is part of a higher tier.
field	Contracts.FitnessScore	trend	From the last two values of the history.
field	Contracts.FitnessScore	value	0 to 100; left out before the second intake.
field	Contracts.FoodCard	favourite	Whether the reader marked it.
field	Contracts.FoodCard	name	In the reader's language; in English where no Arabic name is known.
field	Contracts.FoodCard	per100g	Of 100 g of the edible part.
field	Contracts.FoodCard	portions	The commonest first; grams are always possible beside them.
field	Contracts.FoodCard	timesLogged	How often the reader logged it in the last 90 days.
field	Contracts.FoodDetail	allergens	Left out where nobody said, which is not "none".
field	Contracts.FoodDetail	animalSources	What of animals is in it; left out where nobody said.
field	Contracts.FoodDetail	barcode	Left out while no food has one.
field	Contracts.FoodDetail	food	What a list shows of it.
field	Contracts.FoodDetail	ingredients	What a dish of ours is computed from, in grams of 100 g of it; empty for a single food.
field	Contracts.FoodDetail	otherName	In the other language; left out where none is known.
field	Contracts.FoodDetail	source	Where the values are from, in the reader's language.
field	Contracts.FoodDetail	warnings	What to know about its numbers.
field	Contracts.FoodLibrary	foods	By id.
field	Contracts.FoodLibrary	version	Grows with every change.
field	Contracts.FoodLog	date	The day it counts for, in the person's zone.
field	Contracts.FoodLog	foodId	The food of the library; left out for a planned meal and for values of one's own.
field	Contracts.FoodLog	grams	Left out where the weight is not known.
field	Contracts.FoodLog	loggedAt	When it was logged.
field	Contracts.FoodLog	name	As it was called when it was logged.
field	Contracts.FoodLog	note	Left out without one.
field	Contracts.FoodLog	nutrients	Of all of it: one portion times how many.
field	Contracts.FoodLog	plannedMealId	The place of the plan that was eaten.
field	Contracts.FoodLog	portion	How many of the unit, or of servings.
field	Contracts.FoodLog	unit	Left out of a meal of the plan and of values of one's own.
field	Contracts.FoodLog	version	Grows with each change.
field	Contracts.FoodLogChange	category	Another meal.
field	Contracts.FoodLogChange	clear	Members to take out.
field	Contracts.FoodLogChange	date	Another day.
field	Contracts.FoodLogChange	manual	Of an entry with values of one's own only.
field	Contracts.FoodLogChange	note	Another note.
field	Contracts.FoodLogChange	portion	How many of the unit.
field	Contracts.FoodLogChange	unit	Not of an entry with values of one's own.
field	Contracts.FoodLogChange	version	The version the change was made from; without it the last one wins.
field	Contracts.FoodLogCopy	category	Of one meal only.
field	Contracts.FoodLogCopy	from	Yesterday of `to` when nothing is said.
field	Contracts.FoodLogCopy	to	Today in one's zone when nothing is said.
field	Contracts.FoodLogList	date	The day.
field	Contracts.FoodLogParameters	id	Which entry.
field	Contracts.FoodLogQuery	date	Today in one's zone when nothing is said.
field	Contracts.FoodNames	ar	In Arabic.
field	Contracts.FoodNames	en	In English.
field	Contracts.FoodPage	corrected	The words that were searched for instead, when what was typed is in no food.
field	Contracts.FoodPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.FoodPage	total	How many match in all.
field	Contracts.FoodParameters	id	Which food.
field	Contracts.FoodPortion	grams	How many grams one of them has.
field	Contracts.FoodPortion	name	The unit in the reader's language, such as "cup".
field	Contracts.FoodQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.FoodQuery	group	Only foods of this shelf.
field	Contracts.FoodQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.FoodQuery	q	Searched as typed, in both languages; the last word by its beginning, spelling is forgiven. Favourites and what was logged lately come first among those that answer it equally well.
field	Contracts.FoodQuery	scope	`all` when nothing is said.
field	Contracts.FoundAccounts	items	Newest first, 50 at most.
field	Contracts.FrameQuery	id	Which composition.
field	Contracts.FrameQuery	t	The beginning when left out; at or after the end, the last moment.
field	Contracts.GuestCart	cart	The cart, empty.
field	Contracts.GuestCart	token	The secret by which the cart is found; keep it on the device.
field	Contracts.GuestItemParameters	cart	The secret of the guest cart.
field	Contracts.GuestItemParameters	id	Which product.
field	Contracts.GuestParameters	cart	The secret of the guest cart.
field	Contracts.Health	service	The service's name.
field	Contracts.Health	status	`ok` of a process that runs, `ready` of one that can answer.
field	Contracts.HelpDocument	language	The language of the texts.
field	Contracts.HelpDocument	title	What it is called.
field	Contracts.HelpDocument	version	The version of the text, which changes with it.
field	Contracts.HelpDocument.Section	heading	Its heading.
field	Contracts.HelpDocument.Section	paragraphs	Its paragraphs, in order.
field	Contracts.HistoryImport	csv	The file's text.
field	Contracts.HistoryImport	unit	Of weights, where neither the name of their column nor another column says it.
field	Contracts.HistoryQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.HistoryQuery	id	Which task.
field	Contracts.HistoryQuery	limit	How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.HistorySummary	totals	What they come to.
field	Contracts.HistorySummary	workouts	How many there are.
field	Contracts.ImageParameters	name	The picture's name, as `imageUrl` has it.
field	Contracts.ImageSource	alt	What is seen.
field	Contracts.ImageSource	file	The name of a bundled picture: `band-set-1.svg`.
field	Contracts.ImageSource	url	The address of a picture elsewhere, `https` only.
field	Contracts.ImportAnswer	added	Workouts that are new.
field	Contracts.ImportAnswer	alreadyThere	Workouts that were there from an earlier import.
field	Contracts.ImportAnswer	exercises	Exercises of one's own that were made, because there were none of these names.
field	Contracts.ImportAnswer	leftOut	Workouts with a wrong line, and those that there was no room for.
field	Contracts.ImportAnswer	problemCount	How many there are.
field	Contracts.ImportAnswer	problems	By line, the first 100.
field	Contracts.ImportFile	bytes	413 when it is more than an item may have.
field	Contracts.ImportFile	contentType	As the client declares it; what the file really is decides. 415 when it is neither a picture nor a clip we know.
field	Contracts.ImportFile	name	The name it has on the device.
field	Contracts.ImportFile	sha256	When given, bytes the person sent before need not be sent again.
field	Contracts.ImportItem	error	There when it failed.
field	Contracts.ImportItem	id	The media item it becomes has the same id.
field	Contracts.ImportItem	name	The name it had on the device.
field	Contracts.ImportItem	type	What its content is.
field	Contracts.ImportItem	upload	How to send its bytes, while they are awaited.
field	Contracts.ImportItemParameters	id	Which import.
field	Contracts.ImportItemParameters	itemId	Which file of it.
field	Contracts.ImportJob	createdAt	When it was announced.
field	Contracts.ImportJob	done	How many items are ready or failed; it only grows.
field	Contracts.ImportJob	items	In the order they were chosen.
field	Contracts.ImportJob	total	How many files there are.
field	Contracts.ImportList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ImportOverview	createdAt	When it was announced.
field	Contracts.ImportOverview	done	How many items are ready or failed; it only grows.
field	Contracts.ImportOverview	total	How many files there are.
field	Contracts.ImportParameters	id	Which import.
field	Contracts.ImportProblem	code	The rule that it breaks; as in `fields[].code` of an error.
field	Contracts.ImportProblem	column	The column's name as the file has it; left out for the whole line.
field	Contracts.ImportProblem	line	From 1. A cell with line ends in it makes the line longer, as an editor shows it.
field	Contracts.ImportProblem	message	What to do, in the reader's language.
field	Contracts.ImportRequest	items	The files, in the order they were chosen.
field	Contracts.InBodyDetails	date	The day of the scan; today in the person's zone when left out.
field	Contracts.InBodyDetails	note	Anything to remember of it.
field	Contracts.InBodyMetrics	bmi	Body mass index, kg/m².
field	Contracts.InBodyMetrics	bmr	kcal a day.
field	Contracts.InBodyMetrics	bodyFatPct	Fat, in percent of the weight.
field	Contracts.InBodyMetrics	bodyWaterPct	Water, in percent of the weight.
field	Contracts.InBodyMetrics	fatMassKg	Fat.
field	Contracts.InBodyMetrics	mineralsKg	Minerals.
field	Contracts.InBodyMetrics	muscleMassKg	Muscle.
field	Contracts.InBodyMetrics	proteinKg	Protein.
field	Contracts.InBodyMetrics	skeletalMuscleKg	Skeletal muscle, a part of the muscle.
field	Contracts.InBodyMetrics	visceralFat	InBody's level.
field	Contracts.InBodyMetrics	waistHipRatio	Waist by hip.
field	Contracts.InBodyMetrics	weightKg	Body weight.
field	Contracts.InBodyScan	changes	The figures both this scan and the one before it have; empty for the first scan.
field	Contracts.InBodyScan	createdAt	When it was written down.
field	Contracts.InBodyScan	date	The day of the scan.
field	Contracts.InBodyScan	metrics	Its figures.
field	Contracts.InBodyScan	note	Left out without one.
field	Contracts.Ingredient	grams	Of the edible part, with one decimal at most.
field	Contracts.Ingredient	name	In the reader's language.
field	Contracts.IntakeAnswer	fitnessScore	The score that follows from the second intake, 0 to 100; left out before it.
field	Contracts.IntakeAnswer	nextStep	What the app shows next.
field	Contracts.IntakeAnswer	profile	The profile as it is now.
field	Contracts.IntentConfirmation	method	The card, by its token.
field	Contracts.IntentConfirmation	returnUrl	Where the approval page leads on to.
field	Contracts.IntentOrder	customer	Whose kept cards may be charged.
field	Contracts.IntentOrder	offSession	The person is away, as at a renewal: only a kept card of `customer` can be charged.
field	Contracts.IntentParameters	id	Which payment.
field	Contracts.IntentQuery	reference	Only payments with this reference.
field	Contracts.IntentRefund	done	Whether the money is on its way; always, here.
field	Contracts.ItemTick	completed	True ticks all of its sets, false takes them back.
field	Contracts.JoinLink	expiresAt	When the link stops working; ask again for another.
field	Contracts.JoinLink	url	Signed for this person and this call; opens the room in a browser or the provider's app.
field	Contracts.KeptCard	customer	The customer it is kept with; left out when it was refused.
field	Contracts.KeptCard	decline	Why it was refused; left out when it was kept.
field	Contracts.KeptCard	method	The card, by its token.
field	Contracts.KeyParameters	kid	Which signing key, by its `kid`.
field	Contracts.KeySet	keys	The key that signs now, the one that comes next, and those whose tokens may still be valid.
field	Contracts.KeySet.Key	alg	The algorithm: always `EdDSA`.
field	Contracts.KeySet.Key	crv	The curve: always `Ed25519`.
field	Contracts.KeySet.Key	kid	The key's id, as it stands in the head of the tokens that it signed.
field	Contracts.KeySet.Key	kty	The key type: always `OKP`, an Edwards curve.
field	Contracts.KeySet.Key	use	What it is for: always `sig`, signatures.
field	Contracts.KeySet.Key	x	The public key's 32 bytes in base64url.
field	Contracts.LastMessage	sentAt	When it was sent.
field	Contracts.LastMessage	seq	Its place in the thread.
field	Contracts.LastMessage	text	Its first 100 characters; left out for files without words.
field	Contracts.LayerChange	position	Where its centre is from now on.
field	Contracts.LayerChange	version	The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
field	Contracts.LayerChange	volume	422 `no_sound` for an image, a clip without sound, or media that is gone.
field	Contracts.LayerChange	width	How wide it is from now on.
field	Contracts.LayerDetails	mediaId	A media item of one's own that is ready.
field	Contracts.LayerDetails	position	Where its centre is.
field	Contracts.LayerDetails	version	The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
field	Contracts.LayerDetails	volume	422 `no_sound` for an image or a clip without sound.
field	Contracts.LayerOrder	to	To the front or to the back.
field	Contracts.LayerOrder	version	The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
field	Contracts.LayerParameters	id	Of the composition.
field	Contracts.LayerParameters	lid	Which layer of it.
field	Contracts.LayerPosition	x	From the left edge, 0, to the right, 1.
field	Contracts.LayerPosition	y	From the upper edge, 0, to the lower, 1.
field	Contracts.LayerRemoval	id	Of the composition.
field	Contracts.LayerRemoval	lid	Which layer of it.
field	Contracts.LayerRemoval	version	The composition's `version` this was made from; 409 `version_conflict` when it has moved on.
field	Contracts.LibraryExercise	also	Other names that people type, in either language.
field	Contracts.LibraryExercise	instructions	In order.
field	Contracts.LibraryExercise	mistakes	What often goes wrong.
field	Contracts.LibraryExercise	primary	What it works most.
field	Contracts.LibraryExercise	secondary	What it works besides.
field	Contracts.LibraryExercise	standIns	What an expert would take instead, best first; of the same muscle and pattern.
field	Contracts.LibraryExercise	stresses	Areas that it loads heavily, at the end of their range, or with impact.
field	Contracts.LibraryExercise	tips	What helps.
field	Contracts.LibraryExercise	video	How it is done, to look at.
field	Contracts.LibraryFood	also	Other names that people type, in either language.
field	Contracts.LibraryFood	ar	Left out where no Arabic name is known.
field	Contracts.LibraryFood	en	Its name in English.
field	Contracts.LibraryFood	per100g	Of 100 g.
field	Contracts.LibraryFood	portions	Grams of the units it is usually measured in, the commonest first.
field	Contracts.LibraryItem	at	When the composition was begun or the export was done.
field	Contracts.LibraryItem	composition	There for the kind `composition`.
field	Contracts.LibraryItem	export	There for the kind `export`.
field	Contracts.LibraryName	ar	In Arabic.
field	Contracts.LibraryName	en	In English.
field	Contracts.LibraryPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.LibraryPortion	grams	How many grams one of them has.
field	Contracts.LibraryQuery	cursor	The `nextCursor` of the page before.
field	Contracts.LibraryQuery	kind	Both when left out.
field	Contracts.LibraryQuery	limit	How many come at once: 20 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.LibraryTexts	ar	In Arabic, in order.
field	Contracts.LibraryTexts	en	In English, in order.
field	Contracts.LiftedWeight	unit	The unit it was typed in.
field	Contracts.LiftedWeight	value	How much, in the unit beside it.
field	Contracts.LinkToken	token	The value of `token` in the link.
field	Contracts.LocalizedName	ar	In Arabic.
field	Contracts.LocalizedName	en	In English.
field	Contracts.LocalizedText	ar	In Arabic.
field	Contracts.LocalizedText	en	In English.
field	Contracts.LoggedMeal	entries	What was eaten, as it was logged.
field	Contracts.LoggedMeal	totals	The sum of its entries.
field	Contracts.LoggedSet	id	Two devices' sets of one workout are all kept; this tells them apart.
field	Contracts.LoggedSet	inReserve	Repetitions that were left in reserve.
field	Contracts.LoggedSet	label	`working` when nothing is said.
field	Contracts.LoggedSet	reps	Repetitions that were done; left out for a timed set.
field	Contracts.LoggedSet	seconds	Of a timed set.
field	Contracts.LoggedSet	weight	Left out for an exercise without a load.
field	Contracts.LoginRequest	device	What the person signs in on.
field	Contracts.LoginRequest	email	Any text: an address that no account could have is answered like a wrong password.
field	Contracts.LoginRequest	product	`gtsd` when left out.
field	Contracts.LoginRequest	rememberMe	Whether the session outlives the app's process; true when left out.
field	Contracts.LogoutRequest	scope	`local` when left out.
field	Contracts.ManualFood	grams	What a portion weighs, if it is known: no more can be in it.
field	Contracts.ManualFood	name	What it was.
field	Contracts.ManualFood	nutrients	Energy and nutrients of one portion.
field	Contracts.MealAlternatives	items	Best first, at most six.
field	Contracts.MealAlternatives	original	The meal that is replaced.
field	Contracts.MealAlternatives	shortfall	Why there are fewer than three, in the reader's language.
field	Contracts.MealCard	allergens	What of the 14 is in it.
field	Contracts.MealCard	cookMinutes	Minutes to cook it.
field	Contracts.MealCard	diet	The strictest diet that it fits.
field	Contracts.MealCard	imageUrl	A drawing of it.
field	Contracts.MealCard	name	In the reader's language.
field	Contracts.MealCard	nutrients	Of those servings.
field	Contracts.MealCard	prepMinutes	Minutes to prepare it.
field	Contracts.MealCard	reason	Why it stands here, in the reader's language.
field	Contracts.MealCard	servings	How many servings of its recipe, by quarters.
field	Contracts.MealChoice	breakfast	For breakfast.
field	Contracts.MealChoice	dinner	For dinner.
field	Contracts.MealChoice	lunch	For lunch.
field	Contracts.MealChoice	snack	For snacks.
field	Contracts.MealDetail	budget	Made of what is cheap.
field	Contracts.MealDetail	ingredients	Of the whole recipe.
field	Contracts.MealDetail	instructions	In order, in the reader's language.
field	Contracts.MealDetail	meal	What a list shows of it.
field	Contracts.MealDetail	perServing	Of one serving.
field	Contracts.MealDetail	plannedMealId	Its place in one's plan, if it was asked for by that.
field	Contracts.MealDetail	servings	What the recipe makes.
field	Contracts.MealDetail	substitutions	Meals that could stand in its place.
field	Contracts.MealParameters	id	A meal of the library, or its place in one's plan.
field	Contracts.MealPlan	createdAt	When it was made.
field	Contracts.MealPlan	formula	How it was made, such as `meal-plan/2`.
field	Contracts.MealPlan	from	The first day of the plan.
field	Contracts.MealPlan	reasons	What it follows from, in the reader's language.
field	Contracts.MealPlan	targets	What each day should come to.
field	Contracts.MealPlanDay	date	The day, in the person's zone.
field	Contracts.MealPlanDay	fasting	Left out on days without fasting.
field	Contracts.MealPlanDay	meals	One a slot.
field	Contracts.MealPlanDay	targets	What the day should come to.
field	Contracts.MealPlanDay	totals	What its meals come to.
field	Contracts.MealPlanQuery	date	Today in one's zone when nothing is said; from the plan's first day to 13 days ahead. A day that was over before it was planned is not found.
field	Contracts.MealPlanReport	people	People who came in the period.
field	Contracts.MealPlanReport	percent	Percent with one decimal at most; left out without anybody to count.
field	Contracts.MealPlanReport	withPlan	Those of them who made a plan, whenever.
field	Contracts.MealSubstitution	mealId	One of the alternatives.
field	Contracts.Measurement	takenAt	When it was taken.
field	Contracts.Measurement	type	What was measured.
field	Contracts.Measurement	unit	The unit of the value.
field	Contracts.Measurement	value	How much, in the unit beside it.
field	Contracts.MeasurementDetails	takenAt	Now when left out.
field	Contracts.MeasurementDetails	type	What was measured.
field	Contracts.MeasurementDetails	unit	The unit of the value; the one that fits the type.
field	Contracts.MeasurementDetails	value	How much, in the unit beside it.
field	Contracts.MeasurementList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.MeasurementParameters	id	Which measurement.
field	Contracts.MeasurementQuery	cursor	The `nextCursor` of the page before.
field	Contracts.MeasurementQuery	limit	How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.MeasurementQuery	type	Only measurements of this kind.
field	Contracts.MediaFacts	bytes	How many bytes it has.
field	Contracts.MediaFacts	contentType	What it is, whatever the client called it.
field	Contracts.MediaFacts	height	As seen, after its orientation; left out for documents.
field	Contracts.MediaFacts	isConfirmed	Whether its upload was checked and it can be used.
field	Contracts.MediaFacts	name	The name it had on the device; left out when it had none.
field	Contracts.MediaFacts	ownerId	Who uploaded it.
field	Contracts.MediaFacts	purpose	What it was uploaded for. This and the rest are left out until it is confirmed.
field	Contracts.MediaFacts	width	As seen, after its orientation; left out for documents.
field	Contracts.MediaFile	bytes	How many bytes it has.
field	Contracts.MediaFile	contentType	What it is, whatever the client called it.
field	Contracts.MediaFile	createdAt	When its upload was confirmed.
field	Contracts.MediaFile	height	As seen, after its orientation; left out for documents.
field	Contracts.MediaFile	kind	What kind of file it is.
field	Contracts.MediaFile	name	The name it had on the device; left out when it had none.
field	Contracts.MediaFile	purpose	What it was uploaded for.
field	Contracts.MediaFile	thumbnailUrl	Longest side 320; an icon for documents.
field	Contracts.MediaFile	url	The file as it may be shown: pictures without any metadata, documents as they came, to be saved.
field	Contracts.MediaFile	width	As seen, after its orientation; left out for documents.
field	Contracts.MediaItem	createdAt	When it was announced.
field	Contracts.MediaItem	error	There when it failed.
field	Contracts.MediaItem	hasAudio	Whether there is sound to set a volume for.
field	Contracts.MediaItem	imageDuration	For how long it is shown if it is an image: the setting at the time of its import.
field	Contracts.MediaItem	name	The name it had on the device.
field	Contracts.MediaItem	originalHeight	In pixels as shown; 0 until it is ready.
field	Contracts.MediaItem	originalWidth	In pixels as shown, after its rotation or orientation; 0 until it is ready.
field	Contracts.MediaItem	rotation	How the stored frames were turned to be seen, clockwise: 0, 90, 180 or 270. Already applied to the size.
field	Contracts.MediaItem	thumbnailUrl	A path of this service; there once it is ready.
field	Contracts.MediaItem	type	What its content is; until it is ready, what the client called it.
field	Contracts.MediaItem	videoDuration	The clip's own length; left out for images and until it is ready.
field	Contracts.MediaItemList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.MediaLayer	aspectRatio	Of the media as seen; it stays what it was when the media is gone.
field	Contracts.MediaLayer	id	The layer.
field	Contracts.MediaLayer	isMissing	Whether its media was deleted: it is neither shown nor heard, and must go before an export.
field	Contracts.MediaLayer	mediaId	The media item that it shows.
field	Contracts.MediaLayer	position	Where its centre is.
field	Contracts.MediaLayer	volume	Without meaning for what has no sound.
field	Contracts.MediaLayer	width	The height follows from the aspect ratio.
field	Contracts.MediaLayer	zIndex	Higher is nearer to the viewer; unique in a composition.
field	Contracts.MediaLinks	thumbnailUrl	Longest side 320; an icon for documents.
field	Contracts.MediaLinks	url	The file as it may be shown.
field	Contracts.MediaPageQuery	cursor	The `nextCursor` of the page before.
field	Contracts.MediaPageQuery	limit	How many come at once: 50 when left out; more than 50 counts as 50. The last page has no `nextCursor`.
field	Contracts.MediaParameters	id	Which file or media item.
field	Contracts.MediaProblem	code	The same codes as of refusals.
field	Contracts.MediaProblem	message	What to tell the person.
field	Contracts.MediaSettings	defaultCanvas	The ratio of a new composition.
field	Contracts.MediaSettings	imageDuration	For how long a new image is shown.
field	Contracts.MediaSettings	loopMedia	Whether clips of a new composition start again.
field	Contracts.MediaSettingsChange	defaultCanvas	The ratio of a new composition.
field	Contracts.MediaSettingsChange	imageDuration	For how long a new image is shown.
field	Contracts.MediaSettingsChange	loopMedia	Whether clips of a new composition start again.
field	Contracts.Message	attachments	In the order in which they were sent.
field	Contracts.Message	clientId	The sender's own id; left out for system messages.
field	Contracts.Message	deliveredAt	When a device of the other side had it; left out until then.
field	Contracts.Message	kind	What it carries.
field	Contracts.Message	news	What a system message tells.
field	Contracts.Message	readAt	When the other side saw it; left out until then.
field	Contracts.Message	removed	True once an administrator took it away.
field	Contracts.Message	sentAt	When the service took it.
field	Contracts.Message	seq	Its place in the thread: 1, 2, 3 … without gaps.
field	Contracts.Message	text	What it says; in the reader's language for system messages. Left out for files without words, and for a message that was removed.
field	Contracts.MessageContent	attachmentIds	Confirmed uploads of the sender, with purpose `chat_image` or `chat_document`. Clients need Smart Premium.
field	Contracts.MessageContent	text	What it says; left out for files alone.
field	Contracts.MessageDetail	html	Of a mail that has a part of it.
field	Contracts.MessageDetail	message	The message, with all of its text.
field	Contracts.MessageDetail	source	Of a mail, as it came over the wire.
field	Contracts.MessageFilter	channel	Only messages of this kind.
field	Contracts.MessageFilter	text	What the recipient, the subject or the text contains, in any case of letters.
field	Contracts.MessageFilter	to	The whole recipient, in any spelling.
field	Contracts.MessagePage	feedSeq	Where the reader's stream stood when this was read: `GET /coaching/events?after=` from here misses and repeats nothing.
field	Contracts.MessagePage	hasMore	Whether there are more in the direction that was asked for.
field	Contracts.MessagePage	marks	How far both sides read.
field	Contracts.MessagePage	state	Whether the thread takes messages.
field	Contracts.MessagePage	unread	Messages of the other side that the reader has not read.
field	Contracts.MessageParameters	id	Which message of one's own thread.
field	Contracts.MessageQuery	after	Those behind this place, oldest first.
field	Contracts.MessageQuery	before	Those before this place, nearest first in the thread's order.
field	Contracts.MessageQuery	limit	How many come at once: 30 when left out; more than 200 is refused. `hasMore` says whether more follow.
field	Contracts.MessageQuota	limit	Left out when `unlimited`.
field	Contracts.MessageQuota	percent	Used of the limit, rounded down, never above 100.
field	Contracts.MessageQuota	remaining	Messages left this month; left out when `unlimited`.
field	Contracts.MessageQuota	unlimited	Whether the tier has no limit.
field	Contracts.MessageQuota	used	Messages sent this month.
field	Contracts.MessageReport	text	More about it, for the administrator.
field	Contracts.MetricChange	change	Current less previous.
field	Contracts.MetricChange	current	What it is in this scan.
field	Contracts.MetricChange	metric	Which figure.
field	Contracts.MetricChange	percent	Of the previous value, one decimal; left out when that was 0.
field	Contracts.MetricChange	previous	What it was in the scan before.
field	Contracts.Money	amount	Halalas or cents; never negative.
field	Contracts.MuscleCount	sets	Sets of the main part that were ticked with it as the primary muscle.
field	Contracts.MyCoach	assignedAt	Since when.
field	Contracts.MyCoach	bio	What they say of themselves; left out when they say nothing.
field	Contracts.MyCoach	changeRequest	One's request for another coach that nobody has decided yet.
field	Contracts.MyCoach	id	The rest is left out while one waits for a coach.
field	Contracts.MyCoach	languages	In which they coach.
field	Contracts.MyCoach	name	What they are called.
field	Contracts.MyCoach	online	Whether they have a stream open.
field	Contracts.MyCoach	photoUrl	Answers 302 to a picture; left out for coaches without one.
field	Contracts.MyCoach	rating	What clients think of them.
field	Contracts.MyCoach	specialization	What they are best at; left out when they did not say.
field	Contracts.MyCoach	state	Whether the thread takes messages.
field	Contracts.MyCoach	status	Whether one has a coach.
field	Contracts.NewAssignment	coachId	One with room.
field	Contracts.NewBlock	text	More about it, for the administrator.
field	Contracts.NewBroadcast	clientId	The same one again is the same broadcast.
field	Contracts.NewBroadcast	goal	Only to those with this goal; to all when left out.
field	Contracts.NewBroadcast	text	What each of them reads.
field	Contracts.NewCall	email	Where to mail this call, with a file for calendars, and what becomes of it; no mails when left out. Kept until it is over.
field	Contracts.NewCall	slot	A free slot, or one that the caller holds.
field	Contracts.NewCallHold	slot	One of the free slots.
field	Contracts.NewChangeRequest	reason	Why, for the administrator who decides.
field	Contracts.NewChart	id	Made by the device, so that a repeat is the same chart; made here when left out.
field	Contracts.NewCustomExercise	id	Made by the device, so that a repeat is the same exercise; made here when left out.
field	Contracts.NewFoodLog	category	The meal it was eaten at.
field	Contracts.NewFoodLog	date	Today in one's zone when nothing is said.
field	Contracts.NewFoodLog	foodId	A food of the library; either this or `manual`.
field	Contracts.NewFoodLog	id	Made by the app: the same id and the same content again is the same entry.
field	Contracts.NewFoodLog	manual	Values typed by hand; either this or `foodId`.
field	Contracts.NewFoodLog	note	Anything to remember of it.
field	Contracts.NewFoodLog	portion	How many of them; 1 when nothing is said.
field	Contracts.NewFoodLog	unit	The food's commonest when nothing is said. Not with values of one's own.
field	Contracts.NewMessage	attachmentIds	Confirmed uploads of the sender, with purpose `chat_image` or `chat_document`.
field	Contracts.NewMessage	clientId	Made by the app before it sends: the same id again is the same message.
field	Contracts.NewMessage	text	What it says; left out for files alone.
field	Contracts.NewPainPoint	text	What clients struggle with, without names.
field	Contracts.NewRating	callId	The call that is rated; the messages when left out.
field	Contracts.NewRating	stars	One star to five; five is best.
field	Contracts.NewRating	text	More words about it.
field	Contracts.NewTemplate	id	Made by the device, so that a repeat is the same template; made here without one.
field	Contracts.NewTrainingSession	id	Made by the app, so that starting twice is one workout.
field	Contracts.NewTrainingSession	planId	The plan that the app has the day of: where another one took its place in the last seven days, the workout is of the one named here. When nothing is said, the plan there was at `startedAt`.
field	Contracts.NewTrainingSession	startedAt	When it was begun without a connection, at most two days ago: it counts for that day. Now when nothing is said.
field	Contracts.NewTrainingSession	weekday	The plan's day to train, 1 to 7; today's when nothing is said.
field	Contracts.NewWater	date	Today in one's zone when nothing is said.
field	Contracts.NewWater	id	Made by the app: the same id again is the same glass.
field	Contracts.NewWater	ml	How many millilitres.
field	Contracts.NewWorkout	id	Made by the device: the same id and the same workout again is the same record.
field	Contracts.Notification	body	What it says, in the reader's language.
field	Contracts.Notification	createdAt	When it was told.
field	Contracts.Notification	readAt	When it was read; left out until then.
field	Contracts.Notification	route	Where opening it leads: `gtsd://badges/day_one_done`.
field	Contracts.Notification	title	The first line, in the reader's language.
field	Contracts.NotificationList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.NotificationList	unread	How many were not read, in all.
field	Contracts.NotificationQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.NotificationQuery	limit	How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.NotificationQuery	unread	True shows only those that were not read.
field	Contracts.NutrientPercent	carbs	Of the carbohydrate.
field	Contracts.NutrientPercent	fat	Of the fat.
field	Contracts.NutrientPercent	kcal	Of the energy.
field	Contracts.NutrientPercent	protein	Of the protein.
field	Contracts.Nutrients	carbsG	By difference: fibre included, as the USDA counts it.
field	Contracts.Nutrients	fatG	Fat, in grams.
field	Contracts.Nutrients	fiberG	Left out where nobody measured it, which is not nothing.
field	Contracts.Nutrients	kcal	Energy, in kcal.
field	Contracts.Nutrients	proteinG	Protein, in grams.
field	Contracts.Nutrients	sodiumMg	Sodium, in milligrams; left out where nobody measured it.
field	Contracts.Nutrients	sugarsG	Sugars, in grams; left out where nobody measured them.
field	Contracts.NutritionAccess	banner	Left out on the quiet days.
field	Contracts.NutritionAccess	day	1 on the day it began.
field	Contracts.NutritionAccess	daysLeft	Days after this one: 6 on the first day, 0 on the last.
field	Contracts.NutritionAccess	expiresAt	The midnight at which it ends; left out without an end.
field	Contracts.NutritionAccess	message	What a locked section says, in the reader's language.
field	Contracts.NutritionAccess	state	Whether it is open, and why.
field	Contracts.NutritionAccess	timeZone	The zone in which the trial's days are counted: the person's when it began, so that travelling moves nothing.
field	Contracts.NutritionAccess	trialStartedAt	When the first plan was made; left out before, and for whom there is no trial.
field	Contracts.NutritionAccess	upgrade	The tier that opens it.
field	Contracts.NutritionDay	consumed	The sum of the entries.
field	Contracts.NutritionDay	date	The day, in the person's zone.
field	Contracts.NutritionDay	incomplete	Sums that miss an entry's value.
field	Contracts.NutritionDay	meals	The four, always in their order.
field	Contracts.NutritionDay	percent	Eaten of the targets.
field	Contracts.NutritionDay	remainingKcal	Of the target; below nothing when there was more.
field	Contracts.NutritionDay	status	How the energy compares.
field	Contracts.NutritionDay	target	What the day should come to.
field	Contracts.NutritionDayParameters	date	Which day, in the person's zone.
field	Contracts.NutritionPeriod	from	Six days before `to` when nothing is said.
field	Contracts.NutritionPeriod	to	Today in one's zone when nothing is said.
field	Contracts.NutritionPreferences	dislikes	What is kept away by its name.
field	Contracts.NutritionPreferences	excludedAllergens	What is in no meal.
field	Contracts.NutritionPreferences	fastsInRamadan	Whether days of Ramadan are planned with suhoor and iftar.
field	Contracts.NutritionPreferences	meals	How many meals of each slot are left to choose from.
field	Contracts.NutritionPreferences	place	For the hours of dawn and sunset; left out when the largest city of one's zone counts.
field	Contracts.NutritionStats	adherenceLocked	True for Freemium: both rates are part of a higher tier. FC-MATRIX-analytics. Left out where they are open.
field	Contracts.NutritionStats	averageCarbsG	Grams a day, over the days with entries.
field	Contracts.NutritionStats	averageFatG	Grams a day, over the days with entries.
field	Contracts.NutritionStats	averageKcal	kcal a day, over the days with entries.
field	Contracts.NutritionStats	averageProteinG	Grams a day, over the days with entries.
field	Contracts.NutritionStats	daysLogged	Days with at least one entry.
field	Contracts.NutritionStats	from	The first day.
field	Contracts.NutritionStats	macroAdherence	Percent of the days with entries on which protein, carbohydrate and fat each came within 10 % of that day's target; left out for Freemium.
field	Contracts.NutritionStats	mealsEaten	Those of them that were eaten.
field	Contracts.NutritionStats	mealsPlanned	Meals of the plan up to today.
field	Contracts.NutritionStats	planCompletion	Percent of the planned meals up to today that were eaten; left out for Freemium.
field	Contracts.NutritionStats	to	The last day, included.
field	Contracts.NutritionTargets	carbsG	Carbohydrate, in grams.
field	Contracts.NutritionTargets	fatG	Fat, in grams.
field	Contracts.NutritionTargets	formula	How they were made, such as `nutrition-targets/1`; of GTSD's people the profile's own formula.
field	Contracts.NutritionTargets	kcal	Energy, in kcal.
field	Contracts.NutritionTargets	proteinG	Protein, in grams.
field	Contracts.NutritionTargets	waterMl	Water, in millilitres.
field	Contracts.OTPChallenge	challengeId	Sent back with the code that the person types.
field	Contracts.OTPChallenge	expiresAt	The code works until then, five minutes after it was asked for.
field	Contracts.OTPChallenge	resendAt	From then on another code can be asked for, a minute after this one.
field	Contracts.OTPRequest	device	A device that signed in to the account before is not held up by what others ask of its number.
field	Contracts.OTPRequest	phone	A Saudi mobile number in any spelling people use: `0501234567`, `+966 50 123 4567`, `٠٥٠ ١٢٣ ٤٥٦٧`.
field	Contracts.OTPRequest	product	`fitcoach` when left out.
field	Contracts.OTPSession	accessToken	A JWT for the `Authorization: Bearer` header of every call, to whichever service. Renew it once it expires.
field	Contracts.OTPSession	expiresIn	Seconds until the access token expires.
field	Contracts.OTPSession	isNewUser	Whether this verification made the account.
field	Contracts.OTPSession	nextStep	What the app shows first.
field	Contracts.OTPSession	refreshToken	Trades once for a new pair at `POST /auth/refresh`. Keep it sealed on the device.
field	Contracts.OTPSession	user	Whose session it is.
field	Contracts.OTPVerification	challengeId	Of the answer that told of the code.
field	Contracts.OTPVerification	device	What the person signs in on.
field	Contracts.ObjectParameters	area	The part of the store: what kind of object it is.
field	Contracts.ObjectParameters	id	The upload or file that it belongs to.
field	Contracts.ObjectParameters	name	Which of its objects.
field	Contracts.OnboardingAnswers	allergies	What they must not eat.
field	Contracts.OnboardingAnswers	dateOfBirth	The day the person was born.
field	Contracts.OnboardingAnswers	dietaryPreferences	What they eat: `vegetarian`, `halal`.
field	Contracts.OnboardingAnswers	heightCm	Either this or `heightIn`.
field	Contracts.OnboardingAnswers	heightIn	Either this or `heightCm`; kept in centimetres.
field	Contracts.OnboardingAnswers	partners	Who helps them to keep at it.
field	Contracts.OnboardingAnswers	targetDate	The day by which they want to have it.
field	Contracts.OnboardingAnswers	targetWeightKg	Either this or `targetWeightLb`.
field	Contracts.OnboardingAnswers	targetWeightLb	Either this or `targetWeightKg`; kept in kilograms.
field	Contracts.OnboardingAnswers	timezone	Where the person lives; says which day it is for them. `UTC` when it was never given.
field	Contracts.OnboardingAnswers	weightKg	Either this or `weightLb`.
field	Contracts.OnboardingAnswers	weightLb	Either this or `weightKg`; kept in kilograms.
field	Contracts.OnboardingState	answers	What was answered so far.
field	Contracts.OnboardingState	canSubmit	Whether the answers can be submitted now.
field	Contracts.OnboardingState	completed	Steps that were answered.
field	Contracts.OnboardingState	label	`3 of 8`, in the reader's language.
field	Contracts.OnboardingState	position	1 to `total`.
field	Contracts.OnboardingState	previous	The step before this one, if going back is possible.
field	Contracts.OnboardingState	problems	What keeps the answers from being submitted.
field	Contracts.OnboardingState	skipped	Steps that were left out; they can be answered later.
field	Contracts.OnboardingState	step	The step to show.
field	Contracts.OnboardingState	total	How many steps there are.
field	Contracts.OnboardingState	updatedAt	When an answer was last saved; left out before the first.
field	Contracts.OnboardingState.Problem	code	The rule that it breaks; as in `fields[].code` of an error.
field	Contracts.OnboardingState.Problem	field	The field, as in `answers`.
field	Contracts.OnboardingState.Problem	message	What to tell the person.
field	Contracts.OnboardingState.Problem	step	The step that asks for the field.
field	Contracts.Order	address	Left out once the person's account was deleted.
field	Contracts.Order	canCancel	Whether the person may still cancel it.
field	Contracts.Order	card	The card that was charged; left out where none was.
field	Contracts.Order	displayNumber	As people see it: `#FIT-1000`.
field	Contracts.Order	documents	The numbers of its invoice and credit notes.
field	Contracts.Order	email	Where its mails go; left out once the account was deleted.
field	Contracts.Order	events	What happened to it, oldest first.
field	Contracts.Order	lines	What was bought.
field	Contracts.Order	placedAt	When it was placed.
field	Contracts.Order	promo	The code that was used; left out without one.
field	Contracts.Order	refunded	How much went back so far, VAT included.
field	Contracts.Order	refunds	Money that goes back or went back.
field	Contracts.Order	totals	What it cost.
field	Contracts.OrderCard	displayNumber	As people see it: `#FIT-1000`.
field	Contracts.OrderCard	imageUrl	The first line's.
field	Contracts.OrderCard	itemCount	All pieces of all lines.
field	Contracts.OrderCard	placedAt	When it was placed.
field	Contracts.OrderCard	total	What it cost, VAT included.
field	Contracts.OrderEvent	at	When it happened.
field	Contracts.OrderEvent	kind	`placed`, `paid`, `shipped`, `delivered`, `cancelled`, `refund_requested`, `refunded`, `refund_failed`.
field	Contracts.OrderLine	discount	This line's part of the order's discount.
field	Contracts.OrderLine	imageUrl	Its picture.
field	Contracts.OrderLine	name	As they were when the order was placed.
field	Contracts.OrderLine	productId	Which product; it may no longer be sold.
field	Contracts.OrderLine	quantity	How many pieces.
field	Contracts.OrderLine	refunded	How many of them were given back.
field	Contracts.OrderLine	total	`unitPrice` times `quantity`, before discounts.
field	Contracts.OrderLine	unitPrice	What one cost, VAT included.
field	Contracts.OrderPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.OrderParameters	number	Which order.
field	Contracts.OrderPreview	changes	As in the cart; an order is refused while there are any that its `acceptedTotal` does not cover.
field	Contracts.OrderPreview	lines	What would be bought.
field	Contracts.OrderPreview	promo	The code that was entered; left out without one.
field	Contracts.OrderPreview	totals	What it would cost.
field	Contracts.OrderQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.OrderQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.OrderQuery	status	Only orders with this status.
field	Contracts.OrderRefund	amount	How much, VAT included.
field	Contracts.OrderRefund	at	When it was decided.
field	Contracts.OrderRequest	acceptedTotal	The total the person agreed to, in halalas: any other is refused with `cart_changed`. Without it, changes since the cart was last seen are.
field	Contracts.OrderRequest	address	Where to send it.
field	Contracts.OrderRequest	email	Where the confirmation goes.
field	Contracts.OrderRequest	paymentToken	The payment provider's token for a card; the method on file when left out.
field	Contracts.OwnCoachProfile	clients	How many clients they have.
field	Contracts.OwnCoachProfile	profile	What clients see.
field	Contracts.OwnCoachProfile	settings	Left out until they said something: nobody is given to them before.
field	Contracts.OwnRatings	byStars	How many gave one star, two … five.
field	Contracts.OwnRatings	items	Newest first.
field	Contracts.OwnRatings	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.OwnRatings.Item	date	The day it was given, in the zone of the coaching team: Riyadh.
field	Contracts.PageQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.PageQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.PainPoint	coach	Who told it.
field	Contracts.PainPoint	createdAt	When it was told.
field	Contracts.PainPointList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.Partner	email	How to reach them, if it is known.
field	Contracts.Partner	name	What they are called.
field	Contracts.Partner	phone	How to reach them, if it is known.
field	Contracts.Partner	sharing	What they get of the person by mail; left out of somebody who was not asked, or whose mails the person has ended.
field	Contracts.PartnerDetails	email	How to reach them; either this or a phone number, or both.
field	Contracts.PartnerDetails	name	What they are called.
field	Contracts.PartnerDetails	phone	How to reach them; either this or an address, or both.
field	Contracts.PartnerParameters	id	Which partner.
field	Contracts.PartnerSharing	acceptedAt	When they agreed.
field	Contracts.PartnerSharing	invitedAt	When they were asked last.
field	Contracts.PartnerSharing	weight	Whether the mails tell the weight, too.
field	Contracts.PasswordChange	current	The password until now.
field	Contracts.PasswordChange	new	Another one than until now.
field	Contracts.PasswordReset	token	The value of `token` in the link; it works once.
field	Contracts.PaymentEvent	at	In the time of the test run, if it came from one.
field	Contracts.PaymentEvent	data	What happened.
field	Contracts.PaymentEvent	id	The same at each delivery.
field	Contracts.PaymentEvent	run	The test run that caused it; left out without one.
field	Contracts.PaymentEvent.Content	payment	The payment as it was then.
field	Contracts.PaymentIntent	actionUrl	The approval page, while it `requires_action`.
field	Contracts.PaymentIntent	card	The card of the last try.
field	Contracts.PaymentIntent	createdAt	When it was opened.
field	Contracts.PaymentIntent	decline	Why the last try was refused, while it is `open`.
field	Contracts.PaymentIntent	refunded	Minor units given back so far.
field	Contracts.PaymentIntents	total	How many there are.
field	Contracts.PaymentMethod	brand	Whose card it is: `visa`.
field	Contracts.PaymentMethod	expMonth	The month it ends in, 1 to 12.
field	Contracts.PaymentMethod	expYear	The year it ends in.
field	Contracts.PaymentMethod	last4	Its last four digits.
field	Contracts.PaymentMethodChange	paymentToken	The payment provider's token for the card.
field	Contracts.PersonFacts	devices	Where to push to.
field	Contracts.PersonFacts	preferences	FitCoach+'s preferences.
field	Contracts.PersonFacts	profile	The profile.
field	Contracts.PersonFacts	settings	GTSD's settings.
field	Contracts.PersonalRecord	achievedAt	When.
field	Contracts.PersonalRecord	exerciseId	Of which exercise.
field	Contracts.PersonalRecord	formula	How a one-repetition maximum was estimated.
field	Contracts.PersonalRecord	isUncertain	Whether it was estimated from more than 12 repetitions, where the formulas drift apart.
field	Contracts.PersonalRecord	reps	The repetitions; left out where they do not count.
field	Contracts.PersonalRecord	valueKg	Of `one_rep_max` and `volume`, in kilograms.
field	Contracts.PersonalRecord	weightKg	Kilograms with two decimals at most; the load of `most_reps`.
field	Contracts.PersonalRecord	workoutId	The workout in which it was set.
field	Contracts.Photo	bytes	How many bytes the file has that was uploaded.
field	Contracts.Photo	createdAt	When it was confirmed.
field	Contracts.Photo	fullUrl	JPEG in full size, without any metadata.
field	Contracts.Photo	height	In pixels, as seen.
field	Contracts.Photo	previewUrl	JPEG, longest side 1280.
field	Contracts.Photo	s3Key	Where its bytes are kept, which is not where they were uploaded to; two photos of the same bytes share it.
field	Contracts.Photo	stage	Left out when the person did not say.
field	Contracts.Photo	takenAt	When it was taken.
field	Contracts.Photo	taskId	The task that it belongs to; left out without one.
field	Contracts.Photo	thumbnailUrl	JPEG, longest side 320.
field	Contracts.Photo	width	In pixels, as seen: measured by the server after the picture's orientation.
field	Contracts.PhotoComparison	after	The later photo.
field	Contracts.PhotoComparison	before	The earlier photo.
field	Contracts.PhotoComparison	daysBetween	Whole days of 24 hours between the two; negative when `after` was taken first.
field	Contracts.PhotoConfirm	s3Key	The key of the answer that told where to send it.
field	Contracts.PhotoConfirm	stage	Where in one's progress it stands.
field	Contracts.PhotoConfirm	takenAt	When left out: when the camera says, else now.
field	Contracts.PhotoConfirm	taskId	A task of one's own that the photo belongs to.
field	Contracts.PhotoEdit	clear	Members to take out.
field	Contracts.PhotoEdit	photoType	Another angle.
field	Contracts.PhotoEdit	stage	Another stage.
field	Contracts.PhotoEdit	takenAt	Another moment.
field	Contracts.PhotoPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.PhotoPresign	contentType	What it is; JPEG when left out.
field	Contracts.PhotoPresign	name	The name it has on the device.
field	Contracts.PhotoPresign	sha256	When known, the store itself refuses other bytes.
field	Contracts.PhotoPresign	takenAt	When it was taken; can also be said when confirming.
field	Contracts.PhotoQuery	angle	Only photos from this angle.
field	Contracts.PhotoQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.PhotoQuery	from	Days in the person's own zone, both included.
field	Contracts.PhotoQuery	limit	How many come at once: 50 when left out; more than 50 counts as 50. The last page has no `nextCursor`.
field	Contracts.PhotoQuery	stage	Only photos of this stage.
field	Contracts.PhotoQuery	taskId	Only photos of this task.
field	Contracts.PhotoQuery	to	The last day, in the person's own zone; included.
field	Contracts.PhotoUpload	expiresAt	When the address stops working.
field	Contracts.PhotoUpload	headers	Headers to send with the `PUT` as they are.
field	Contracts.PhotoUpload	s3Key	Sent back to confirm the photo.
field	Contracts.PhotoUpload	uploadUrl	Where to `PUT` the bytes.
field	Contracts.Place	latitude	North of the equator; negative to the south.
field	Contracts.Place	longitude	East of Greenwich; negative to the west.
field	Contracts.Plan	isCurrent	Whether it is the person's own.
field	Contracts.Plan	isUpgrade	Whether the person can move up to it.
field	Contracts.Plan	name	What it is called, in the reader's language.
field	Contracts.Plan	price	A month; left out for what is free.
field	Contracts.Plan.Benefit	isIncluded	Whether this tier has it at all.
field	Contracts.Plan.Benefit	key	Stays the same in every language: `messages`.
field	Contracts.Plan.Benefit	text	In the reader's language.
field	Contracts.PlanDay	estimatedMinutes	Sets, their rests and the changes between exercises, to the next five minutes.
field	Contracts.PlanDay	exerciseCount	How many exercises it has, with those of warm-up and cool-down.
field	Contracts.PlanDay	items	The exercises, in order.
field	Contracts.PlanDay	title	What it is called, in the reader's language: "Push".
field	Contracts.PlanDay	weekday	1 for Sunday, with which the week begins in Saudi Arabia, to 7.
field	Contracts.PlanItem	exercise	What is done.
field	Contracts.PlanItem	injuryConflict	The area of one's injuries that the exercise stresses; left out without one.
field	Contracts.PlanItem	keptOriginal	Whether the person chose to keep it all the same.
field	Contracts.PlanItem	originalExerciseId	What was planned before somebody took another one.
field	Contracts.PlanItem	reason	Why it was chosen, in the reader's language.
field	Contracts.PlanItem	reps	Left out for a timed exercise.
field	Contracts.PlanItem	restSeconds	Seconds to rest after each set.
field	Contracts.PlanItem	seconds	Of each set, for a timed exercise.
field	Contracts.PlanItem	sets	How many sets.
field	Contracts.PlanItemParameters	id	Which exercise of one's plan.
field	Contracts.PlanQuery	tier	The tier to move to.
field	Contracts.PlanRequest	days	Workouts a week.
field	Contracts.PlanRequest	equipment	What is at hand.
field	Contracts.PlanRequest	focus	What to train most, `other` excepted.
field	Contracts.PlanRequest	mode	`auto` when nothing is said.
field	Contracts.PlanRequest	replacesCoachPlan	True once the person has said that a plan of their coach's may go: without it that one is `coach_plan`.
field	Contracts.PlanRule	dueTime	When they are due, by the person's clock.
field	Contracts.PlanRule	metadata	What they aim at, in numbers.
field	Contracts.PlanRule	title	What its tasks are called, in the reader's language.
field	Contracts.PlanRule	weekdays	ISO weekdays, 1 Monday to 7 Sunday.
field	Contracts.PlannedMeal	at	On days of fasting when it is for: until dawn, from sunset.
field	Contracts.PlannedMeal	eaten	Whether it was logged as eaten.
field	Contracts.PlannedMeal	substituted	Whether the person chose it in place of another.
field	Contracts.PlannedMealParameters	id	The meal's place in one's plan.
field	Contracts.PreferenceChoices	diet	`everything` when nothing is said.
field	Contracts.PreferenceChoices	dislikes	Words in either language, such as "mushroom" or "فطر": no meal has an ingredient with one of them.
field	Contracts.PreferenceChoices	excludedAllergens	What must be in no meal; none when left out.
field	Contracts.PreferenceChoices	fastsInRamadan	Whether days of Ramadan are planned with suhoor and iftar; false when nothing is said.
field	Contracts.PreferenceChoices	place	For the hours of dawn and sunset; the largest city of one's time zone when nothing is said.
field	Contracts.Preferences	messageNotifications	Whether to tell of messages and calls.
field	Contracts.Preferences	progressUpdates	Whether to tell of progress.
field	Contracts.Preferences	workoutReminders	Whether to remind of workouts.
field	Contracts.PreferencesChange	messageNotifications	Whether to tell of messages and calls.
field	Contracts.PreferencesChange	progressUpdates	Whether to tell of progress.
field	Contracts.PreferencesChange	workoutReminders	Whether to remind of workouts.
field	Contracts.PreviewQuery	format	JPEG when left out.
field	Contracts.PreviewQuery	id	Which file.
field	Contracts.ProductCard	brand	Who makes it.
field	Contracts.ProductCard	imageUrl	Its first picture.
field	Contracts.ProductCard	name	In the reader's language.
field	Contracts.ProductCard	price	VAT included.
field	Contracts.ProductCard	rating	The mean of the reviews' stars with two decimals at most; left out before the first.
field	Contracts.ProductCard	reviewCount	How many reviews there are.
field	Contracts.ProductCard	slug	Its name in addresses.
field	Contracts.ProductDetail	available	How many can be bought now, up to what a line may ask for.
field	Contracts.ProductDetail	description	What it is, in the reader's language.
field	Contracts.ProductDetail	images	Its pictures, the main one first.
field	Contracts.ProductDetail	product	What a grid shows of it.
field	Contracts.ProductDetail	related	Products that go with it.
field	Contracts.ProductDetail	specifications	Its facts, in order.
field	Contracts.ProductDetails	brand	Who makes it.
field	Contracts.ProductDetails	description	What it is.
field	Contracts.ProductDetails	images	Its pictures, the main one first.
field	Contracts.ProductDetails	keywords	More words to find it by, in either language.
field	Contracts.ProductDetails	name	What it is called.
field	Contracts.ProductDetails	price	Halalas, VAT included.
field	Contracts.ProductDetails	related	Products that go with it, by their slugs.
field	Contracts.ProductDetails	specifications	Its facts, in order.
field	Contracts.ProductDetails	stock	Pieces on the shelf when the product is new; later changes go through `/stock`.
field	Contracts.ProductEdit	brand	Who makes it.
field	Contracts.ProductEdit	description	What it is.
field	Contracts.ProductEdit	images	All its pictures, in place of those it has.
field	Contracts.ProductEdit	isArchived	True takes it out of the store, false brings it back.
field	Contracts.ProductEdit	keywords	All words to find it by, in place of those it has.
field	Contracts.ProductEdit	name	What it is called.
field	Contracts.ProductEdit	price	Halalas, VAT included.
field	Contracts.ProductEdit	related	All products that go with it, in place of those it has.
field	Contracts.ProductEdit	specifications	All its facts, in place of those it has.
field	Contracts.ProductFacets	brands	By brand.
field	Contracts.ProductFacets	categories	By category.
field	Contracts.ProductFacets	maxPrice	Of the matches as filtered; left out without any.
field	Contracts.ProductFacets	minPrice	Of the matches as filtered; left out without any.
field	Contracts.ProductFacets.Count	count	How many products.
field	Contracts.ProductFacets.Count	value	The choice: a category or a brand.
field	Contracts.ProductImage	alt	What is seen, in the reader's language.
field	Contracts.ProductImage	url	A path of this service, or an address of the web.
field	Contracts.ProductPage	corrected	The words that were searched for instead, when what was typed is in no product.
field	Contracts.ProductPage	facets	What else can be chosen.
field	Contracts.ProductPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ProductPage	total	How many match in all.
field	Contracts.ProductParameters	id	Which product.
field	Contracts.ProductQuery	product	The product. Left out: `fitcoach` for the pages of its help, `gtsd` everywhere else.
field	Contracts.Profile	allergies	What they must not eat.
field	Contracts.Profile	avatarId	Their picture; left out without one.
field	Contracts.Profile	bmr	kcal a day at rest.
field	Contracts.Profile	calorieTarget	kcal a day to eat.
field	Contracts.Profile	dateOfBirth	The day they were born.
field	Contracts.Profile	dietaryPreferences	What they eat.
field	Contracts.Profile	email	Read-only; it belongs to the account.
field	Contracts.Profile	energyWarnings	What to know about them; left out when there is nothing.
field	Contracts.Profile	firstIntakeCompletedAt	When the first three questions were answered.
field	Contracts.Profile	fitnessScore	0 to 100, once the second intake was answered.
field	Contracts.Profile	formula	Which formulas made the five numbers above.
field	Contracts.Profile	name	What the person wants to be called; left out until they say it.
field	Contracts.Profile	nextStep	What the app shows first.
field	Contracts.Profile	onboardingCompleted	Whether the product's first questions were answered.
field	Contracts.Profile	partners	Who helps them to keep at it.
field	Contracts.Profile	phone	Read-only and verified.
field	Contracts.Profile	product	The product whose app the account was made in.
field	Contracts.Profile	projectedDate	When the target weight is reached at that pace.
field	Contracts.Profile	proteinTargetG	Protein to eat, in grams a day.
field	Contracts.Profile	secondIntake	The six questions of the second intake, once they were answered.
field	Contracts.Profile	targetDate	The day by which they want to have it.
field	Contracts.Profile	targetWeightKg	The weight they want to have.
field	Contracts.Profile	tdee	kcal a day with the activity level.
field	Contracts.Profile	tier	What they pay for.
field	Contracts.Profile	timezone	Where they live; says which day it is for them.
field	Contracts.Profile	updatedAt	When it last changed.
field	Contracts.Profile	userId	The person's id, the same in every service.
field	Contracts.Profile	version	Grows with every change; send it with a change to be told when somebody else was faster.
field	Contracts.Profile	waterTargetMl	Water to drink, in millilitres a day.
field	Contracts.Profile	weightKg	The newest weight of the log.
field	Contracts.ProfileChange	allergies	What they must not eat.
field	Contracts.ProfileChange	avatarId	A confirmed upload of theirs with the purpose `avatar`.
field	Contracts.ProfileChange	clear	Members to take out.
field	Contracts.ProfileChange	dateOfBirth	The day they were born.
field	Contracts.ProfileChange	dietaryPreferences	What they eat.
field	Contracts.ProfileChange	email	Always refused with `read_only`.
field	Contracts.ProfileChange	heightCm	Either this or `heightIn`.
field	Contracts.ProfileChange	heightIn	Either this or `heightCm`; kept in centimetres.
field	Contracts.ProfileChange	name	What the person wants to be called.
field	Contracts.ProfileChange	phone	Always refused with `read_only`.
field	Contracts.ProfileChange	targetDate	The day by which they want to have it.
field	Contracts.ProfileChange	targetWeightKg	Either this or `targetWeightLb`.
field	Contracts.ProfileChange	targetWeightLb	Either this or `targetWeightKg`; kept in kilograms.
field	Contracts.ProfileChange	timezone	Where they live.
field	Contracts.ProfileChange	version	The `version` this change was made from; 409 `version_conflict` when the profile has moved on.
field	Contracts.ProfileChange	weightKg	Also adds an entry to the weight log.
field	Contracts.ProfileChange	weightLb	In place of `weightKg`; kept in kilograms.
field	Contracts.ProfileExport	achievements	What there is to reach, and how far they are.
field	Contracts.ProfileExport	createdAt	Since when this service knows them.
field	Contracts.ProfileExport	devices	Where to push to.
field	Contracts.ProfileExport	exportedAt	When this was written.
field	Contracts.ProfileExport	inbody	Every scan.
field	Contracts.ProfileExport	measurements	Every body measurement.
field	Contracts.ProfileExport	onboarding	Where they are in the onboarding; left out where the product has none.
field	Contracts.ProfileExport	partners	Who helps them to keep at it.
field	Contracts.ProfileExport	preferences	FitCoach+'s preferences.
field	Contracts.ProfileExport	profile	The profile.
field	Contracts.ProfileExport	prompt	What they chose of the prompt for the second intake; left out where the product has none.
field	Contracts.ProfileExport	scores	Every value of the fitness score.
field	Contracts.ProfileExport	settings	GTSD's settings.
field	Contracts.ProfileExport	tickets	What they wrote to the support.
field	Contracts.ProfileExport	tutorials	Which welcome screens they have seen.
field	Contracts.ProfileExport	weights	Every weigh-in.
field	Contracts.Promotion	expiresAt	When it ends; left out without an end.
field	Contracts.Promotion	firstOrderOnly	Whether it is for the first paid order only.
field	Contracts.Promotion	percent	How much it takes off, in percent.
field	Contracts.Promotion	title	What it is called, in the reader's language.
field	Contracts.PromotionDetails	expiresAt	When it ends; without it, it does not.
field	Contracts.PromotionDetails	firstOrderOnly	Whether it is for the first paid order only.
field	Contracts.PromotionDetails	percent	How much it takes off, in percent.
field	Contracts.PromotionDetails	title	What it is called.
field	Contracts.PromotionParameters	code	Which promotion.
field	Contracts.PromptAnswer	next	Where a choice leads; left out when nothing was chosen.
field	Contracts.PromptAnswer	reason	Why it is shown; left out when it is not.
field	Contracts.PromptAnswer	shouldShow	Whether to show it in this launch.
field	Contracts.PromptDecision	launchId	The launch in which it was shown.
field	Contracts.PromptQuery	launchId	Names one start of the app; the client makes it.
field	Contracts.PromptStatus	hasCompletedSecondIntake	Whether the second intake was answered.
field	Contracts.PromptStatus	hasScheduledCoachCall	Only once a booking is confirmed.
field	Contracts.PromptStatus	hasSeenPrompt	Whether it was ever shown.
field	Contracts.PromptStatus	lastChoice	What was chosen last.
field	Contracts.PromptStatus	lastLaunchId	The launch of the app in which it was last shown.
field	Contracts.PromptStatus	lastShownAt	When it was last shown.
field	Contracts.PromptStatus	permanentlyDismissed	Any final choice: completing, choosing, or the third deferral.
field	Contracts.PromptStatus	timesDeferred	How often `try_later` was chosen.
field	Contracts.PromptStatus	userId	Whose.
field	Contracts.ProviderParameters	provider	Which payment provider: `sandbox` or `stripe`.
field	Contracts.PushMessage	body	What it says.
field	Contracts.PushMessage	expiresAt	When it is of no use any more, and should not be shown; left out for what stays of use.
field	Contracts.PushMessage	id	The sender's id of the message; a repeat is answered like the first and recorded once.
field	Contracts.PushMessage	route	Where opening it leads.
field	Contracts.PushMessage	title	The first line.
field	Contracts.PushMessage	to	The device's token.
field	Contracts.QuickStats	calories	Energy, in kcal.
field	Contracts.QuickStats	proteinG	Protein, in grams.
field	Contracts.QuickStats	steps	Left out until something counted steps.
field	Contracts.QuickStats	waterMl	Water, in millilitres.
field	Contracts.QuickStats	waterPercent	Of the target, rounded down; left out without one.
field	Contracts.QuotaWarning	message	In the reader's language.
field	Contracts.QuotaWarning	remaining	After this message.
field	Contracts.RatingParameters	id	Which rating of one's own.
field	Contracts.RatingSkip	callId	The call that is not rated; the messages when left out.
field	Contracts.ReadMark	ids	Which notifications.
field	Contracts.ReadMarks	clientDelivered	The newest message that a device of the client has.
field	Contracts.ReadMarks	clientRead	The newest message that the client has seen.
field	Contracts.ReadMarks	coachDelivered	The newest message that a device of the coach has.
field	Contracts.ReadMarks	coachRead	The newest message that the coach has seen.
field	Contracts.RecordQuery	exerciseId	Of which exercise.
field	Contracts.RecordedMailParameters	id	The sender's id of it.
field	Contracts.RecordedMailParameters	to	The recipient; the first one that the id has when left out.
field	Contracts.RecordedMessage	channel	How it was sent.
field	Contracts.RecordedMessage	code	The first run of exactly six digits in the text, if there is one.
field	Contracts.RecordedMessage	deliveries	How often the same id arrived; more than 1 means a sender repeated itself.
field	Contracts.RecordedMessage	id	The sender's id of it; the first 200 characters of a mail's `Message-ID`.
field	Contracts.RecordedMessage	links	The links in the text, in order.
field	Contracts.RecordedMessage	receivedAt	When it arrived.
field	Contracts.RecordedMessage	subject	The subject of a mail or the title of a notification; left out for SMS. A list has 1,000 characters of it at most.
field	Contracts.RecordedMessage	text	What it says, as plain text. A list has 16,384 characters of it at most, and what is picked out of those.
field	Contracts.RecordedMessage	to	The number, address or device token.
field	Contracts.RecordedMessage	token	The value of the first `token=` link in the text, if there is one.
field	Contracts.RecordedMessageParameters	channel	How it was sent.
field	Contracts.RecordedMessageParameters	id	The sender's id of it.
field	Contracts.RecordedMessageParameters	to	The recipient; the first one that the id has when left out.
field	Contracts.RecordedMessages	total	How many there are.
field	Contracts.RecordedWeightParameters	evidence	The evidence that the weight came as.
field	Contracts.RecordedWeightParameters	id	Which person.
field	Contracts.RecordedWeightQuery	evidence	The evidence that the weight came as: by it the weight can be taken back, and is logged once however often it is sent.
field	Contracts.RecordedWeightQuery	id	Which person.
field	Contracts.RefreshRequest	refreshToken	The one of the newest pair. One that was traded before ends the session, because somebody else may have it.
field	Contracts.RefundItem	productId	Which product.
field	Contracts.RefundRequest	amount	Halalas.
field	Contracts.RefundRequest	items	The pieces that came back, at what was paid for them.
field	Contracts.RefundRequest	reason	Why money goes back.
field	Contracts.RefundRequest	restock	Whether the pieces go back on the shelf.
field	Contracts.Reorder	cart	The cart as it is now.
field	Contracts.Reorder	missing	Lines of the order that are not in the cart now, or with fewer pieces.
field	Contracts.ReportQuery	from	The first day, in UTC.
field	Contracts.ReportQuery	to	Included; a year after `from` at most.
field	Contracts.Review	author	The first name the buyer gave with the address; left out where they gave none.
field	Contracts.Review	createdAt	When it was written or last changed.
field	Contracts.Review	isOwn	Whether it is the asking person's own.
field	Contracts.Review	stars	One star to five; five is best.
field	Contracts.Review	text	Left out for stars alone.
field	Contracts.ReviewDetails	stars	One star to five; five is best.
field	Contracts.ReviewDetails	text	More words about it: at most 1,000 characters.
field	Contracts.ReviewPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ReviewPage	rating	The same two as on the product.
field	Contracts.ReviewPage	reviewCount	How many reviews there are.
field	Contracts.ReviewQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.ReviewQuery	id	Which product.
field	Contracts.ReviewQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.RoleChange	role	The role from now on.
field	Contracts.RoomParameters	lang	The page's language; English when left out.
field	Contracts.RoomParameters	room	The call whose room it is.
field	Contracts.RoomParameters	token	HS256 JSON Web Token with `sub`, `room`, `side`, `name` and `exp`, by the secret that the rooms share with coaching.
field	Contracts.SMSMessage	id	The sender's id of the message; a repeat is answered like the first and recorded once.
field	Contracts.SMSMessage	text	What it says.
field	Contracts.SMSMessage	to	Whom to send it to.
field	Contracts.SMSReceipt	id	The id it was sent with.
field	Contracts.SafetyCase	client	The client of the thread.
field	Contracts.SafetyCase	coach	The coach of the thread.
field	Contracts.SafetyCase	decidedAt	When it was decided; left out while it is open.
field	Contracts.SafetyCase	decidedBy	The administrator who decided.
field	Contracts.SafetyCase	decision	Left out while it is open.
field	Contracts.SafetyCase	messageId	The reported one; left out for blocks.
field	Contracts.SafetyCase	openedAt	When.
field	Contracts.SafetyCase	openedBy	Which side opened it.
field	Contracts.SafetyCase	text	What who opened it wrote, if they wrote something.
field	Contracts.SafetyCaseList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.SafetyCaseParameters	id	Which case.
field	Contracts.SafetyCaseQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.SafetyCaseQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.SafetyCaseQuery	status	Open ones when left out.
field	Contracts.SafetyReceipt	message	In the reader's language.
field	Contracts.SavedRating	message	"Thanks for your feedback!" in the reader's language.
field	Contracts.ScanParameters	id	Which scan.
field	Contracts.ScoreFactor	name	What the points are for.
field	Contracts.ScoreFactor	points	Points, which may be negative.
field	Contracts.ScorePoint	at	Since when.
field	Contracts.ScorePoint	formula	Which formula made it.
field	Contracts.ScorePoint	value	0 to 100.
field	Contracts.SecondIntakeAnswers	completedAt	When the questions were last answered.
field	Contracts.SecondIntakeAnswers	injuries	What hurts; empty where nothing does.
field	Contracts.SecondIntakeRequest	heightCm	Either this or `heightIn`.
field	Contracts.SecondIntakeRequest	heightIn	Either this or `heightCm`; kept in centimetres.
field	Contracts.SecondIntakeRequest	injuries	What hurts; `none` alone where nothing does.
field	Contracts.SecondIntakeRequest	weightKg	Either this or `weightLb`.
field	Contracts.SecondIntakeRequest	weightLb	Either this or `weightKg`; kept in kilograms.
field	Contracts.SentMessage	message	The message as it is kept.
field	Contracts.SentMessage	quota	Left out for coaches, who have none.
field	Contracts.SentMessage	ratingDue	Whether to ask "How's your coaching experience?" now.
field	Contracts.SentMessage	warning	From 80 % of a month's messages on.
field	Contracts.SeriesQuery	id	Which chart.
field	Contracts.SeriesQuery	points	How many points to show at most, 200 when nothing is said. The shape of the line decides which stay.
field	Contracts.SessionFinish	finishedAt	When it ended without a connection, at any time since it was begun. Now when nothing is said.
field	Contracts.SessionInfo	createdAt	When it began.
field	Contracts.SessionInfo	current	Whether this is the session that asks.
field	Contracts.SessionInfo	device	The device's name, as its app gave it at sign-in; left out when it gave none.
field	Contracts.SessionInfo	expiresAt	When it ends unless it is refreshed.
field	Contracts.SessionInfo	ipAddress	The address of the session's last sign-in or refresh.
field	Contracts.SessionInfo	lastSeenAt	When its tokens were last traded.
field	Contracts.SessionItem	completed	Whether all of them are.
field	Contracts.SessionItem	completedSets	How many of its sets are ticked.
field	Contracts.SessionItem	doneSets	Which of its sets are ticked, counted from 1, ascending.
field	Contracts.SessionItem	item	What is done.
field	Contracts.SessionParameters	id	Which of one's sessions.
field	Contracts.SessionReport	completed	How many of them were finished.
field	Contracts.SessionReport	completionPercent	Percent of those started, with one decimal at most; left out without any.
field	Contracts.SessionReport	started	How many were begun.
field	Contracts.SessionTokens	accessToken	A JWT for the `Authorization: Bearer` header of every call, to whichever service. Renew it once it expires.
field	Contracts.SessionTokens	expiresIn	Seconds until the access token expires.
field	Contracts.SessionTokens	nextStep	What the app shows first.
field	Contracts.SessionTokens	refreshToken	Trades once for a new pair at `POST /auth/refresh`. Keep it sealed on the device.
field	Contracts.SessionTokens	user	Whose session it is.
field	Contracts.SetTick	done	False takes a tick back; true when nothing is said.
field	Contracts.SetTick	item	Which exercise of the workout.
field	Contracts.SetTick	set	Counted from 1. The same set twice is one.
field	Contracts.Settings	pushEnabled	Whether notifications may be sent to the person's devices.
field	Contracts.Settings	reminderTime	In the person's zone.
field	Contracts.Settings	timezone	Where the person lives; says which day it is for them.
field	Contracts.SettingsChange	pushEnabled	Whether notifications may be sent to the person's devices.
field	Contracts.SettingsChange	reminderTime	When to remind of what is open, in the person's zone.
field	Contracts.SettingsChange	timezone	Where the person lives.
field	Contracts.ShareLink	expiresAt	When it stops working.
field	Contracts.ShareLink	token	The secret in its address.
field	Contracts.ShareLink	url	A path of this service.
field	Contracts.ShareParameters	token	The secret in the shared address.
field	Contracts.ShareRequest	expiresIn	In how many seconds the link stops working; 7 days when left out.
field	Contracts.SharingDetails	again	Whether somebody who has not answered is asked once more: a day after the last time at the earliest, three times at most.
field	Contracts.SharingDetails	weight	Whether the mails tell the weight, too; they do not when it is left out.
field	Contracts.Shipment	carrier	Who brings it.
field	Contracts.Shipment	trackingNumber	The carrier's number of it.
field	Contracts.ShippingAddress	city	The city.
field	Contracts.ShippingAddress	district	The district, where it helps.
field	Contracts.ShippingAddress	name	Who takes it.
field	Contracts.ShippingAddress	notes	Anything the carrier should know.
field	Contracts.ShippingAddress	phone	How the carrier reaches them.
field	Contracts.ShippingAddress	postalCode	The postal code.
field	Contracts.ShippingAddress	street	Street and building.
field	Contracts.SignedPut	headers	Headers to send as they are; `Content-Length` follows from the bytes.
field	Contracts.SignedPut	url	Where to send the bytes.
field	Contracts.SignupAnswer	accessToken	As in `SessionTokens`; left out until the address was confirmed, where the product wants that first.
field	Contracts.SignupAnswer	expiresIn	Seconds until the access token expires; left out along with it.
field	Contracts.SignupAnswer	nextStep	What the app shows first.
field	Contracts.SignupAnswer	refreshToken	As in `SessionTokens`; left out along with the access token.
field	Contracts.SignupAnswer	user	The account that was made.
field	Contracts.SignupRequest	device	What the person signs up on.
field	Contracts.SignupRequest	email	Not used by another account of the same product.
field	Contracts.SignupRequest	name	What the person wants to be called.
field	Contracts.SignupRequest	product	`gtsd` when left out.
field	Contracts.SignupRequest	termsAccepted	That the person agreed to the terms of service.
field	Contracts.SlotList	durationMinutes	How long a call is, in minutes, by the caller's tier; the length of the call that is moved.
field	Contracts.SlotList	timezone	The zone in which the days were counted.
field	Contracts.SlotQuery	call	A call of one's own that is to be moved, as its client or as its coach: what it takes itself is free then. When left out, slots for a new call, which clients alone ask for.
field	Contracts.SlotQuery	from	Today when left out.
field	Contracts.SlotQuery	to	Included; six days after `from` when left out, 30 at most.
field	Contracts.SocketCommand	client	Whose thread: for coaches; clients have one.
field	Contracts.SocketCommand	upTo	With `delivered` and `read`.
field	Contracts.Specification	name	What it is about, in the reader's language: "Weight".
field	Contracts.Specification	value	What it is: "2 kg".
field	Contracts.SpecificationDetails	name	What it is about.
field	Contracts.SpecificationDetails	value	What it is.
field	Contracts.StatPair	consumed	So far today, by what the evidence of today's tasks says. What else was logged as eaten or drunk is not counted here.
field	Contracts.StatPair	target	What it should come to; left out where nothing is aimed at.
field	Contracts.StepParameters	step	Which step.
field	Contracts.StockChange	change	How many pieces; negative takes them off.
field	Contracts.StockedProduct	details	What customers are shown.
field	Contracts.StockedProduct	isArchived	No longer sold.
field	Contracts.StockedProduct	reserved	How many of them checkouts hold.
field	Contracts.StockedProduct	stock	Pieces on the shelf, and how many of them checkouts hold.
field	Contracts.StockedProduct	version	Grows with each change.
field	Contracts.StorageUse	limitBytes	In bytes.
field	Contracts.StorageUse	reservedBytes	What is promised to uploads that are under way and to videos that wait or are being made, in bytes.
field	Contracts.StorageUse	usedBytes	What is kept, in bytes: each file once, however often it was sent, and finished videos.
field	Contracts.StreakCalendar	from	The first day.
field	Contracts.StreakCalendar	to	The last day, included.
field	Contracts.StreakSummary	current	Compliant days up to now without a missed one; today counts once it is compliant and does no harm before.
field	Contracts.StreakSummary	freezesAvailable	Missed days that can still be made up for.
field	Contracts.StreakSummary	longest	The longest run of compliant days so far.
field	Contracts.StreakSummary	nextMilestone	The next milestone; left out past the last.
field	Contracts.StreakSummary	totalCompliantDays	All compliant days so far.
field	Contracts.Streaks	current	Compliant days up to now without a missed one.
field	Contracts.Streaks	freezesAvailable	Missed days that can still be made up for.
field	Contracts.Streaks	longest	The longest run of compliant days so far.
field	Contracts.Streaks	nextMilestone	The next milestone, in days; left out past the last.
field	Contracts.Streaks	totalCompliantDays	All compliant days so far.
field	Contracts.Subscription	actionUrl	Where the person approves a payment that waits for it; then call `confirm`.
field	Contracts.Subscription	badge	The tier's name on its badge.
field	Contracts.Subscription	cancelAtPeriodEnd	Whether it ends with what is paid for.
field	Contracts.Subscription	currentPeriodEnd	When what is paid for ends; left out for Freemium.
field	Contracts.Subscription	currentPeriodStart	When what is paid for began; left out for Freemium.
field	Contracts.Subscription	graceUntil	While `past_due`: until when the tier stays.
field	Contracts.Subscription	nextBillingAt	When the next charge is due; left out for Freemium and once it was cancelled.
field	Contracts.Subscription	pendingTier	The lower tier that begins at the period's end, if one was chosen.
field	Contracts.Subscription	price	A month; left out for Freemium.
field	Contracts.Subscription	version	Grows with each change of the tier.
field	Contracts.SubscriptionChange	paymentToken	A card for this and later charges; the one on file when left out.
field	Contracts.SubscriptionChange	tier	The tier to move to.
field	Contracts.SubscriptionParameters	id	Which subscription.
field	Contracts.SubscriptionQuote	credit	What is left of the current price, already taken off `dueNow`.
field	Contracts.SubscriptionQuote	dueNow	Charged at once: the new price's share of what is left of the period, or a whole month.
field	Contracts.SubscriptionQuote	nextBillingAt	When the next charge would be due.
field	Contracts.SubscriptionQuote	nextPrice	What it would be.
field	Contracts.SubscriptionQuote	startsAt	When the change takes effect.
field	Contracts.SubscriptionQuote	tier	The tier to move to.
field	Contracts.SubscriptionReport	churnPercent	Percent with one decimal at most; left out without anybody to count.
field	Contracts.SubscriptionReport	churned	How many of them were Freemium when it ended.
field	Contracts.SubscriptionReport	conversionPercent	Percent with one decimal at most; left out without anybody to count.
field	Contracts.SubscriptionReport	convertedIn30Days	How many of them had a paid tier within 30 days.
field	Contracts.SubscriptionReport	movedToSmart	How many of them moved up to Smart Premium.
field	Contracts.SubscriptionReport	newPeople	People who came in the period, and how many of them had a paid tier within 30 days.
field	Contracts.SubscriptionReport	payingAtStart	Who paid when the period began, and how many of them were Freemium when it ended.
field	Contracts.SubscriptionReport	premiumPeople	People who were Premium at some time in the period, and how many of them moved up to Smart Premium in it.
field	Contracts.SubscriptionReport	smartPercent	Percent with one decimal at most; left out without anybody to count.
field	Contracts.SubscriptionRequest	applicationServerKey	Who alone may push to the browser.
field	Contracts.Substitution	exerciseId	One of the alternatives.
field	Contracts.Substitution	scope	`item` when nothing is said; `plan` replaces it everywhere and needs Premium.
field	Contracts.SupportContact	email	The address of the support.
field	Contracts.SupportTicket	closedAt	When it was closed; left out while it is open.
field	Contracts.SupportTicket	createdAt	When it was written.
field	Contracts.SupportTicket	email	Where to answer; left out where no address is known.
field	Contracts.SupportTicket	product	The product that it came from.
field	Contracts.SupportTicket	subject	What it is about, in one line.
field	Contracts.SyncAnswer	changes	Oldest change first, the device's own included.
field	Contracts.SyncAnswer	cursor	To be sent the next time.
field	Contracts.SyncAnswer	hasMore	Whether more changes wait behind the cursor.
field	Contracts.SyncAnswer	results	One for each operation, in their order.
field	Contracts.SyncChange	chart	With kind `chart`.
field	Contracts.SyncChange	deletedAt	When it was deleted; kept for 90 days.
field	Contracts.SyncChange	entity	The id of what changed.
field	Contracts.SyncChange	exercise	With kind `exercise`.
field	Contracts.SyncChange	template	With kind `template`.
field	Contracts.SyncChange	version	Its version.
field	Contracts.SyncChange	workout	With kind `workout`.
field	Contracts.SyncOperation	action	`put` makes it, or takes the place of what was there; `delete` takes it away. An operation without one is refused.
field	Contracts.SyncOperation	baseVersion	The version a put was made from; left out for something new.
field	Contracts.SyncOperation	entity	The id of what is put or deleted. An operation without one is refused.
field	Contracts.SyncOperation	id	Made by the device; an operation that was sent before is answered as it was then.
field	Contracts.SyncOperation	kind	A `SyncKind`. An operation without one is refused.
field	Contracts.SyncOperation	number	Grows with each operation of a device.
field	Contracts.SyncOperation	payload	The `…Details` of its kind, for a put.
field	Contracts.SyncQuery	cursor	The end of the last page this device read; everything when left out.
field	Contracts.SyncQuery	limit	How many changes come at once: 200 when left out; more than 500 counts as 500. `hasMore` says whether more follow.
field	Contracts.SyncRequest	cursor	The end of the last page this device read; everything is read when left out.
field	Contracts.SyncRequest	device	Which installation of the app.
field	Contracts.SyncRequest	limit	How many changes come at once: 200 when left out; more than 500 counts as 500. `hasMore` says whether more follow.
field	Contracts.SyncRequest	operations	In the order they were made; done in the order of their numbers.
field	Contracts.SyncResult	code	Why it was refused or in conflict.
field	Contracts.SyncResult	current	What is there instead, for a conflict, and for what was refused where something is there; in the first of several results about the same. Left out once an answer has 2 MB of these: what is in conflict comes with the changes then, what was refused on the version that the device has does not.
field	Contracts.SyncResult	fields	What is wrong with what was sent.
field	Contracts.SyncResult	id	The operation's id.
field	Contracts.SyncResult	message	In the reader's language.
field	Contracts.SyncResult	suggestedName	A name that is free, for `exercise_name_taken`.
field	Contracts.SyncResult	version	What is there now, where something is.
field	Contracts.TaskChange	clear	Members to take out.
field	Contracts.TaskChange	dueTime	When it is due, by the person's clock.
field	Contracts.TaskChange	metadata	What it aims at, in numbers.
field	Contracts.TaskDetails	clientId	Made by the app for each task that is added: sent again, also much later, it is the same task and not another one.
field	Contracts.TaskDetails	date	Today when left out; at most a year ahead.
field	Contracts.TaskDetails	dueTime	The end of the day when left out.
field	Contracts.TaskDetails	metadata	What it aims at, in numbers.
field	Contracts.TaskDetails	priority	2 when left out.
field	Contracts.TaskDetails	title	What it is called.
field	Contracts.TaskHistory	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.TaskList	date	The day, in the person's zone.
field	Contracts.TaskList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.TaskMetrics	calories	Energy, in kcal.
field	Contracts.TaskMetrics	distanceKm	How far, in kilometres.
field	Contracts.TaskMetrics	minutes	How long it took, in minutes.
field	Contracts.TaskMetrics	ml	Millilitres drunk.
field	Contracts.TaskMetrics	proteinG	Protein, in grams.
field	Contracts.TaskMetrics	reps	Repetitions.
field	Contracts.TaskMetrics	sets	Sets.
field	Contracts.TaskMetrics	steps	Steps.
field	Contracts.TaskMetrics	weightKg	Of what was lifted; of the person in a weigh-in, which takes body weights only.
field	Contracts.TaskParameters	id	Which task of one's own.
field	Contracts.TaskPlan	generator	Which generator made the rules; stored with them.
field	Contracts.TaskPlan	rules	What it makes.
field	Contracts.TaskPlan	startDate	The first day it makes tasks for.
field	Contracts.TaskQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.TaskQuery	date	Today in the person's zone when left out. A date before the plan began has no tasks; at most 30 days ahead.
field	Contracts.TaskQuery	group	Only tasks of this group.
field	Contracts.TaskQuery	limit	How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.TaskQuery	sort	By time when left out.
field	Contracts.TaskQuery	status	Only tasks with this status; `all` when left out.
field	Contracts.TaskQuery	type	Only tasks of this kind.
field	Contracts.TaxDocument	corrects	The invoice a credit note takes from.
field	Contracts.TaxDocument	issuedAt	When it was issued.
field	Contracts.TaxDocument	number	`INV-1000` or `CN-1000`, without gaps.
field	Contracts.TaxDocument	order	The order it belongs to.
field	Contracts.TaxDocument	qr	The text of its QR code: base64 of the tags 1 to 5.
field	Contracts.TaxDocument	seller	Who sold.
field	Contracts.TaxDocument	tax	The VAT in it.
field	Contracts.TaxDocument	total	How much it is about, VAT included.
field	Contracts.TaxDocument	vatNumber	The seller's number at the tax authority.
field	Contracts.Template	createdAt	When it was made.
field	Contracts.Template	updatedAt	When it last changed.
field	Contracts.Template	version	Grows with each change; a change names the one it is made from.
field	Contracts.TemplateChange	baseVersion	The version this was made from; not needed for a template that does not exist yet.
field	Contracts.TemplateDetails	exercises	In the order they are done. Their notes have 16,384 characters together.
field	Contracts.TemplateDetails	note	Anything to remember of it.
field	Contracts.TemplateExercise	exerciseId	Which exercise.
field	Contracts.TemplateExercise	group	Exercises next to each other with one number are done in turns, with the rest after the last of them.
field	Contracts.TemplateExercise	note	Anything to remember of it.
field	Contracts.TemplateExercise	restSeconds	How long to rest after each of its sets; the app's own default without one.
field	Contracts.TemplateExercise	sets	Its sets, in order.
field	Contracts.TemplateParameters	id	Which template.
field	Contracts.TemplateSet	label	`working` when nothing is said.
field	Contracts.TemplateSet	reps	Left out for a set that is timed.
field	Contracts.TemplateSet	seconds	How long a timed set lasts, in seconds.
field	Contracts.TemplateSet	weight	Left out for an exercise without a load.
field	Contracts.ThreadFile	attachment	The file.
field	Contracts.ThreadFile	sentAt	When it was sent.
field	Contracts.ThreadFile	seq	The place of its message in the thread.
field	Contracts.ThreadFiles	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.ThreadMessageParameters	client	Whose thread.
field	Contracts.ThreadMessageParameters	id	Which message of it.
field	Contracts.ThreadQuery	after	Those behind this place, oldest first.
field	Contracts.ThreadQuery	before	Those before this place, nearest first in the thread's order.
field	Contracts.ThreadQuery	client	Whose thread.
field	Contracts.ThreadQuery	limit	How many come at once: 30 when left out; more than 200 is refused. `hasMore` says whether more follow.
field	Contracts.TicketDetails	email	Where to answer; the account's address when left out.
field	Contracts.TicketDetails	subject	What it is about, in one line.
field	Contracts.TicketList	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.TicketParameters	number	Which request.
field	Contracts.TicketQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.TicketQuery	limit	How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
field	Contracts.TicketQuery	status	Only those with this status.
field	Contracts.TodaysPlan	activeSessionId	The workout that was begun and is not over, whenever that was: how another device, or the app after a crash, finds it again.
field	Contracts.TodaysPlan	completed	Whether today's workout was finished.
field	Contracts.TodaysPlan	date	Today, in the person's zone.
field	Contracts.TodaysPlan	day	Left out on a rest day.
field	Contracts.TodaysPlan	estimatedMinutes	How long they take; 0 on a rest day.
field	Contracts.TodaysPlan	exerciseCount	How many exercises the day has; 0 on a rest day.
field	Contracts.TodaysPlan	planId	Which plan the day is of: what is trained by it says so.
field	Contracts.TodaysPlan	restDay	Whether there is nothing to train.
field	Contracts.TokenizedCard	expMonth	The month it ends in, 1 to 12.
field	Contracts.TokenizedCard	expYear	The year it ends in.
field	Contracts.TokenizedCard	last4	Its last four digits.
field	Contracts.TokenizedCard	token	Pays once, or any number of times once it is kept for a customer.
field	Contracts.Totals	beforeTax	The same sums without VAT.
field	Contracts.Totals	discount	What is taken off.
field	Contracts.Totals	shipping	What sending it costs.
field	Contracts.Totals	subtotal	What the lines cost before discounts.
field	Contracts.Totals	tax	The VAT inside `total`, rounded once for each tax category.
field	Contracts.Totals	total	What is to be paid.
field	Contracts.Totals	untilFreeShipping	What is missing until shipping is free; left out once it is, and for an empty cart.
field	Contracts.Totals.BeforeTax	discount	What is taken off.
field	Contracts.Totals.BeforeTax	shipping	What sending it costs.
field	Contracts.Totals.BeforeTax	subtotal	What the lines cost before discounts.
field	Contracts.Tracking	carrier	Who brings it.
field	Contracts.Tracking	events	Newest first.
field	Contracts.Tracking	number	The carrier's number of it.
field	Contracts.TrackingEvent	at	When.
field	Contracts.TrackingEvent	place	Where; left out when the carrier does not say.
field	Contracts.TrackingEvent	status	What the carrier says.
field	Contracts.TrackingUpdate	place	Where.
field	Contracts.TrackingUpdate	status	What the carrier says.
field	Contracts.TrainingPlan	createdAt	When it was made.
field	Contracts.TrainingPlan	days	The days with a workout.
field	Contracts.TrainingPlan	formula	How the plan was made, such as `training-plan/1`.
field	Contracts.TrainingPlan	restDays	Days of the week without a workout, 1 to 7; they keep a streak.
field	Contracts.TrainingPlan	templateId	The pre-made plan that a Freemium plan came from. FC-MATRIX-workoutplans-freemium.
field	Contracts.TrainingPlan	version	Grows with each change.
field	Contracts.TrainingSession	finishedAt	When it ended; left out while it is running.
field	Contracts.TrainingSession	items	Its exercises, in order.
field	Contracts.TrainingSession	progress	Percent of its exercises that are done, rounded down.
field	Contracts.TrainingSession	startedAt	When it was begun.
field	Contracts.TrainingSession	title	What it is called, in the reader's language.
field	Contracts.TrainingSessionItemParameters	id	Which workout.
field	Contracts.TrainingSessionItemParameters	item	Which exercise of it.
field	Contracts.TrainingSessionParameters	id	Which workout.
field	Contracts.TrainingStats	completionRate	Percent of planned exercises that were completed in finished sessions, rounded down; left out before the first.
field	Contracts.TrainingStats	currentStreak	Days in a row with a workout, each the day on which it was begun, or of rest by the plan after one: those keep it and count.
field	Contracts.TrainingStats	longestStreak	The longest run of such days.
field	Contracts.TrainingStats	muscles	The most trained first, at most 17.
field	Contracts.TrainingStats	totalSeconds	How long they took together, in seconds.
field	Contracts.TrainingStats	totalWorkouts	Workouts that were finished.
field	Contracts.TrialBanner	level	How urgent it is.
field	Contracts.TrialBanner	message	In the reader's language.
field	Contracts.TutorialFlags	nutrition	That of nutrition.
field	Contracts.TutorialFlags	progress	That of progress.
field	Contracts.TutorialFlags	store	That of the store.
field	Contracts.TutorialFlags	workout	That of workouts.
field	Contracts.TutorialParameters	feature	Which welcome screen.
field	Contracts.TypeStreak	current	Days up to now.
field	Contracts.TypeStreak	longest	The longest run so far.
field	Contracts.UpTo	upTo	The place of the newest message that one has.
field	Contracts.UploadDetails	bytes	How many bytes it has, exactly.
field	Contracts.UploadDetails	contentType	What it is, as the client declares it; the bytes decide.
field	Contracts.UploadDetails	name	The name it has on the device.
field	Contracts.UploadDetails	purpose	What the file is for.
field	Contracts.UploadDetails	sha256	When known, the store itself refuses other bytes.
field	Contracts.UploadParameters	id	Which upload of one's own.
field	Contracts.UploadPart	bytes	How many bytes it has.
field	Contracts.UploadPart	isReceived	Whether the store has it.
field	Contracts.UploadPart	number	From 1.
field	Contracts.UploadPart	offset	Where in the file it begins.
field	Contracts.UploadPart	put	Left out once it is received.
field	Contracts.UploadTicket	bytes	Left out when the client did not say.
field	Contracts.UploadTicket	contentType	What it is, as the client declared it.
field	Contracts.UploadTicket	expiresAt	When the URLs stop working.
field	Contracts.UploadTicket	fileId	The confirmed file.
field	Contracts.UploadTicket	givenUpAt	When the upload itself is given up.
field	Contracts.UploadTicket	parts	For a file that is sent in parts.
field	Contracts.UploadTicket	purpose	What the file is for.
field	Contracts.UploadTicket	put	For a file that is sent whole.
field	Contracts.UserParameters	id	Which person.
field	Contracts.VersionInfo	minimumClient	The oldest version of the apps that this build serves.
field	Contracts.VersionInfo	version	The version of the running build.
field	Contracts.WaterDay	entries	Each glass.
field	Contracts.WaterDay	ml	Millilitres drunk.
field	Contracts.WaterDay	percent	Drunk of the target, to the nearest percent.
field	Contracts.WaterDay	targetMl	Millilitres that it should be.
field	Contracts.WaterEntry	loggedAt	When it was logged.
field	Contracts.WaterEntry	ml	Millilitres.
field	Contracts.WaterParameters	id	Which glass.
field	Contracts.WebPushKey	publicKey	The `applicationServerKey` of `PushManager.subscribe`; left out where this installation pushes to no browsers. RFC 8292.
field	Contracts.WeekQuery	id	Which person.
field	Contracts.WeekQuery	to	Its last day, included: not later than today, there where the person lives.
field	Contracts.WeekReview	days	One entry a day, without gaps, oldest first. One without tasks counts neither for nor against.
field	Contracts.WeekReview	streak	As it is now.
field	Contracts.WeeklyWindow	from	When it begins, on a quarter of an hour.
field	Contracts.WeeklyWindow	to	When it ends, on a quarter of an hour; `00:00` is the end of the day.
field	Contracts.WeeklyWindow	weekday	1 is Monday. ISO 8601.
field	Contracts.WeighIn	date	The day it counts for; today in the person's zone when left out.
field	Contracts.WeighIn	note	Anything to remember of it.
field	Contracts.WeighIn	weightKg	Either this or `weightLb`.
field	Contracts.WeighIn	weightLb	Either this or `weightKg`; kept in kilograms.
field	Contracts.WeightEntry	createdAt	When it was made.
field	Contracts.WeightEntry	date	The day it counts for, in the person's zone.
field	Contracts.WeightEntry	enteredUnit	What the person typed in, so that it can be shown again unchanged.
field	Contracts.WeightEntry	note	Left out without one.
field	Contracts.WeightEntry	weightKg	In kilograms, whatever was typed.
field	Contracts.WeightParameters	id	Which weigh-in.
field	Contracts.WeightQuery	points	At most this many items, 200 when left out; which entries are kept follows the shape of the curve.
field	Contracts.WeightQuery	range	`all` when left out; counted back from today in the person's zone.
field	Contracts.WeightSeries	change	Last less first of the range, in kilograms.
field	Contracts.WeightSeries	count	Entries in the range; more than `items` when those were thinned out.
field	Contracts.WeightSeries	current	The last entry of all, whatever the range.
field	Contracts.WeightSeries	items	The entries to draw.
field	Contracts.WeightSeries	percent	The change as a share of the start, one decimal.
field	Contracts.WeightSeries	starting	The first entry of the range.
field	Contracts.WeightSeries	trend	Whether the weight goes up or down over the range.
field	Contracts.WorkChanged	count	How many.
field	Contracts.WorkChoice	ids	Which pieces.
field	Contracts.WorkChoice	kind	All of this kind that were given up.
field	Contracts.WorkList	items	Oldest first, 500 at most.
field	Contracts.WorkPiece	attempts	How often it was tried.
field	Contracts.WorkPiece	createdAt	When it was put into the queue.
field	Contracts.WorkPiece	dead	Whether it was given up: nothing happens with it by itself.
field	Contracts.WorkPiece	dueAt	When it is tried next.
field	Contracts.WorkPiece	id	Its id, as `POST /_work/…` takes it.
field	Contracts.WorkPiece	kind	What is done.
field	Contracts.WorkPiece	lastError	Why the last try failed; left out before the first failure.
field	Contracts.WorkQuery	dead	Whether only work that was given up; all of it when left out.
field	Contracts.WorkQuery	kind	Only work of this kind.
field	Contracts.Workout	createdAt	When it was made.
field	Contracts.Workout	updatedAt	When it last changed.
field	Contracts.Workout	version	Grows with each change.
field	Contracts.WorkoutCard	finishedAt	When it was finished.
field	Contracts.WorkoutCard	startedAt	When it was begun.
field	Contracts.WorkoutDetails	exercises	What was done, in order. Their notes have 16,384 characters together.
field	Contracts.WorkoutDetails	finishedAt	By the device's clock.
field	Contracts.WorkoutDetails	note	Anything to remember of it.
field	Contracts.WorkoutDetails	startedAt	By the device's clock; shown, and never used to decide between two devices.
field	Contracts.WorkoutDetails	templateId	The template that it began with; left out without one.
field	Contracts.WorkoutExercise	exerciseId	Which exercise.
field	Contracts.WorkoutExercise	group	Exercises next to each other with one number were done in turn: a superset.
field	Contracts.WorkoutExercise	name	What it was called then; it stays when the exercise is renamed or deleted.
field	Contracts.WorkoutExercise	note	Anything to remember of it.
field	Contracts.WorkoutExercise	sets	The sets that were done, in order.
field	Contracts.WorkoutNotes	note	The note from now on.
field	Contracts.WorkoutPage	nextCursor	Sent as `cursor`, it gives the next page; left out on the last one.
field	Contracts.WorkoutParameters	id	Which workout.
field	Contracts.WorkoutQuery	cursor	The `nextCursor` of the page before; without it the first page.
field	Contracts.WorkoutQuery	limit	How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
field	Contracts.WorkoutTotals	durationSeconds	From start to finish, in seconds.
field	Contracts.WorkoutTotals	reps	Their repetitions.
field	Contracts.WorkoutTotals	sets	Sets that were done.
field	Contracts.WorkoutTotals	volumeKg	Weight times repetitions, in kilograms with two decimals at most.
field	Wire.ErrorBody	action	What the app should offer next; left out when there is nothing but to read the message.
field	Wire.ErrorBody	code	What went wrong, stable for programs: decide by it, not by the message.
field	Wire.ErrorBody	detail	For developers: which rule refused it and what to send instead. Never in production.
field	Wire.ErrorBody	fields	The fields that are wrong, with `validation_failed` and its like; else empty.
field	Wire.ErrorBody	message	What to tell the person: what happened and what to do, in the language of `Accept-Language`.
field	Wire.ErrorBody	products	The products whose people may do it, beside `wrong_product`.
field	Wire.ErrorBody	quota	What of the month is used up, beside `quota_exceeded` of messages and calls.
field	Wire.ErrorBody	requestId	The id of the request, as in `X-Request-Id`; it finds the request in every log.
field	Wire.ErrorBody	retryAfter	Seconds to wait before the same request is sent again, as in `Retry-After`; may be a day. Left out where waiting does not help, and where nobody knows how long: then `retryable` alone says whether to try again, each time after a longer pause.
field	Wire.ErrorBody	retryable	Whether the same request, sent again later without a change, may succeed; always so beside `retryAfter`. A code may be told with and without: `limit_reached` of what a day allows passes, of what there is room for it does not.
field	Wire.ErrorBody	truncated	True when more fields are wrong than are told.
field	Wire.ErrorBody	upgrade	The tier that would allow it; left out otherwise.
field	Wire.ErrorBody.Field	code	The rule that it breaks: `required`, `malformed`, `too_long`.
field	Wire.ErrorBody.Field	field	Where it is: `email`, `partners.0.email`.
field	Wire.ErrorBody.Field	message	What to tell the person, in the language of `Accept-Language`.
field	Wire.ErrorQuota	limit	How many there are in a month.
field	Wire.ErrorQuota	resetsAt	When they are renewed.
field	Wire.ErrorQuota	upgradeLimit	How many the tier in `upgrade` has in a month; left out where it has no limit, and without an `upgrade`.
field	Wire.ErrorQuota	used	How many were used.
init	Contracts.Account	id product email emailVerified phone name role onboardingCompleted demo createdAt
init	Contracts.Achievement	kind progress target earnedAt
init	Contracts.AchievementList	items next
init	Contracts.ActionAnswer	approve
init	Contracts.ActionParameters	id
init	Contracts.Alternatives	original reason explanation level items shortfall
init	Contracts.AnalyticsBatch	events
init	Contracts.AnalyticsEvent	id name at
init	Contracts.AnalyticsReceipt	accepted
init	Contracts.AppliedPromo	code percent
init	Contracts.Attachment	id kind name contentType bytes width height url thumbnailUrl
init	Contracts.AttachmentQuery	id
init	Contracts.Availability	timezone weekly
init	Contracts.AvailabilityException	date windows
init	Contracts.Badge	code name description emoji criteria progress target earnedAt seen rarityPercent
init	Contracts.BadgeList	items
init	Contracts.BadgeParameters	code
init	Contracts.BadgeShare	url
init	Contracts.BillingHistory	items nextCursor
init	Contracts.BillingInvoice	number amount tier reason periodStart periodEnd card at
init	Contracts.BookedCall	call quota
init	Contracts.Broadcast	id text goal recipients sent createdAt
init	Contracts.BroadcastList	items nextCursor
init	Contracts.BrowserKeys	p256dh auth
init	Contracts.BrowserNotification	id title body route
init	Contracts.BrowserParameters	id device
init	Contracts.BrowserSubscriptionDetails	endpoint keys
init	Contracts.CallHold	id slot endsAt expiresAt
init	Contracts.CallHoldParameters	id
init	Contracts.CallList	items nextCursor
init	Contracts.CallMove	slot
init	Contracts.CallParameters	id
init	Contracts.CallParty	id name
init	Contracts.CallQuota	used limit durationMinutes
init	Contracts.CallSlot	slot endsAt
init	Contracts.CardEntry	number expMonth expYear cvc
init	Contracts.CardKeeping	method
init	Contracts.CardOnOrder	brand last4
init	Contracts.CardTokenParameters	id
init	Contracts.Cart	lines itemCount promo totals changes
init	Contracts.CartChange	productId name kind oldPrice newPrice wanted available
init	Contracts.CartItem	productId quantity
init	Contracts.CartLine	product quantity unitPrice total discount available
init	Contracts.CartMerge	cart
init	Contracts.CartQuantity	quantity
init	Contracts.CaseDecision	decision
init	Contracts.CaseFileQuery	id file
init	Contracts.CaseLook	administrator at
init	Contracts.CaseLooks	items nextCursor
init	Contracts.CaseLooksQuery	id
init	Contracts.CaseThread	items
init	Contracts.CatalogueFile	products
init	Contracts.ChangeApproval	coachId
init	Contracts.ChangeRequest	id status reason requestedAt decidedAt message
init	Contracts.ChangeRequestList	items nextCursor
init	Contracts.ChangeRequestParameters	id
init	Contracts.ChargedCard	brand last4 expMonth expYear
init	Contracts.Chart	id details version createdAt updatedAt
init	Contracts.ChartDetails	exerciseId metric axis
init	Contracts.ChartList	items
init	Contracts.ChartParameters	id
init	Contracts.ChartPoint	date session value
init	Contracts.ChartSeries	chart items count
init	Contracts.Checkout	id status totals actionUrl expiresAt order
init	Contracts.CheckoutParameters	id
init	Contracts.ClientAssignment	client coach assignedAt
init	Contracts.ClientCard	id name goal language tier state online unread lastMessage nextCallAt assignedAt
init	Contracts.ClientChangeRequest	id status client coach reason requestedAt
init	Contracts.ClientChangeRequestList	items nextCursor
init	Contracts.ClientList	items nextCursor total unread
init	Contracts.ClientMessageParameters	clientId
init	Contracts.ClientMessagePutParameters	client clientId
init	Contracts.ClientNote	id text isOwn createdAt changedAt
init	Contracts.ClientNoteContent	text
init	Contracts.ClientNoteList	items nextCursor
init	Contracts.ClientNoteParameters	client id
init	Contracts.ClientPageQuery	client
init	Contracts.ClientParameters	client
init	Contracts.ClientTraining	goal location level daysPerWeek injuries plan
init	Contracts.ClockMove	run now
init	Contracts.ClockMoved	now jobs
init	Contracts.CoachLoad	id name languages goals capacity clients isTaking rating
init	Contracts.CoachLoadList	items nextCursor waiting
init	Contracts.CoachParameters	id
init	Contracts.CoachPlan	days
init	Contracts.CoachPlan.Day	weekday title items
init	Contracts.CoachPlan.Item	phase exerciseId sets reps seconds restSeconds
init	Contracts.CoachProfile	id name photoUrl specialization bio languages online rating
init	Contracts.CoachRating	id stars text trigger callId ratedAt editableUntil
init	Contracts.CoachScore	average count
init	Contracts.CoachSettings	name specialization bio languages goals capacity isTaking
init	Contracts.CoachingCall	id status slot endsAt durationMinutes purpose client coach joinOpensAt refundableUntil bookedAt version
init	Contracts.CoachingQuota	tier messages calls resetsAt
init	Contracts.CoachingReport	messages activeClients coachMessages ratings averageRating calls
init	Contracts.CoachingReport.Calls	booked finished missed cancelled
init	Contracts.ComparisonQuery	before after
init	Contracts.CompletionAnswer	task compliance streak newBadges
init	Contracts.ComplianceAnswer	_ streak
init	Contracts.Composition	id canvas loop layers duration version createdAt updatedAt
init	Contracts.CompositionList	items nextCursor
init	Contracts.CompositionParameters	id
init	Contracts.ContentParameters	token
init	Contracts.CustomExercise	id details version createdAt updatedAt
init	Contracts.CustomExerciseDetails	name category
init	Contracts.CustomExerciseList	items
init	Contracts.CustomExerciseParameters	id
init	Contracts.DailyTask	id planId seriesId date title description taskType source status dueDate dueTime priority metadata createdAt updatedAt
init	Contracts.Dashboard	date name streak completed total percent stats recentBadges newBadgeCount unread tasksPreview
init	Contracts.DayCompliance	date total completed percent compliant level outcome
init	Contracts.DayWindow	from to
init	Contracts.Device	id token platform createdAt
init	Contracts.DeviceDetails	token platform
init	Contracts.DeviceList	items
init	Contracts.DeviceParameters	id
init	Contracts.Dislike	word foods
init	Contracts.Disturbance	channel mode count
init	Contracts.DocumentParameters	number
init	Contracts.DueRating	trigger callId question
init	Contracts.DueRatings	items
init	Contracts.EmailRequest	product email
init	Contracts.EnergyTargets	formula age bmi bmr tdee calorieTarget proteinTargetG waterTargetMl projectedDate projectedWeeks targetDateTooEarly
init	Contracts.EnergyWarning	_ _
init	Contracts.Entitlement	userId tier version
init	Contracts.EstimateQuery	id resolution
init	Contracts.Event	id type at user product run
init	Contracts.Evidence	id taskId type text metrics photoId notes late createdAt
init	Contracts.EvidenceDetails	type
init	Contracts.ExerciseCard	id name category kind pattern equipment level muscles stresses imageUrl
init	Contracts.ExerciseDetail	exercise primaryMuscle secondaryMuscles force mechanic instructions tips mistakes
init	Contracts.ExerciseLibrary	version drawings exercises
init	Contracts.ExercisePage	items total nextCursor
init	Contracts.ExerciseParameters	id
init	Contracts.ExportEstimate	resolution codec bytes width height duration
init	Contracts.ExportJob	id compositionId resolution codec status progress estimatedBytes bytes width height duration url error attempt createdAt updatedAt
init	Contracts.ExportList	items nextCursor
init	Contracts.ExportParameters	id
init	Contracts.ExportRequest	resolution
init	Contracts.FAQ	language items
init	Contracts.FAQ.Entry	id question answer
init	Contracts.FastingTimes	dawn sunset formula
init	Contracts.FeatureFlags	flags
init	Contracts.FeedEvent	_
init	Contracts.FirstIntakeAnswers	gender mainGoal workoutLocation
init	Contracts.FitnessScore	value formula factors trend history historyLocked
init	Contracts.FoodCard	id name group per100g portions favourite timesLogged
init	Contracts.FoodDetail	food otherName allergens animalSources ingredients source warnings
init	Contracts.FoodLibrary	version foods
init	Contracts.FoodLog	id date category name foodId plannedMealId unit portion grams nutrients note warnings version loggedAt
init	Contracts.FoodLogList	date items
init	Contracts.FoodLogParameters	id
init	Contracts.FoodNames	en ar
init	Contracts.FoodPage	items total nextCursor
init	Contracts.FoodParameters	id
init	Contracts.FoodPortion	unit name grams
init	Contracts.FoundAccounts	items
init	Contracts.FrameQuery	id
init	Contracts.GuestCart	token cart
init	Contracts.GuestItemParameters	cart id
init	Contracts.GuestParameters	cart
init	Contracts.Health	status service
init	Contracts.HelpDocument	language title version sections
init	Contracts.HelpDocument.Section	heading paragraphs
init	Contracts.HistoryImport	csv
init	Contracts.HistoryQuery	id
init	Contracts.HistorySummary	workouts totals
init	Contracts.ImageParameters	name
init	Contracts.ImageSource	alt
init	Contracts.ImportAnswer	added alreadyThere leftOut exercises problems problemCount
init	Contracts.ImportFile	name contentType bytes
init	Contracts.ImportItem	id name type status upload error
init	Contracts.ImportItemParameters	id itemId
init	Contracts.ImportJob	id items createdAt
init	Contracts.ImportList	items nextCursor
init	Contracts.ImportOverview	id done total createdAt
init	Contracts.ImportParameters	id
init	Contracts.ImportProblem	line column code message
init	Contracts.ImportRequest	items
init	Contracts.InBodyDetails	metrics
init	Contracts.InBodyList	items
init	Contracts.InBodyMetrics	weightKg bodyFatPct muscleMassKg visceralFat bodyWaterPct
init	Contracts.InBodyScan	id date metrics note changes createdAt
init	Contracts.Ingredient	foodId name grams
init	Contracts.IntakeAnswer	profile fitnessScore nextStep
init	Contracts.IntentConfirmation	method
init	Contracts.IntentOrder	amount currency reference
init	Contracts.IntentParameters	id
init	Contracts.IntentRefund	id amount done
init	Contracts.IntentRefundOrder	amount
init	Contracts.ItemTick	completed
init	Contracts.JSONDocument	_
init	Contracts.JSONDocument	from
init	Contracts.JoinLink	url expiresAt
init	Contracts.KeptCard	method customer card decline
init	Contracts.KeyParameters	kid
init	Contracts.KeySet	keys
init	Contracts.KeySet.Key	x kid
init	Contracts.LastMessage	seq sender kind text sentAt
init	Contracts.LayerDetails	mediaId
init	Contracts.LayerOrder	to
init	Contracts.LayerParameters	id lid
init	Contracts.LayerPosition	x y
init	Contracts.LayerRemoval	id lid
init	Contracts.LibraryExercise	id name kind pattern primary equipment level instructions tips mistakes
init	Contracts.LibraryFood	id en ar also group per100g portions
init	Contracts.LibraryItem	_
init	Contracts.LibraryItem	_ at
init	Contracts.LibraryName	en ar
init	Contracts.LibraryPage	items nextCursor
init	Contracts.LibraryPortion	unit grams
init	Contracts.LibraryTexts	en ar
init	Contracts.LiftedWeight	_ _
init	Contracts.LinkToken	token
init	Contracts.LocalizedName	en ar
init	Contracts.LocalizedText	en ar
init	Contracts.LogChange	level
init	Contracts.LoggedMeal	category totals entries
init	Contracts.LoggedSet	id
init	Contracts.LoginRequest	product email password
init	Contracts.ManualFood	name nutrients
init	Contracts.MealAlternatives	original items shortfall
init	Contracts.MealCard	id name servings nutrients prepMinutes cookMinutes imageUrl diet allergens reason
init	Contracts.MealChoice	breakfast lunch dinner snack
init	Contracts.MealDetail	meal plannedMealId servings ingredients instructions perServing budget substitutions
init	Contracts.MealParameters	id
init	Contracts.MealPlan	id from targets days reasons formula createdAt
init	Contracts.MealPlanDay	date targets meals totals fasting
init	Contracts.MealPlanReport	people withPlan percent
init	Contracts.MealSubstitution	mealId
init	Contracts.Measurement	id type value unit takenAt
init	Contracts.MeasurementDetails	type value unit
init	Contracts.MeasurementList	items nextCursor
init	Contracts.MeasurementParameters	id
init	Contracts.MediaFacts	id ownerId isConfirmed
init	Contracts.MediaFile	id purpose kind name contentType bytes width height url thumbnailUrl createdAt
init	Contracts.MediaItem	id type status name originalWidth originalHeight rotation videoDuration imageDuration hasAudio thumbnailUrl error createdAt
init	Contracts.MediaItemList	items nextCursor
init	Contracts.MediaLayer	id mediaId position width aspectRatio zIndex
init	Contracts.MediaLinks	url thumbnailUrl
init	Contracts.MediaParameters	id
init	Contracts.MediaProblem	_ _
init	Contracts.MediaSettings	imageDuration defaultCanvas loopMedia
init	Contracts.Message	id seq clientId sender kind text sentAt
init	Contracts.MessageContent	text
init	Contracts.MessageDetail	message source html
init	Contracts.MessagePage	items hasMore state marks unread feedSeq
init	Contracts.MessageParameters	id
init	Contracts.MessageQuota	used limit
init	Contracts.MessageReport	reason
init	Contracts.MetricChange	metric previous current change percent
init	Contracts.Money	amount currency
init	Contracts.MuscleCount	muscle sets
init	Contracts.MyCoach	coach assignedAt changeRequest state
init	Contracts.NewAssignment	coachId
init	Contracts.NewBlock	reason
init	Contracts.NewBroadcast	clientId text
init	Contracts.NewCall	slot
init	Contracts.NewCallHold	slot
init	Contracts.NewChart	details
init	Contracts.NewCustomExercise	name category
init	Contracts.NewFoodLog	id category
init	Contracts.NewMessage	clientId text
init	Contracts.NewPainPoint	text
init	Contracts.NewRating	stars
init	Contracts.NewTemplate	details
init	Contracts.NewTrainingSession	id
init	Contracts.NewWater	id ml
init	Contracts.NewWorkout	id details
init	Contracts.Notification	id type title body route createdAt readAt
init	Contracts.NotificationList	items unread nextCursor
init	Contracts.NutrientPercent	kcal protein carbs fat
init	Contracts.Nutrients	kcal proteinG carbsG fatG
init	Contracts.NutritionAccess	state
init	Contracts.NutritionDay	date target consumed remainingKcal percent status meals incomplete water
init	Contracts.NutritionDayParameters	date
init	Contracts.NutritionPreferences	diet excludedAllergens dislikes fastsInRamadan place meals
init	Contracts.NutritionStats	from to daysLogged averageKcal averageProteinG averageCarbsG averageFatG macroAdherence planCompletion mealsPlanned mealsEaten
init	Contracts.NutritionTargets	kcal proteinG carbsG fatG waterMl basis formula
init	Contracts.OTPChallenge	challengeId expiresAt resendAt
init	Contracts.OTPRequest	phone
init	Contracts.OTPSession	tokens isNewUser
init	Contracts.OTPVerification	challengeId code
init	Contracts.ObjectParameters	area id name
init	Contracts.OnboardingState	step position total label completed skipped previous answers problems canSubmit updatedAt
init	Contracts.OnboardingState.Problem	step field code message
init	Contracts.Order	number status paymentStatus lines totals promo refunded refunds address email card placedAt events documents canCancel
init	Contracts.OrderCard	number status paymentStatus total itemCount imageUrl placedAt
init	Contracts.OrderEvent	kind at
init	Contracts.OrderLine	productId name imageUrl quantity unitPrice total discount refunded
init	Contracts.OrderPage	items nextCursor
init	Contracts.OrderParameters	number
init	Contracts.OrderPreview	lines promo totals changes
init	Contracts.OrderRefund	id amount reason status at
init	Contracts.OrderRequest	address email
init	Contracts.OwnCoachProfile	settings profile clients
init	Contracts.OwnRatings	score byStars items nextCursor
init	Contracts.OwnRatings.Item	stars text trigger date
init	Contracts.PainPoint	id coach text createdAt
init	Contracts.PainPointList	items nextCursor
init	Contracts.Partner	id name email phone relationship
init	Contracts.PartnerDetails	name email phone relationship
init	Contracts.PartnerList	items
init	Contracts.PartnerParameters	id
init	Contracts.PartnerSharing	state weight invitedAt acceptedAt
init	Contracts.PasswordChange	current new
init	Contracts.PasswordReset	token password
init	Contracts.PayerParameters	reference
init	Contracts.PaymentEvent	id type at run payment
init	Contracts.PaymentEvent.Content	payment
init	Contracts.PaymentIntent	id status amount currency reference refunded card actionUrl decline createdAt
init	Contracts.PaymentIntents	items total
init	Contracts.PaymentMethod	brand last4 expMonth expYear
init	Contracts.PaymentMethodChange	paymentToken
init	Contracts.PersonFacts	profile settings preferences devices
init	Contracts.PersonalRecord	kind exerciseId workoutId achievedAt
init	Contracts.Photo	id s3Key photoType stage taskId takenAt width height bytes thumbnailUrl previewUrl fullUrl createdAt
init	Contracts.PhotoComparison	before after daysBetween
init	Contracts.PhotoConfirm	s3Key photoType
init	Contracts.PhotoPage	items nextCursor
init	Contracts.PhotoPresign	photoType
init	Contracts.PhotoUpload	uploadUrl headers s3Key expiresAt
init	Contracts.Place	latitude longitude
init	Contracts.Plan	tier name price benefits isCurrent isUpgrade
init	Contracts.Plan.Benefit	key text isIncluded
init	Contracts.PlanDay	weekday title items exerciseCount estimatedMinutes
init	Contracts.PlanItem	id phase exercise originalExerciseId sets reps seconds restSeconds injuryConflict keptOriginal reason
init	Contracts.PlanItemParameters	id
init	Contracts.PlanList	items
init	Contracts.PlanQuery	tier
init	Contracts.PlanRule	seriesId taskType title dueTime priority weekdays metadata
init	Contracts.PlannedMeal	id slot meal at eaten substituted
init	Contracts.PlannedMealParameters	id
init	Contracts.PreferenceChoices	dislikes
init	Contracts.Preferences	language theme units workoutReminders messageNotifications progressUpdates
init	Contracts.PreviewQuery	id
init	Contracts.ProductCard	id slug name brand category price imageUrl rating reviewCount stock
init	Contracts.ProductDetail	product description images specifications available related
init	Contracts.ProductDetails	slug category name description brand price taxCategory stock images specifications keywords related
init	Contracts.ProductFacets	categories brands minPrice maxPrice
init	Contracts.ProductFacets.Count	value count
init	Contracts.ProductImage	url alt
init	Contracts.ProductPage	items total facets corrected nextCursor
init	Contracts.ProductParameters	id
init	Contracts.Profile	userId product timezone tier onboardingCompleted nextStep version updatedAt
init	Contracts.ProfileExport	exportedAt profile settings preferences tutorials
init	Contracts.PromoEntry	code
init	Contracts.Promotion	code title percent firstOrderOnly expiresAt
init	Contracts.PromotionDetails	title percent firstOrderOnly
init	Contracts.PromotionList	items
init	Contracts.PromotionParameters	code
init	Contracts.PromptAnswer	status shouldShow
init	Contracts.PromptDecision	choice launchId
init	Contracts.PromptQuery	launchId
init	Contracts.PromptStatus	userId
init	Contracts.ProviderParameters	provider
init	Contracts.PushMessage	id to title body route
init	Contracts.QuickStats	calories proteinG waterMl waterPercent steps
init	Contracts.QuotaWarning	kind remaining message
init	Contracts.RatingContent	stars
init	Contracts.RatingParameters	id
init	Contracts.ReadMarks	clientDelivered clientRead coachDelivered coachRead
init	Contracts.RecordList	items
init	Contracts.RecordQuery	exerciseId
init	Contracts.RecordedMailParameters	id
init	Contracts.RecordedMessage	id channel to subject text code token links receivedAt deliveries
init	Contracts.RecordedMessageParameters	channel id
init	Contracts.RecordedMessages	items total
init	Contracts.RecordedWeightParameters	id evidence
init	Contracts.RecordedWeightQuery	id
init	Contracts.RefreshRequest	refreshToken
init	Contracts.RefundItem	productId quantity
init	Contracts.RefundRequest	reason
init	Contracts.Reorder	cart missing
init	Contracts.ReportQuery	from to
init	Contracts.Review	stars text author createdAt isOwn
init	Contracts.ReviewDetails	stars
init	Contracts.ReviewPage	items rating reviewCount nextCursor
init	Contracts.ReviewQuery	id
init	Contracts.RoleChange	role
init	Contracts.RoomParameters	room token
init	Contracts.SMSMessage	id to text
init	Contracts.SMSReceipt	id
init	Contracts.SafetyCase	id kind status reason text openedBy openedAt client coach messageId
init	Contracts.SafetyCaseList	items nextCursor
init	Contracts.SafetyCaseParameters	id
init	Contracts.SafetyReceipt	caseId status message
init	Contracts.SavedRating	rating message
init	Contracts.ScanParameters	id
init	Contracts.ScoreFactor	name points
init	Contracts.ScorePoint	value at formula
init	Contracts.SecondIntakeAnswers	age weightKg heightCm experienceLevel workoutFrequency injuries completedAt
init	Contracts.SecondIntakeRequest	age experienceLevel workoutFrequency injuries
init	Contracts.SentMessage	message
init	Contracts.SeriesQuery	id
init	Contracts.SessionInfo	id device ipAddress createdAt lastSeenAt expiresAt current
init	Contracts.SessionItem	item doneSets
init	Contracts.SessionList	items
init	Contracts.SessionParameters	id
init	Contracts.SessionReport	started completed completionPercent
init	Contracts.SessionTokens	accessToken refreshToken expiresIn user nextStep
init	Contracts.SetTick	item set
init	Contracts.Settings	theme units language pushEnabled reminderTime timezone
init	Contracts.ShareLink	token url expiresAt
init	Contracts.ShareParameters	token
init	Contracts.Shipment	carrier trackingNumber
init	Contracts.ShippingAddress	name phone city street
init	Contracts.SignedPut	url headers
init	Contracts.SignupAnswer	tokens
init	Contracts.SignupAnswer	unverified
init	Contracts.SignupRequest	product name email password
init	Contracts.SlotList	items timezone durationMinutes
init	Contracts.SocketCommand	_
init	Contracts.Specification	name value
init	Contracts.SpecificationDetails	name value
init	Contracts.StatPair	consumed target
init	Contracts.StepParameters	step
init	Contracts.StockChange	change
init	Contracts.StockedProduct	id details stock reserved isArchived version
init	Contracts.StorageUse	usedBytes reservedBytes limitBytes
init	Contracts.StreakCalendar	from to days
init	Contracts.StreakSummary	current longest totalCompliantDays freezesAvailable nextMilestone
init	Contracts.Streaks	summary byType
init	Contracts.Subscription	tier badge benefits status price currentPeriodStart nextBillingAt currentPeriodEnd cancelAtPeriodEnd pendingTier graceUntil actionUrl version
init	Contracts.SubscriptionChange	tier
init	Contracts.SubscriptionParameters	id
init	Contracts.SubscriptionQuote	tier dueNow credit startsAt nextBillingAt nextPrice
init	Contracts.SubscriptionReport	newPeople convertedIn30Days conversionPercent premiumPeople movedToSmart smartPercent payingAtStart churned churnPercent
init	Contracts.SubscriptionRequest	applicationServerKey
init	Contracts.Substitution	exerciseId
init	Contracts.SupportContact	email
init	Contracts.SupportTicket	number product subject message email status createdAt closedAt
init	Contracts.SyncAnswer	results changes cursor hasMore
init	Contracts.SyncChange	kind entity version
init	Contracts.SyncOperation	id number kind action entity baseVersion payload
init	Contracts.SyncRequest	device operations
init	Contracts.SyncResult	id status
init	Contracts.TaskDetails	title taskType
init	Contracts.TaskHistory	items nextCursor
init	Contracts.TaskList	date items nextCursor
init	Contracts.TaskParameters	id
init	Contracts.TaskPlan	id startDate generator rules
init	Contracts.TaxDocument	number kind order issuedAt seller vatNumber total tax corrects qr
init	Contracts.Template	id details version createdAt updatedAt
init	Contracts.TemplateChange	baseVersion details
init	Contracts.TemplateDetails	name
init	Contracts.TemplateExercise	exerciseId
init	Contracts.TemplateList	items
init	Contracts.TemplateParameters	id
init	Contracts.ThreadFile	attachment sender seq sentAt
init	Contracts.ThreadFiles	items nextCursor
init	Contracts.ThreadMessageParameters	client id
init	Contracts.ThreadQuery	client
init	Contracts.TicketDetails	subject message
init	Contracts.TicketList	items
init	Contracts.TicketParameters	number
init	Contracts.TierChange	tier
init	Contracts.TodaysPlan	date restDay day exerciseCount estimatedMinutes completed activeSessionId
init	Contracts.TokenizedCard	token brand last4 expMonth expYear
init	Contracts.Totals	subtotal discount shipping total tax beforeTax untilFreeShipping
init	Contracts.Totals.BeforeTax	subtotal discount shipping
init	Contracts.Tracking	carrier number events
init	Contracts.TrackingEvent	status place at
init	Contracts.TrackingUpdate	status
init	Contracts.TrainingPlan	id basis templateId restDays days level goal formula createdAt version
init	Contracts.TrainingSession	id status title startedAt finishedAt items
init	Contracts.TrainingSessionItemParameters	id item
init	Contracts.TrainingSessionParameters	id
init	Contracts.TrainingStats	totalWorkouts totalSeconds currentStreak longestStreak muscles completionRate
init	Contracts.TrialBanner	level message
init	Contracts.TutorialFlags	workout nutrition store progress
init	Contracts.TutorialParameters	feature
init	Contracts.TypeStreak	taskType current longest
init	Contracts.UpTo	upTo
init	Contracts.UploadDetails	purpose contentType bytes
init	Contracts.UploadParameters	id
init	Contracts.UploadPart	number offset bytes isReceived put
init	Contracts.UploadTicket	id purpose status contentType bytes put parts expiresAt givenUpAt fileId
init	Contracts.UserParameters	id
init	Contracts.VersionInfo	version minimumClient
init	Contracts.WaterDay	ml targetMl percent entries
init	Contracts.WaterEntry	id ml loggedAt
init	Contracts.WaterParameters	id
init	Contracts.WebPushKey	publicKey
init	Contracts.WeekQuery	id to
init	Contracts.WeekReview	days streak
init	Contracts.WeeklyWindow	weekday from to
init	Contracts.WeightEntry	id date weightKg enteredUnit note createdAt
init	Contracts.WeightParameters	id
init	Contracts.WeightSeries	range items count starting current change percent trend
init	Contracts.WorkChanged	count
init	Contracts.WorkList	items
init	Contracts.WorkPiece	id kind dead attempts dueAt createdAt lastError
init	Contracts.Workout	id details totals version createdAt updatedAt
init	Contracts.WorkoutCard	id name templateId startedAt finishedAt totals
init	Contracts.WorkoutDetails	name startedAt finishedAt exercises
init	Contracts.WorkoutExercise	exerciseId name sets
init	Contracts.WorkoutNotes	note
init	Contracts.WorkoutPage	items nextCursor
init	Contracts.WorkoutParameters	id
init	Contracts.WorkoutTotals	sets reps volumeKg durationSeconds
init	Wire.ErrorQuota	resource used limit upgradeLimit resetsAt
type	Contracts.Account	The account behind a session.
type	Contracts.AccountDeletion	What proves the wish to delete an account: the password, or a fresh one-time code for an account without one.
type	Contracts.Achievement	Something to reach with workouts.
type	Contracts.AchievementKind	What can be reached with workouts, in the order of their page.
type	Contracts.AchievementList	Everything there is to reach, in the order of its page.
type	Contracts.Acknowledgement	The answer to requests that do the same whether or not an account exists.
type	Contracts.ActionAnswer	What the person says to a payment.
type	Contracts.ActivityLevel	How much somebody moves. GTSD-P-3.2-06, from least to most.
type	Contracts.Allergen	The 14 that labels have to name, by Annex II of Regulation (EU) 1169/2011; the Gulf's GSO 9 names the same foods.
type	Contracts.Alternatives	What can be done instead of an exercise that stresses an injury.
type	Contracts.AnalyticsBatch	Things that happened in an app, sent together.
type	Contracts.AnalyticsEvent	Something that happened in an app.
type	Contracts.AnalyticsReceipt	What was taken.
type	Contracts.AnimalSource	What of an animal is in a food.
type	Contracts.AnyText	Any text; for members that are only recognised.
type	Contracts.AppliedPromo	A promotion's code in a cart.
type	Contracts.Attachment	A file of a message. Its bytes are behind `url` for the two sides of its thread and nobody else.
type	Contracts.AttachmentForm	Which form of a file.
type	Contracts.Availability	When a coach can be called, by the clocks of one zone. Whole: what is put takes the place of what was there. Booked calls stay.
type	Contracts.AvailabilityException	What holds on one date instead of the weekly windows; without windows the coach is away.
type	Contracts.Badge	Something to earn, once.
type	Contracts.BadgeCode	Which badge.
type	Contracts.BadgeList	Badges in the order of their page.
type	Contracts.BadgeShare	The address of a page that shows the badge and nothing else of its owner.
type	Contracts.BannerLevel	How urgent a banner is.
type	Contracts.BaseVersion	The version that a change was made from.
type	Contracts.BillingHistory	Newest first.
type	Contracts.BillingInvoice	A charge for a tier. FR-ACCOUNT-03-e: one for each charge.
type	Contracts.BillingReason	What a charge was for.
type	Contracts.BookedCall	A call, and what is left of the month's calls.
type	Contracts.Broadcast	A message that a coach sent to many clients.
type	Contracts.BroadcastList	Newest first.
type	Contracts.BrowserKeys	What is pushed to a browser is encrypted with these, so that its push service cannot read it.
type	Contracts.BrowserNotification	A notification for one browser. Its service worker gets these members as JSON.
type	Contracts.BrowserParameters	Which browser of whom.
type	Contracts.BrowserPublicKey	The public half of the key pair that a browser made for a subscription: an uncompressed point of P-256, 65 bytes as base64url, as `PushSubscription.toJSON()` gives it. RFC 8291.
type	Contracts.BrowserSecret	The secret that a browser made for a subscription: 16 bytes as base64url. RFC 8291.
type	Contracts.BrowserSubscriptionDetails	A subscription, as `PushSubscription.toJSON()` gives it.
type	Contracts.CallHold	A slot that is kept for a while.
type	Contracts.CallList	Calls of a period.
type	Contracts.CallMove	Another time for a booked call.
type	Contracts.CallParty	One side of a call.
type	Contracts.CallPeriod	Which calls a list shows.
type	Contracts.CallQuota	The video calls of this month, counted when they are booked.
type	Contracts.CallSide	A side of a thread or a call.
type	Contracts.CallSlot	A time at which a call can begin.
type	Contracts.CallStatus	A video call, from its booking on.
type	Contracts.Canvas	The ratios a composition can have.
type	Contracts.CardBrand	Whose card it is.
type	Contracts.CardCode	The three or four digits printed on a card; never stored.
type	Contracts.CardDecline	Why a card was refused.
type	Contracts.CardEntry	A card as a person types it into an app, which sends it to the provider and to nobody else.
type	Contracts.CardKeeping	A card to keep for later charges.
type	Contracts.CardNumber	A card number as people type it: 13 to 19 digits with spaces, Arabic-Indic digits count, the last one checks the others. ISO/IEC 7812-1 Annex B. Held only until it was exchanged for a token.
type	Contracts.CardOnOrder	The card that was charged.
type	Contracts.Cart	FR-STORE-05. Lines that cannot be bought are shown and not counted.
type	Contracts.CartChange	Something that differs from what the person saw last; see `Cart.changes`.
type	Contracts.CartChangeKind	What became of a cart's line since the person last saw it.
type	Contracts.CartItem	Adds to what the line has.
type	Contracts.CartLine	A product in a cart.
type	Contracts.CartMerge	The guest cart whose lines become the person's own.
type	Contracts.CartQuantity	How many of a product there should be.
type	Contracts.CaseDecision	What an administrator decides.
type	Contracts.CaseFileQuery	A file of the messages that a case shows.
type	Contracts.CaseLook	Who looked at the thread of a case.
type	Contracts.CaseLooks	Newest first.
type	Contracts.CaseThread	The part of a thread that a case is about: up to 20 messages before the reported one, or the block, and of those that were there when the case was opened 20 behind it. Files open at their `url` while the case is open. Each look is logged.
type	Contracts.CatalogueFile	A file of the catalogue.
type	Contracts.ChangeApproval	Whom somebody gets instead.
type	Contracts.ChangeRequest	A request for another coach, as who asked sees it.
type	Contracts.ChangeRequestList	One's requests, newest first.
type	Contracts.ChangeRequestStatus	What became of a request for another coach.
type	Contracts.Channel	A way to reach people.
type	Contracts.ChargedCard	What may be known of a card.
type	Contracts.Chart	A line of a dashboard, as it is kept.
type	Contracts.ChartAxis	What the points of a chart are placed by.
type	Contracts.ChartDetails	A line somebody keeps on their dashboard.
type	Contracts.ChartList	All of one's charts, at most 50, in the order they were made.
type	Contracts.ChartMetric	What a chart shows of each workout with its exercise.
type	Contracts.ChartPoint	What a workout adds to a line.
type	Contracts.ChartSeries	A line's points.
type	Contracts.Checkout	One try to buy a cart, from the reservation to the order.
type	Contracts.CheckoutStatus	How far a checkout is.
type	Contracts.ClearableField	What may be taken out of a profile again.
type	Contracts.ClientAssignment	Who coaches whom.
type	Contracts.ClientCard	A client, as a coach's list shows them.
type	Contracts.ClientChangeRequest	A wish for another coach, as an administrator sees it.
type	Contracts.ClientChangeRequestList	Oldest first.
type	Contracts.ClientList	A coach's clients: those with the newest messages first.
type	Contracts.ClientNote	What coaches write down about a client. It stays with the client when they get another coach, and clients never see it.
type	Contracts.ClientNoteContent	What a note says.
type	Contracts.ClientNoteList	Newest first.
type	Contracts.ClientPageQuery	A list of something of one client.
type	Contracts.ClientTraining	What a coach has to know of a client before writing them a plan.
type	Contracts.ClockMove	Another time for a test run.
type	Contracts.ClockMoved	What moving a clock led to.
type	Contracts.CoachAssignment	Whether somebody has a coach.
type	Contracts.CoachLoad	A coach and how much they have to do.
type	Contracts.CoachLoadList	By their ids.
type	Contracts.CoachPlan	A plan as a coach writes it.
type	Contracts.CoachPlan.Day	A day that a coach plans.
type	Contracts.CoachPlan.Item	An exercise that a coach plans.
type	Contracts.CoachProfile	A coach as clients see them.
type	Contracts.CoachRating	A rating as who gave it sees it.
type	Contracts.CoachScore	What clients think of a coach, in one number. A coach with few ratings stays near the average of all, so that one happy or unhappy client neither makes nor breaks them.
type	Contracts.CoachSettings	What a coach says of themselves, and whom they take. Whole: what is put takes the place of what was there.
type	Contracts.CoachingCall	A booked video call, as both sides see it.
type	Contracts.CoachingQuota	What is left of a month by one's tier.
type	Contracts.CoachingReport	What a period saw, as numbers only. FC-METRIC-04, FC-METRIC-08, FC-ADD-11; days are UTC's.
type	Contracts.CoachingReport.Calls	What became of the calls of a period.
type	Contracts.CompletionAnswer	Everything a completion changed, in one answer.
type	Contracts.ComplianceAnswer	How much of a day is done, and the streak it belongs to.
type	Contracts.ComplianceCheck	Which day to count again.
type	Contracts.ComplianceLevel	The heatmap's shades: 0, 1–39, 40–79, 80–99 and 100 percent.
type	Contracts.Composition	Media items on a canvas, to be played together and exported as one video.
type	Contracts.CompositionChange	A change of a composition: members left out stay as they are.
type	Contracts.CompositionDetails	What to begin a composition with. What is left out comes from the settings.
type	Contracts.CompositionList	Newest first.
type	Contracts.Confirmation	What must be said to take something back.
type	Contracts.ContentHash	SHA-256 of a file's bytes in hexadecimal.
type	Contracts.ContentType	A media type as a client declares it: `image/jpeg`. Lower case, without parameters.
type	Contracts.Currency	ISO 4217. Goods are sold in riyals of 100 halalas, subscriptions in dollars of 100 cents.
type	Contracts.CustomExercise	An exercise somebody made, as it is kept.
type	Contracts.CustomExerciseChange	What changes of an exercise of one's own; what is left out stays.
type	Contracts.CustomExerciseDetails	An exercise somebody made.
type	Contracts.CustomExerciseList	All of one's own that are not archived, at most 500, by name and then id.
type	Contracts.DailyTask	A task of one day.
type	Contracts.Dashboard	The first page of the app: today, the streak, badges and what comes next.
type	Contracts.DayCompliance	How much of a day is done.
type	Contracts.DayOutcome	What came of a day.
type	Contracts.DayWindow	A span of a day by local clocks, from a quarter of an hour to a later one. A `to` of `00:00` is the end of the day.
type	Contracts.DemoRequest	A session to look around with.
type	Contracts.Device	A place to push to.
type	Contracts.DeviceDetails	A device that notifications may go to.
type	Contracts.DeviceInfo	The device a session lives on, as its owner would recognise it in a list.
type	Contracts.DeviceList	Where notifications go.
type	Contracts.DevicePlatform	What kind of device it is.
type	Contracts.Diet	What of animals somebody eats.
type	Contracts.Dislike	A word that keeps foods away.
type	Contracts.Disturbance	What goes wrong with the next sends.
type	Contracts.DisturbanceMode	What happens to sends.
type	Contracts.DocumentKind	What kind of tax document it is.
type	Contracts.DueRating	A question that waits for its answer.
type	Contracts.DueRatings	At most one of messages and the newest five of calls.
type	Contracts.EatenMeal	A meal of the plan was eaten.
type	Contracts.EmailAddress	An email address as the products accept it, lower-cased: local part `[a-z0-9._%+-]`, a domain of letters, digits, dots and hyphens, a last label of 2 to 64 letters.
type	Contracts.EmailRequest	Asking for a mail with a link.
type	Contracts.EnergyCaution	Why what a body needs was not simply what its goal asks for.
type	Contracts.EnergyTargets	What the body needs, and when the goal is reached at that pace.
type	Contracts.EnergyWarning	Something to know about the numbers beside it, in the reader's language.
type	Contracts.Entitlement	What a person is entitled to, for other services.
type	Contracts.Event	A fact, published from the transaction that made it true and delivered at least once.
type	Contracts.EventFacts	What an event says beside its type. Which members belong to a type is said at the type.
type	Contracts.EventProperty	What an event says of itself under one name: any text of at most 1000 scalars.
type	Contracts.EventType	The facts services tell each other. Append-only.
type	Contracts.Evidence	What proves a task done.
type	Contracts.EvidenceDetails	What proves a task done: exactly the member its type names, and perhaps a note. `TaskType` says which types prove a task.
type	Contracts.EvidenceType	What proves a task done. A voice memo is reserved (GTSD-P-3.4-10) and refused.
type	Contracts.ExerciseCard	An exercise as a list shows it.
type	Contracts.ExerciseCategory	The seven shelves of IronLift's picker.
type	Contracts.ExerciseDetail	An exercise and how it is done.
type	Contracts.ExerciseEquipment	What somebody needs to have at hand; `body_only` is nothing.
type	Contracts.ExerciseForce	Which way the force goes.
type	Contracts.ExerciseID	An exercise's id: a word of the library, such as `barbell-squat`, or the UUID of one that somebody made.
type	Contracts.ExerciseKind	What kind of exercise it is.
type	Contracts.ExerciseLevel	How hard an exercise is to do well.
type	Contracts.ExerciseLibrary	All exercises of one version, as `GET /training/library` gives them to apps.
type	Contracts.ExerciseMechanic	How many joints move.
type	Contracts.ExercisePage	Exercises that match, best first.
type	Contracts.ExerciseScope	Which exercises a list shows: those that come with the product, one's own, or both.
type	Contracts.Exertion	A rating of perceived exertion: 1 to 10 by halves.
type	Contracts.ExperienceLevel	How long somebody has trained.
type	Contracts.ExportCodec	How the video is encoded.
type	Contracts.ExportEstimate	What an export would give.
type	Contracts.ExportJob	The making of a video from a composition as it was when the export was ordered; later changes do not reach it. Media that is deleted before its turn comes fails it, as `media_missing`.
type	Contracts.ExportList	Newest first, by when they were asked for.
type	Contracts.ExportRequest	What kind of video to make.
type	Contracts.ExportResolution	By the short side of the canvas.
type	Contracts.ExportStatus	How far an export is.
type	Contracts.FAQ	Questions that people ask, with answers.
type	Contracts.FAQ.Entry	A question and its answer.
type	Contracts.FastingTimes	From dawn to sunset of a day of Ramadan, computed; a mosque nearby has the last word.
type	Contracts.FeatureFlags	Features that are on or off for everybody of a product.
type	Contracts.FeedEndReason	Why a stream ends.
type	Contracts.FeedEvent	Something that happened, for one person, as streams tell it. Of server-sent events it is the `data`, with `type` as their name and `seq` as their id; of a WebSocket it is a text message.
type	Contracts.FeedEventType	What a stream tells. Types with a number are kept and told in order without gaps; the others are told to whoever listens now.
type	Contracts.FeedQuery	Where a stream goes on. `Last-Event-ID` counts as `after` where both are sent and it is the larger.
type	Contracts.FirstIntakeAnswers	FitCoach+'s first three questions.
type	Contracts.FitnessScore	FR-PROGRESS-06. Without a second intake there is no value yet.
type	Contracts.FoodCard	A food as a list shows it.
type	Contracts.FoodDetail	A food with all that is known of it.
type	Contracts.FoodGroup	Shelves of the foods.
type	Contracts.FoodLibrary	All foods of one version, as `GET /nutrition/library` gives them to apps.
type	Contracts.FoodLog	An entry of the log. Its values are copies: a food that changes later changes no history.
type	Contracts.FoodLogChange	What is left out stays.
type	Contracts.FoodLogCopy	Logs once more what was eaten on another day.
type	Contracts.FoodLogList	The entries of a day, as they were logged.
type	Contracts.FoodLogMember	What may be taken out of an entry.
type	Contracts.FoodNames	A name in both languages.
type	Contracts.FoodPage	Foods that match, best first.
type	Contracts.FoodPortion	A way to measure a food.
type	Contracts.FoodScope	Which foods to look at.
type	Contracts.FoodWarning	A thing to know about a food's numbers. None of them is refused: foods with fibre, alcohol or sugar alcohols are real.
type	Contracts.FrameQuery	Which moment of a composition to draw.
type	Contracts.FreeText	A free text of a person: trimmed, not empty, any script, no control characters but line breaks where it has lines. Length counts characters as readers do, and bytes up to the rule's cap.
type	Contracts.Gender	What somebody says of their gender; formulas of energy differ by it.
type	Contracts.GivenPassword	A password given to prove who one is: any text, because the rules may have been others when it was chosen.
type	Contracts.GuestCart	A new guest cart; the token is not shown again.
type	Contracts.Health	Whether a service works.
type	Contracts.HelpDocument	Terms of service, a privacy policy or an explanation.
type	Contracts.HelpDocument.Section	A part of a document.
type	Contracts.HistoryImport	A history from elsewhere: our own export, or the one of Strong. At most 20,000 sets of 2,000 workouts.
type	Contracts.HistorySummary	All finished workouts together.
type	Contracts.Hundredths	A JSON number with two decimals, kept as whole hundredths so that nothing drifts. What arrives with more decimals is checked against the bounds as it is and then rounded to the nearest hundredth.
type	Contracts.ImageDuration	For how long an image is shown: one of five numbers of seconds.
type	Contracts.ImageSource	A picture of a product: one of the bundled ones, or a file of the media service.
type	Contracts.ImportAnswer	What came of an import. What was left out can be mended and the same file sent again: nothing is added twice.
type	Contracts.ImportFile	A file to import.
type	Contracts.ImportItem	How far one file of an import is.
type	Contracts.ImportJob	The bringing in of several files.
type	Contracts.ImportList	Newest first.
type	Contracts.ImportOverview	An import in a list; `GET /media/imports/{id}` tells of its files.
type	Contracts.ImportProblem	A line that was not taken, and with it its whole workout.
type	Contracts.ImportRequest	From one to twelve files, clips and pictures mixed.
type	Contracts.InBodyDetails	A scan as it is sent; the date is today in the person's zone when left out.
type	Contracts.InBodyList	Newest first.
type	Contracts.InBodyMetricName	A figure of a scan; the same word as in `metrics`.
type	Contracts.InBodyMetrics	The twelve figures of a scan. The document names the first five; the other seven are the notes' choice and may be left out. No part weighs more than the body, skeletal muscle no more than muscle, and fat and water are no more than 100 % together.
type	Contracts.InBodyScan	A scan of the body's composition.
type	Contracts.Ingredient	A food in a recipe or a dish.
type	Contracts.Injury	What hurts. FC-JOURNEY-07-f; `none` stands alone.
type	Contracts.InjuryArea	An area that can hurt. FC-JOURNEY-07-f without `none`.
type	Contracts.IntakeAnswer	An intake was saved.
type	Contracts.IntakeGender	The genders FitCoach+'s first intake offers.
type	Contracts.IntakeStatus	How what was eaten compares with a target.
type	Contracts.IntentConfirmation	What to charge a payment to.
type	Contracts.IntentOrder	What is to be paid.
type	Contracts.IntentRefund	Money that goes back.
type	Contracts.IntentRefundOrder	Money to give back.
type	Contracts.IntentStatus	How far a payment is.
type	Contracts.ItemTick	An exercise that was done.
type	Contracts.JSONDocument	Any JSON object; for documents described elsewhere.
type	Contracts.JoinLink	Where a call is held.
type	Contracts.KeptCard	A card that was kept, or was refused: then `decline` says why and there is no `customer`.
type	Contracts.KeySet	The public halves of the keys that sign access tokens. RFC 7517, RFC 8037.
type	Contracts.KeySet.Key	One public key, as a JSON Web Key.
type	Contracts.LastMessage	The newest message of a thread, shortened.
type	Contracts.LayerChange	A change of a layer: members left out stay as they are.
type	Contracts.LayerDetails	A new layer, on top of the others. What is left out is chosen: near the middle, 40 percent wide, full volume.
type	Contracts.LayerOrder	Where a layer goes.
type	Contracts.LayerPlace	Where a layer goes in the order.
type	Contracts.LayerPosition	The centre of a layer on its canvas, as shares of the canvas's width and height. It stays the same when the canvas changes.
type	Contracts.Lenient	A value of a list that is read item by item: what it may not be is kept as the rule it breaks, so that the items around it are not refused with it. On the wire it is the value.
type	Contracts.LibraryExercise	An exercise as the library has it, in both languages: what a version's files say, and what apps keep for when they are offline.
type	Contracts.LibraryFood	A food as apps keep it for when they are offline.
type	Contracts.LibraryItem	A composition or a finished export.
type	Contracts.LibraryKind	What an entry of the library is.
type	Contracts.LibraryName	An exercise's name in both languages.
type	Contracts.LibraryPage	Newest first.
type	Contracts.LibraryPortion	What one of a unit weighs.
type	Contracts.LibraryTexts	Sentences in both languages that say the same, one by one.
type	Contracts.LibraryWord	A word of a library: small letters, digits and hyphens, at most 64.
type	Contracts.LiftedWeight	A weight as somebody typed it, in the unit they typed it in. It is never converted in store: 45 lb stays 45 lb.
type	Contracts.LinkToken	The token of a mailed link.
type	Contracts.LocalizedName	A text in both languages.
type	Contracts.LocalizedText	A longer text in both languages.
type	Contracts.LogWord	How much a line of a log matters, least first.
type	Contracts.LoggedMeal	What was eaten at one meal.
type	Contracts.LoggedSet	A set that was done. Only ticked sets are sent.
type	Contracts.LoginRequest	Signing in with an email address and a password.
type	Contracts.LogoutRequest	Ending sessions.
type	Contracts.LogoutScope	Which sessions a log-out ends.
type	Contracts.MainGoal	What somebody of FitCoach+ trains for.
type	Contracts.ManualFood	Values somebody typed, of one portion.
type	Contracts.MealAlternatives	What could stand in a meal's place: within 10 % of its energy and everything one eats.
type	Contracts.MealCard	A meal as a list shows it.
type	Contracts.MealCategory	The meal that something was eaten at.
type	Contracts.MealChoice	How many meals there are to choose from.
type	Contracts.MealDetail	A recipe.
type	Contracts.MealPlan	Seven days from the day it was made on, or the week of it that today is in. Days that were over before anybody looked at them have no meals planned, and are left out.
type	Contracts.MealPlanDay	A day of a plan of meals.
type	Contracts.MealPlanReport	How many people made a plan.
type	Contracts.MealReference	A meal of the library, or its place in one's plan: the id of either.
type	Contracts.MealSlot	A meal's place in a day. With fasting, `suhoor` and `iftar` stand where the first three are.
type	Contracts.MealSubstitution	The meal to take instead.
type	Contracts.Measurement	A body measurement.
type	Contracts.MeasurementDetails	A body measurement as it is sent: lengths in cm or inches, body fat in percent.
type	Contracts.MeasurementList	Newest first.
type	Contracts.MeasurementType	What was measured of the body.
type	Contracts.MeasurementUnit	The unit of a measurement.
type	Contracts.MediaFacts	A file, for the service that uses it.
type	Contracts.MediaFile	A file whose upload was checked. Its links work for some minutes and without a token; ask again for new ones.
type	Contracts.MediaItem	A clip or picture of one's own, to make layers of.
type	Contracts.MediaItemList	Newest first.
type	Contracts.MediaItemStatus	How far a media item is.
type	Contracts.MediaItemType	What an item of a composition is.
type	Contracts.MediaKind	What kind of file something is.
type	Contracts.MediaLayer	A media item on a canvas.
type	Contracts.MediaLinks	Links that work for some minutes, without a token.
type	Contracts.MediaPageQuery	A page of a list that needs no other filter.
type	Contracts.MediaProblem	Why something could not be done, in the reader's language.
type	Contracts.MediaSettings	What new imports and new compositions begin with; what exists already is never changed by it.
type	Contracts.MediaSettingsChange	A change of settings: members left out stay as they are.
type	Contracts.MediaTime	A length of media, or a point in it: a JSON number of seconds with three decimals, kept as whole milliseconds so that loops do not drift. From 0 to 24 hours.
type	Contracts.Message	A message of a thread.
type	Contracts.MessageContent	What somebody says. Text, files, or both.
type	Contracts.MessageDetail	A message with what it was made of.
type	Contracts.MessageKind	What a message of a thread carries.
type	Contracts.MessagePage	A part of a thread in its order.
type	Contracts.MessageQuery	Which messages. Without `after` and `before` the newest.
type	Contracts.MessageQuota	The messages of this month: screens print `remaining` of `limit`.
type	Contracts.MessageReport	Why a message should be looked at.
type	Contracts.MessageSender	Whose words a message has.
type	Contracts.MessageStatus	How far a message came. It never goes back. FR-MESSAGING-01-c; `sending` is the app's own, before the answer.
type	Contracts.MetricChange	One figure of a scan beside the same figure of the scan before.
type	Contracts.Money	An amount of money in whole minor units.
type	Contracts.MovementPattern	How a body moves in an exercise. Broad on purpose: those of one pattern and one muscle can stand in for each other.
type	Contracts.Muscle	What an exercise works. The words are those of the open exercise data that the library began with.
type	Contracts.MuscleCount	How much a muscle was trained.
type	Contracts.MyCoach	One's coach, as the head of the conversation shows them.
type	Contracts.NewAssignment	Whom somebody is to have as their coach.
type	Contracts.NewBlock	Why a client is blocked.
type	Contracts.NewBroadcast	One message to many: each client gets it in their own thread.
type	Contracts.NewCall	How long it is follows from the tier.
type	Contracts.NewCallHold	Keeps a slot from everybody else while somebody types what the call is for.
type	Contracts.NewChangeRequest	The wish for another coach.
type	Contracts.NewChart	A line to keep on the dashboard.
type	Contracts.NewCustomExercise	An exercise to make.
type	Contracts.NewFoodLog	Something that was eaten: a food of the library or values of one's own.
type	Contracts.NewMessage	The same with the app's id of it, for `POST`.
type	Contracts.NewPainPoint	What clients struggle with, told to the staff.
type	Contracts.NewPassword	A password being chosen: 8 to 128 characters, one uppercase letter, one digit, not among the most common. Any script is welcome in the rest.
type	Contracts.NewRating	How one's coaching is, after every tenth message and after a call.
type	Contracts.NewTemplate	A template to make.
type	Contracts.NewTrainingSession	A workout to begin.
type	Contracts.NewWater	Water that was drunk.
type	Contracts.NewWorkout	A finished workout to keep.
type	Contracts.NextStep	Where the app goes after signing in.
type	Contracts.Notification	Something the person is told in the app.
type	Contracts.NotificationList	Newest first.
type	Contracts.NotificationType	What a notification is about.
type	Contracts.NutrientPercent	Whole percent of the targets, to the nearest: 20 g of 67 are 30, as the document shows them. May be above 100.
type	Contracts.Nutrients	Energy and what it comes from. Of a portion, of 100 g, or of a day, as is said where it stands.
type	Contracts.NutritionAccess	Whether somebody may use their nutrition, and for how long. The one thing that a locked section still shows.
type	Contracts.NutritionDay	What was eaten on a day.
type	Contracts.NutritionPeriod	A period, both ends included: at most 366 days.
type	Contracts.NutritionPreferences	What somebody does not eat, and how they fast.
type	Contracts.NutritionStats	FR-PROGRESS-05. Whole numbers; each is nil where there is nothing to count.
type	Contracts.NutritionTargets	What a day should come to.
type	Contracts.OTPChallenge	A challenge that was sent; the same for a number that has an account and one that has none.
type	Contracts.OTPRequest	Asking for a one-time code by SMS.
type	Contracts.OTPSession	A pair of tokens after a right one-time code.
type	Contracts.OTPVerification	The code that came by SMS.
type	Contracts.ObjectParameters	The place of an object in the embedded store.
type	Contracts.OnboardingAnswers	What the onboarding wizard asks, as far as it was answered. Weights come in kilograms or pounds, heights in centimetres or inches; the first of a pair wins when both are there. What is kept and answered is metric.
type	Contracts.OnboardingState	Where somebody is in the wizard, from any device.
type	Contracts.OnboardingState.Problem	A rule that keeps the answers from being submitted, and the step that asks for the field.
type	Contracts.OnboardingStep	A step of the onboarding. GTSD-2.1-02, in order.
type	Contracts.OneRepFormula	How a one-repetition maximum is estimated.
type	Contracts.OneTimeCode	The six digits of a one-time code; Arabic-Indic digits count as digits, leading zeros stay.
type	Contracts.OpaqueToken	A secret that is handed back as it was given out: a refresh token, the token of a mailed link.
type	Contracts.OptionalNutrient	Which values a food may lack: missing is not zero.
type	Contracts.Order	An order.
type	Contracts.OrderCard	An order as a list shows it.
type	Contracts.OrderEvent	One entry of an order's log, which only grows.
type	Contracts.OrderLine	A product in an order.
type	Contracts.OrderNumber	An order's number as it stands in addresses: `FIT-1000`. People see it with a `#` before it.
type	Contracts.OrderPage	Newest first.
type	Contracts.OrderPaymentStatus	What became of an order's money.
type	Contracts.OrderPreview	What would be bought and paid now.
type	Contracts.OrderRefund	Money of an order that goes back.
type	Contracts.OrderRequest	An order of what is in the cart.
type	Contracts.OrderStatus	How far an order is. FR-STORE-07-b; `cancelled` is what the document leaves out.
type	Contracts.OwnCoachProfile	A coach's own page.
type	Contracts.OwnRatings	A coach's own ratings: without names, and a day late, so that nobody can be told by when they rated.
type	Contracts.OwnRatings.Item	One rating, without a name.
type	Contracts.PainPoint	What a coach says that clients struggle with.
type	Contracts.PainPointList	Newest first.
type	Contracts.Partner	Somebody who helps to keep at it.
type	Contracts.PartnerDetails	Somebody who helps to keep at it, reachable by email or phone.
type	Contracts.PartnerList	Everybody who helps.
type	Contracts.PartnerSharing	What a partner gets: each Monday a mail with how much of the week was done and the streak, once they agreed to it.
type	Contracts.PasswordChange	A new password by the old one.
type	Contracts.PasswordReset	A new password by a mailed link.
type	Contracts.PayerParameters	Who pays, by the merchant's own id.
type	Contracts.PaymentEvent	The body of a webhook: `POST` to the merchant's address, signed in `Barbell-Signature`, repeated until it is answered with 2xx. Events may come twice and in another order than they happened.
type	Contracts.PaymentEvent.Content	What a webhook is about.
type	Contracts.PaymentEventType	What a webhook of the provider tells of.
type	Contracts.PaymentIntent	A payment on its way: opened without charging anything, confirmed with a card, and then as its status says.
type	Contracts.PaymentIntents	Newest first, at most 200.
type	Contracts.PaymentMethod	The card on file. FR-ACCOUNT-03-c: nothing else of a card is known here.
type	Contracts.PaymentMethodChange	Another card for later charges.
type	Contracts.PaymentReference	A merchant's own id of what is paid or of who pays: 1 to 100 letters, digits and `._:-`, beginning with a letter or a digit.
type	Contracts.PersonFacts	A profile as the other services of this system plan with it.
type	Contracts.PersonName	A name a person gave: 1 to 100 characters after trimming, no control characters, any script.
type	Contracts.PersonalRecord	A personal record that stands.
type	Contracts.PhoneNumber	A phone number of anybody, as `+` and 7 to 15 digits where the country code was given, else its digits; read from every usual spelling and every kind of digits.
type	Contracts.PhoneText	A phone number as typed; which spellings are numbers is decided where it is used, with its own error.
type	Contracts.Photo	A progress photo.
type	Contracts.PhotoAngle	Where the camera stood. GTSD-P-3.5-01; on the wire `photoType`.
type	Contracts.PhotoComparison	Two photos side by side.
type	Contracts.PhotoConfirm	A progress photo whose bytes were sent.
type	Contracts.PhotoEdit	What may be put right afterwards.
type	Contracts.PhotoMember	What may be taken out of a photo.
type	Contracts.PhotoPage	Newest first by when they were taken.
type	Contracts.PhotoPresign	What is going to be uploaded as a progress photo.
type	Contracts.PhotoStage	Where in somebody's progress a photo stands.
type	Contracts.PhotoUpload	How to send a photo.
type	Contracts.PictureFormat	How a picture is encoded.
type	Contracts.Place	Degrees, to the hundredth, which is about a kilometre.
type	Contracts.PlainText	A text that is handed on as it is: at most 4096 scalars, and no U+0000, which no database keeps.
type	Contracts.Plan	A tier that can be had.
type	Contracts.Plan.Benefit	Something that a tier has.
type	Contracts.PlanBasis	What a plan was made from.
type	Contracts.PlanDay	A training day of the week.
type	Contracts.PlanItem	An exercise of a plan's day.
type	Contracts.PlanList	All tiers, from the lowest.
type	Contracts.PlanMode	How a plan is made.
type	Contracts.PlanPhase	A part of a workout.
type	Contracts.PlanRequest	What to make a plan from. The four of `custom` are what FR-WORKOUT-06-a names; `auto` takes them from the profile.
type	Contracts.PlanRule	What a plan makes for its days.
type	Contracts.PlannedMeal	A meal on a day of a plan.
type	Contracts.PortionUnit	How people measure what they eat. `gram` is there for every food.
type	Contracts.PreferenceChoices	What somebody does not eat, and how they fast. The whole of it, in place of what was there.
type	Contracts.Preferences	FitCoach+'s preferences.
type	Contracts.PreferencesChange	A change of preferences: members left out stay as they are.
type	Contracts.PrimaryGoal	What somebody of GTSD wants.
type	Contracts.ProductCard	A product as a grid shows it.
type	Contracts.ProductCategory	A shelf of the store.
type	Contracts.ProductDetail	A product with everything its page shows.
type	Contracts.ProductDetails	A product as an administrator and the catalogue files write it.
type	Contracts.ProductEdit	What changes of a product; what is left out stays.
type	Contracts.ProductFacets	How many of the matches each choice would leave, counted without that choice's own filter.
type	Contracts.ProductFacets.Count	A choice, and how many products it leaves.
type	Contracts.ProductImage	A picture of a product.
type	Contracts.ProductPage	Products that match.
type	Contracts.ProductQuery	Whose texts are asked for. The language is the request's.
type	Contracts.ProductSort	How a list of products is sorted.
type	Contracts.Profile	A person, as the products show and plan for them. Which members are there depends on the product and on what was answered.
type	Contracts.ProfileChange	A change of a profile: members left out stay as they are, those named in `clear` are taken out.
type	Contracts.ProfileExport	Everything this service knows of a person.
type	Contracts.PromoCode	A promotion's code, upper-cased: letters and digits, 3 to 20.
type	Contracts.PromoEntry	A promotion's code to use.
type	Contracts.Promotion	Something that is taken off.
type	Contracts.PromotionDetails	A promotion, as an administrator writes it.
type	Contracts.PromotionList	What is taken off now.
type	Contracts.PromptAnswer	Whether to show the prompt for the second intake.
type	Contracts.PromptChoice	What somebody answers to the second-intake prompt.
type	Contracts.PromptDecision	What became of the prompt.
type	Contracts.PromptDismissal	How the prompt was left; all but `button` come without reading it.
type	Contracts.PromptNext	Where the app goes after the prompt.
type	Contracts.PromptReason	Why the second intake is offered.
type	Contracts.PromptStatus	What the person saw and chose of the prompt for the second intake. FC-DATA-PROMPT.
type	Contracts.ProviderID	An id of the payment provider: `pi_` or another prefix and 32 hexadecimal digits.
type	Contracts.PushMessage	A notification for one installed app.
type	Contracts.PushToken	The token a push service gave an installed app; of a browser the `endpoint` of its subscription.
type	Contracts.QuickStats	Today in numbers, as the evidence of today's tasks gives them.
type	Contracts.QuotaWarning	What to say beside a message that was sent.
type	Contracts.QuotaWarning.Kind	How near the end of a month's messages is.
type	Contracts.RatingContent	What a rating says.
type	Contracts.RatingSkip	"Not now": the same question does not come again.
type	Contracts.RatingTrigger	Why a rating is asked for.
type	Contracts.ReadMark	Which to mark as read; all when left out.
type	Contracts.ReadMarks	How far the two sides got: places in the thread, which never go back.
type	Contracts.RecordKind	What a personal record can be of, for one exercise. A tie is none.
type	Contracts.RecordList	The records of an exercise that stand.
type	Contracts.RecordedMailParameters	One mail to one recipient.
type	Contracts.RecordedMessage	A message that was sent.
type	Contracts.RecordedMessageParameters	One message to one recipient.
type	Contracts.RecordedMessages	Messages that were sent, newest first.
type	Contracts.RecordedWeightQuery	Whose weight is logged, and why.
type	Contracts.RefreshRequest	Trading a refresh token.
type	Contracts.RefundItem	Pieces of a line that came back.
type	Contracts.RefundReason	Why an order's money goes back.
type	Contracts.RefundRequest	Money back: for pieces of lines, or an amount. Never more than was paid and not yet given back.
type	Contracts.RefundStatus	How far a refund is.
type	Contracts.Relationship	Who a partner is to the person.
type	Contracts.Reorder	An order's products, put into the cart again.
type	Contracts.ReportReason	Why a message was reported.
type	Contracts.ReturnURL	Where a person goes on after the approval page: an absolute URL of the web or of an app (`gtsd://…`), never one that is a document or a script itself.
type	Contracts.Review	What a buyer says of a product.
type	Contracts.ReviewDetails	A review to write.
type	Contracts.ReviewPage	Newest first.
type	Contracts.RoleChange	What an account may do beyond its own data.
type	Contracts.SMSMessage	An SMS to send.
type	Contracts.SMSReceipt	That a message was taken.
type	Contracts.SafetyCase	Something that an administrator has to decide.
type	Contracts.SafetyCaseKind	What a case is about.
type	Contracts.SafetyCaseList	Oldest first: who waits longest is helped first.
type	Contracts.SafetyCaseStatus	Whether a case is decided.
type	Contracts.SafetyDecision	What an administrator decides about a case.
type	Contracts.SafetyReceipt	What somebody who reports or blocks is told: an administrator looks at it.
type	Contracts.SaudiMobile	A Saudi mobile number in E.164 (`+966501234567`), read from every spelling people use. AC-AUTH-01-a.\n\nThe national numbers are libphonenumber's mobile pattern for SA: `5(?:[013-689]\d|7[0-8])\d{6}` and `579[01]\d{5}`.
type	Contracts.SavedRating	A rating that was saved, and what to say.
type	Contracts.ScoreFactor	The points of all factors add up to the score.
type	Contracts.ScoreFactorName	What a part of the score is for.
type	Contracts.ScorePoint	The score as it was once.
type	Contracts.SecondIntakeAnswers	The second intake as it is kept: metric, injuries without repeats in the order of the question.
type	Contracts.SecondIntakeRequest	The six questions of the second intake as they are sent: kilograms or pounds, centimetres or inches.
type	Contracts.SentMessage	What sending answers with. The same message again has the same `message`; the rest is as things are now.
type	Contracts.SessionFinish	The end of a workout.
type	Contracts.SessionInfo	One place an account is signed in.
type	Contracts.SessionItem	An exercise of a running workout.
type	Contracts.SessionList	Every session of the account that has not ended.
type	Contracts.SessionReport	Workouts begun in a period and what became of them. FC-METRIC-02; days are UTC's.
type	Contracts.SessionTokens	A pair of tokens and whose they are.
type	Contracts.SetLabel	What a set was for. Warm-ups count in no record and no volume.
type	Contracts.SetTick	A set that was done.
type	Contracts.Settings	GTSD's settings. `biometricEnabled` belongs to a device and stays there.
type	Contracts.SettingsChange	A change of settings: members left out stay as they are.
type	Contracts.ShareLink	A link to one finished export for anybody who has it, until it expires or the sharing ends.
type	Contracts.ShareRequest	How long a link to an export works.
type	Contracts.SharingDetails	What of the person a partner is to get. Photos are never sent.
type	Contracts.SharingState	How far it has come with a partner's weekly mail.
type	Contracts.Shipment	That an order is on its way.
type	Contracts.ShippingAddress	Where an order goes, in Saudi Arabia.
type	Contracts.ShortText	A short free text of a client, such as a device's name or id: 1 to 200 characters.
type	Contracts.SignedPut	A request that stores bytes: `PUT` to `url` with these headers and nothing else decides. The store refuses another size, type, key or checksum, and every change of the URL. Where the store is one of S3, it answers itself: a refusal is then S3's, in XML, and not as everywhere else.
type	Contracts.SignupAnswer	The answer to a sign-up: signed in at once, or, where a product wants the address confirmed first, only the account.
type	Contracts.SignupRequest	A new account with an email address and a password.
type	Contracts.SlotList	The free slots of one's coach, in their order.
type	Contracts.SlotQuery	Days in the caller's time zone.
type	Contracts.Slug	A product's name in addresses and files: `resistance-band-set`.
type	Contracts.SocketCommand	What an app says over its WebSocket, each as one text message. Messages are sent by HTTP, whose answers say what was wrong with them.
type	Contracts.SocketCommandType	What a command does.
type	Contracts.Specification	A fact of a product.
type	Contracts.SpecificationDetails	A fact of a product, in both languages.
type	Contracts.StatPair	What was consumed today beside its target.
type	Contracts.StockChange	Adds pieces to the shelf or takes them off; never below what checkouts hold.
type	Contracts.StockStatus	Whether a product can be bought. FR-STORE-04-a. `low` is what the policy calls few.
type	Contracts.StockedProduct	A product with what customers are not shown.
type	Contracts.StorageKey	The key of an object as the client gets it and gives it back.
type	Contracts.StorageUse	How much somebody keeps, and may. What is used and promised together never exceeds the limit; what would, is refused as `quota_exceeded`.
type	Contracts.StreakCalendar	One entry a day, without gaps.
type	Contracts.StreakSummary	The days in a row that were compliant.
type	Contracts.Streaks	The days in a row that were compliant, as a whole and for each kind of task.
type	Contracts.Subscription	What a person pays for.
type	Contracts.SubscriptionChange	Moves to a tier: up at once, down at the period's end. Freemium is reached by cancelling.
type	Contracts.SubscriptionQuote	What a change of tier would cost now.
type	Contracts.SubscriptionReport	Counted from the log of tier changes. FC-METRIC-05, -06 and -07; days are UTC's.
type	Contracts.SubscriptionRequest	What a page asks its browser for.
type	Contracts.SubscriptionStatus	The subscription states of every paid tier.
type	Contracts.Substitution	The exercise to do instead.
type	Contracts.SubstitutionLevel	How much of the substitution somebody's tier has. FC-MATRIX-injury.
type	Contracts.SubstitutionScope	Where an exercise is replaced.
type	Contracts.SupportContact	Where to write for help.
type	Contracts.SupportTicket	A request for help, as it is kept.
type	Contracts.SyncAction	What an operation does.
type	Contracts.SyncAnswer	What came of a device's operations, and what changed elsewhere.
type	Contracts.SyncChange	Where something of a person's is now. Exactly one of the four is there, unless it was deleted.
type	Contracts.SyncKind	What is kept on every device of its person and brought together by `POST /training/sync`.
type	Contracts.SyncOperation	Something a device did while it may have been offline.\n\nOnly `id` and `number` are read with the batch. Everything else is read operation by operation, so that one which cannot be read is refused and the others are done. IL-ADD-06.\n\nA put of an exercise, template or chart is made from a version and is in conflict with another one. A put of a workout adds the sets that are new by their id, and with a base version it is an edit, of which the note is taken; all else stays as it came first. What was deleted stays deleted. What an operation was answered stays its answer, in the language of who asks again: what is mended is a new operation.
type	Contracts.SyncRequest	What a device did, and how far it has read.
type	Contracts.SyncResult	What came of one operation.
type	Contracts.SyncStatus	What came of one operation.
type	Contracts.SystemNews	What a system message tells.
type	Contracts.TableText	A table of sets, line by line: CSV with commas, semicolons or tabs. It is taken apart cell by cell, so nothing of it is looked at here.
type	Contracts.Tags	Words somebody chose or typed, such as diets or allergies: trimmed; blanks, and repeats in other case, are left out; at most 20 of at most 50 characters, of at most 40 that are sent.
type	Contracts.TargetBasis	Where targets come from.
type	Contracts.TaskChange	A change of a task: of one's own everything but the type and the day, of the plan's only time and priority.
type	Contracts.TaskDetails	A task somebody makes themselves.
type	Contracts.TaskGroup	How a day's list is grouped. GTSD-4.1-02; the fifth group holds the two types the document's four leave out.
type	Contracts.TaskHistory	Earlier completions of the same series, newest first.
type	Contracts.TaskList	Tasks of a day.
type	Contracts.TaskMember	What may be taken out of a task.
type	Contracts.TaskMetrics	Numbers about a task: as targets in its metadata, as what was done in its evidence. `TaskType` says which a type takes; the others are refused as `unexpected`.
type	Contracts.TaskPlan	The plan that makes a day's tasks.
type	Contracts.TaskSort	How a list of tasks is sorted.
type	Contracts.TaskSource	Where a task comes from.
type	Contracts.TaskStatus	How far a task is.
type	Contracts.TaskStatusFilter	Which tasks a list shows. `incomplete` is pending and skipped together.
type	Contracts.TaskType	What kind of task it is, which numbers of `TaskMetrics` it takes, and what proves it done, the usual proof first.
type	Contracts.TaxCategory	What VAT applies to a product; each is rounded once in an order.
type	Contracts.TaxDocument	A simplified tax invoice or a credit note, numbered without gaps.
type	Contracts.Template	A workout to start from.
type	Contracts.TemplateChange	A template, in place of what it said.
type	Contracts.TemplateDetails	What a template says: in requests, in the payload of a sync operation, and in `Template`.
type	Contracts.TemplateExercise	An exercise of a template.
type	Contracts.TemplateList	All of one's templates, at most 200, by name and then id.
type	Contracts.TemplateSet	A set as a template plans it.
type	Contracts.TenThousandths	A JSON number with four decimals, kept as whole ten-thousandths so that every platform computes the same pixels from it. What arrives with more decimals is checked against the bounds as it is and then rounded to the nearest.
type	Contracts.TextLanguage	The languages a person may choose for texts.
type	Contracts.Theme	The colours of the app.
type	Contracts.ThreadFile	A file of a thread, with where it was sent.
type	Contracts.ThreadFiles	The files of a thread, newest first.
type	Contracts.ThreadState	Whether a thread takes messages.
type	Contracts.TicketDetails	A request for help.
type	Contracts.TicketList	Newest first.
type	Contracts.TicketNumber	`S-` and a number that grows by one.
type	Contracts.TicketStatus	Whether a request for help is answered.
type	Contracts.TodaysPlan	What to train today.
type	Contracts.TokenizedCard	A card that was exchanged for a token.
type	Contracts.Totals	What a basket costs. Prices include VAT, so `tax` is a part of `total`; `beforeTax` says the same without it.\n\n`subtotal − discount + shipping = total`, and `beforeTax.subtotal + tax + beforeTax.shipping − beforeTax.discount = total`.
type	Contracts.Totals.BeforeTax	Sums without VAT.
type	Contracts.Tracking	Where a parcel is. FR-STORE-07-c; 404 before the order was shipped.
type	Contracts.TrackingEvent	Where a parcel was.
type	Contracts.TrackingUpdate	Where a parcel is.
type	Contracts.TrainingPlan	A week of workouts.
type	Contracts.TrainingSession	A workout of the plan, set by set.
type	Contracts.TrainingSessionStatus	How far a workout is.
type	Contracts.TrainingStats	What somebody trained so far.
type	Contracts.Trend	Where a series goes.
type	Contracts.TrialBanner	What to show above the section on the last days. FR-NUTRITION-06-c to -e.
type	Contracts.TrialState	Whether somebody may use their nutrition.
type	Contracts.Tutorial	A welcome screen.
type	Contracts.TutorialFlags	Which welcome screens somebody has seen.
type	Contracts.TypeStreak	The streak of one kind of task: days on which all of that kind were done; days without that kind are neutral.
type	Contracts.UnitSystem	The units that the app shows.
type	Contracts.UpTo	"I have everything up to here."
type	Contracts.UploadDetails	What a client wants to send: exactly these bytes and no others.
type	Contracts.UploadPart	One part of a file, in S3's multipart shape: numbers count from 1, all parts but the last have the same size.
type	Contracts.UploadPurpose	What a file is for, which decides what it may be and who may see it. A MiB is 1,048,576 bytes; what is larger than its purpose allows is refused with `content_too_large`, another type with `unsupported_media_type`.
type	Contracts.UploadStatus	How far an upload is.
type	Contracts.UploadTicket	How to send one file, and how far that is. Asked for again it has fresh URLs for what is missing, which is how an upload goes on after either side was restarted.
type	Contracts.VersionInfo	Which build answers.
type	Contracts.VideoAddress	Where a video is: an address of the web, which apps open as it is.
type	Contracts.WaterDay	What was drunk on a day.
type	Contracts.WaterEntry	Water drunk at once.
type	Contracts.WebPushKey	What a page subscribes with.
type	Contracts.WeekQuery	Whose week is asked for.
type	Contracts.WeekReview	Seven days and the streak, as a partner is told of them.
type	Contracts.WeeklyWindow	A span that comes back each week.
type	Contracts.WeighIn	A weigh-in as it is sent; the date is today in the person's zone when left out.
type	Contracts.WeightEntry	A weigh-in.
type	Contracts.WeightRange	How far back a series goes.
type	Contracts.WeightSeries	FR-PROGRESS-01: the weigh-ins of a range in order of date, and what became of the first.
type	Contracts.WeightUnit	A unit of weight.
type	Contracts.Whole	A whole JSON number within its rule's bounds.
type	Contracts.WorkChanged	How many pieces something was done to.
type	Contracts.WorkChoice	Either some pieces by their ids, whatever their state, or all of one kind that were given up.
type	Contracts.WorkPiece	One piece of work, without what is in it.
type	Contracts.Workout	A finished workout, as it is kept.
type	Contracts.WorkoutCard	An entry of the history.
type	Contracts.WorkoutDetails	A finished workout as a device logged it.
type	Contracts.WorkoutExercise	An exercise of a workout, as it was done.
type	Contracts.WorkoutLocation	Where somebody trains.
type	Contracts.WorkoutNotes	What may still change of a finished workout. Nothing takes the note out.
type	Contracts.WorkoutPage	Newest first by start.
type	Contracts.WorkoutTotals	Sums over the sets that are no warm-ups.
type	Wire.Agreement	What somebody has to agree to: `true` and nothing else.
type	Wire.Choice	One of the words that a route takes; another word of the set is refused as one of no set is, and the schema does not name it.
type	Wire.ErrorAction	The next step an error suggests.
type	Wire.ErrorBody	The body of every answer that is not a success.
type	Wire.ErrorBody.Field	A field of a request that is wrong.
type	Wire.ErrorCode	Every error an answer can carry. Stable and append-only; a test pins the words, another the texts in every language.
type	Wire.ErrorQuota	What of a month is used up.
type	Wire.ErrorQuota.Resource	What is counted.
type	Wire.Identifier	An id that cannot be mistaken for another kind's: lower-case UUID text (RFC 9562; services make version 7).
type	Wire.Instant	A point in time, whole milliseconds since 1970-01-01T00:00:00Z. On the wire an ISO 8601 UTC string with milliseconds (`2026-03-01T08:00:00.000Z`); in a database its integer.
type	Wire.LocalDate	A calendar day without a place: the day a person lives through in their own zone. `2026-03-01` on the wire and in a database.
type	Wire.LocalTime	A time of the day on a wall clock, to the minute: `07:30`.
type	Wire.Nothing	No parameters, no body, or an answer without content.
type	Wire.Product	The four products one backend serves.
type	Wire.Role	What a person may do beyond their own data.
type	Wire.Tier	What a person pays for. FitCoach+ has all three; a product without tiers treats everybody as `freemium`.
type	Wire.ZoneName	The name of a time zone in the IANA database: `Asia/Riyadh`. The type checks the shape; whether the zone exists is for whoever has the database.
word	Contracts.AchievementKind	10_workouts	Ten workouts.
word	Contracts.AchievementKind	30_day_streak	Thirty days in a row.
word	Contracts.AchievementKind	50_workouts	Fifty workouts.
word	Contracts.AchievementKind	7_day_streak	Seven days in a row.
word	Contracts.AchievementKind	first_workout	The first workout.
word	Contracts.ActivityLevel	extremely_active	Very hard exercise, or hard work with the body.
word	Contracts.ActivityLevel	lightly_active	Light exercise on one to three days a week.
word	Contracts.ActivityLevel	moderately_active	Moderate exercise on three to five days a week.
word	Contracts.ActivityLevel	sedentary	Sitting most of the day, little or no exercise.
word	Contracts.ActivityLevel	very_active	Hard exercise on six or seven days a week.
word	Contracts.Allergen	celery	Celery and celeriac.
word	Contracts.Allergen	crustaceans	Prawns, crabs, lobsters.
word	Contracts.Allergen	egg	Eggs.
word	Contracts.Allergen	fish	Fish.
word	Contracts.Allergen	gluten	Cereals with gluten: wheat, rye, barley, oats.
word	Contracts.Allergen	lupin	Lupin.
word	Contracts.Allergen	milk	Milk and what is made of it.
word	Contracts.Allergen	molluscs	Mussels, squid, snails.
word	Contracts.Allergen	mustard	Mustard.
word	Contracts.Allergen	nuts	Tree nuts: almonds, walnuts, pistachios.
word	Contracts.Allergen	peanuts	Peanuts.
word	Contracts.Allergen	sesame	Sesame, tahini too.
word	Contracts.Allergen	soy	Soybeans.
word	Contracts.Allergen	sulphites	Sulphur dioxide and sulphites.
word	Contracts.AnimalSource	dairy	Milk and what is made of it.
word	Contracts.AnimalSource	egg	Eggs.
word	Contracts.AnimalSource	honey	Honey.
word	Contracts.AnimalSource	meat	Meat and poultry.
word	Contracts.AnimalSource	seafood	Fish and what else lives in water.
word	Contracts.AttachmentForm	full	The whole file.
word	Contracts.AttachmentForm	thumbnail	A small picture of it.
word	Contracts.BadgeCode	day_one_done	The first compliant day.
word	Contracts.BadgeCode	first_photo	The first photo given as evidence.
word	Contracts.BadgeCode	goal_halfway	Half of the way to the target weight.
word	Contracts.BadgeCode	goal_reached	The target weight.
word	Contracts.BadgeCode	perfect_day	A day with everything done.
word	Contracts.BadgeCode	photos_10	Ten photos given as evidence.
word	Contracts.BadgeCode	streak_100	100 days in a row.
word	Contracts.BadgeCode	streak_14	14 days in a row.
word	Contracts.BadgeCode	streak_3	3 days in a row.
word	Contracts.BadgeCode	streak_30	30 days in a row.
word	Contracts.BadgeCode	streak_365	365 days in a row.
word	Contracts.BadgeCode	streak_60	60 days in a row.
word	Contracts.BadgeCode	streak_7	7 days in a row.
word	Contracts.BadgeCode	tasks_100	A hundred tasks done.
word	Contracts.BadgeCode	tasks_50	Fifty tasks done.
word	Contracts.BannerLevel	critical	It ends today.
word	Contracts.BannerLevel	info	Some days are left.
word	Contracts.BannerLevel	warning	It ends soon.
word	Contracts.BillingReason	renewed	Another month.
word	Contracts.BillingReason	subscribed	A tier began.
word	Contracts.BillingReason	upgraded	A move up to a higher tier.
word	Contracts.CallPeriod	past	What is over, the last first.
word	Contracts.CallPeriod	upcoming	Scheduled and live ones, the next first.
word	Contracts.CallSide	client	The client.
word	Contracts.CallSide	coach	The coach.
word	Contracts.CallStatus	cancelled	It was called off.
word	Contracts.CallStatus	finished	Both were there.
word	Contracts.CallStatus	live	Its time is running and somebody has joined.
word	Contracts.CallStatus	missed	Its time is over, and one side or both did not come.
word	Contracts.CallStatus	scheduled	It has not begun, or nobody has joined yet.
word	Contracts.Canvas	16:9	Lying, as televisions are.
word	Contracts.Canvas	1:1	Square.
word	Contracts.Canvas	4:5	Upright, nearly square.
word	Contracts.Canvas	9:16	Upright, as phones are held.
word	Contracts.CardBrand	mada	mada, the Saudi network.
word	Contracts.CardBrand	mastercard	Mastercard.
word	Contracts.CardBrand	visa	Visa.
word	Contracts.CardDecline	authentication_required	Only works with the person there to approve.
word	Contracts.CardDecline	card_declined	The bank says no, and no more.
word	Contracts.CardDecline	expired_card	It is too old.
word	Contracts.CardDecline	incorrect_cvc	The digits on the back are wrong.
word	Contracts.CardDecline	insufficient_funds	There is not enough on it.
word	Contracts.CartChangeKind	out_of_stock	There are none left.
word	Contracts.CartChangeKind	price_changed	It costs more or less.
word	Contracts.CartChangeKind	quantity_reduced	There is less than the line asks for.
word	Contracts.CartChangeKind	unavailable	No longer sold.
word	Contracts.ChangeRequestStatus	approved	They have another coach.
word	Contracts.ChangeRequestStatus	pending	Nobody has decided yet.
word	Contracts.ChangeRequestStatus	refused	They keep their coach.
word	Contracts.Channel	mail	Mail.
word	Contracts.Channel	payment	Confirmations of payments: they can be disturbed and leave no messages.
word	Contracts.Channel	push	Notifications of devices.
word	Contracts.Channel	sms	SMS.
word	Contracts.ChartAxis	date	The day.
word	Contracts.ChartAxis	session	One after another, at the same distance.
word	Contracts.ChartMetric	heaviest	The heaviest weight.
word	Contracts.ChartMetric	max_volume	The best single set's weight times repetitions.
word	Contracts.ChartMetric	one_rep_max	The best estimate of a one-repetition maximum.
word	Contracts.ChartMetric	total_sets	How many sets were done.
word	Contracts.ChartMetric	total_volume	Weight times repetitions of all sets.
word	Contracts.CheckoutStatus	completed	Paid; the order is there.
word	Contracts.CheckoutStatus	failed	Declined, given up or out of time: nothing was charged and nothing is held.
word	Contracts.CheckoutStatus	processing	The bank has not decided; ask again.
word	Contracts.CheckoutStatus	refunded	Paid when there was nothing left to sell: the money is on its way back.
word	Contracts.CheckoutStatus	requires_action	The person has to approve at `actionUrl`, then call `confirm`.
word	Contracts.ClearableField	avatarId	Their picture.
word	Contracts.ClearableField	motivation	Why they want their goal.
word	Contracts.ClearableField	name	What the person wants to be called.
word	Contracts.ClearableField	targetDate	The day by which they want to have it.
word	Contracts.ClearableField	targetWeightKg	The weight they want to have.
word	Contracts.CoachAssignment	assigned	They have one.
word	Contracts.CoachAssignment	waiting	No coach has room; the next one who has gets this client.
word	Contracts.ComplianceLevel	full	All of it.
word	Contracts.ComplianceLevel	high	80 to 99 percent.
word	Contracts.ComplianceLevel	low	1 to 39 percent.
word	Contracts.ComplianceLevel	medium	40 to 79 percent.
word	Contracts.ComplianceLevel	none	Nothing.
word	Contracts.Currency	SAR	Saudi riyals.
word	Contracts.Currency	USD	US dollars.
word	Contracts.DayOutcome	compliant	At least 80 percent was done.
word	Contracts.DayOutcome	frozen	A missed day that a freeze made up for.
word	Contracts.DayOutcome	missed	Less was done.
word	Contracts.DayOutcome	neutral	Without tasks, or a day nobody lived through because they travelled across it.
word	Contracts.DayOutcome	open	Still running, or late evidence can still count.
word	Contracts.DevicePlatform	android	An Android device.
word	Contracts.DevicePlatform	ios	An iPhone or iPad.
word	Contracts.DevicePlatform	web	A browser.
word	Contracts.Diet	everything	Meat, fish and all else.
word	Contracts.Diet	pescatarian	Fish and seafood, no other meat.
word	Contracts.Diet	vegan	Nothing of animals.
word	Contracts.Diet	vegetarian	No meat and no fish; eggs, milk and honey.
word	Contracts.DisturbanceMode	delay	Take the message, but answer late.
word	Contracts.DisturbanceMode	drop	Take the message, then drop the connection before answering.
word	Contracts.DisturbanceMode	fail	Answer as if temporarily out of order; senders try again.
word	Contracts.DisturbanceMode	refuse	Refuse the recipient for good; senders give up. A card is declined.
word	Contracts.DocumentKind	credit_note	A credit note, which takes from an invoice.
word	Contracts.DocumentKind	invoice	An invoice.
word	Contracts.EnergyCaution	body_outside_formula	A weight or height the formulas were not made for, most often a slip of the finger.
word	Contracts.EnergyCaution	calorie_floor	The goal asks for less than anybody is sent to; the target was raised to that floor.
word	Contracts.EnergyCaution	target_not_reachable	At that floor nothing is lost, so the target weight has no date.
word	Contracts.EventType	avatar.replaced	The profile has another picture, or none: `facts.file` is the one that it had.
word	Contracts.EventType	call.booked	A call with the coach was booked; `facts.count` calls remain this month, which ends at `facts.until`. Of several such numbers, also in the next two types, the one with the highest `facts.version` is the newest.
word	Contracts.EventType	call.cancelled	A call was cancelled, or nobody talked in it: whoever waited for it waits no longer. `facts.count` calls remain this month.
word	Contracts.EventType	call.quota_changed	The calls that remain this month changed without a booking, to `facts.count`.
word	Contracts.EventType	coach.assigned	The person has the coach `facts.coach`, or none, since `facts.version`, which only grows.
word	Contracts.EventType	entitlement.changed	The person's tier changed; `facts.tier` and `facts.version`, which only grows. Also that paying for the next period was declined, with `facts.until`: the tier stays until then.
word	Contracts.EventType	meal.logged	Something was logged as eaten, the first of `facts.meal` on `facts.date`; `facts.count` whole kcal.
word	Contracts.EventType	meal_plan.generated	A plan of meals was made for the person.
word	Contracts.EventType	onboarding.completed	The product's first questions were answered.
word	Contracts.EventType	plan.generated	A plan of workouts was made or changed for the person.
word	Contracts.EventType	profile.changed	Something of the profile or the settings changed; ask for it.
word	Contracts.EventType	session.ended	`facts.session` was ended before its last access token.
word	Contracts.EventType	signing_key.revoked	The signing key `facts.key` is trusted by nobody any more. It is about no person: `user` is all zeros.
word	Contracts.EventType	streak.reached	A run of compliant days reached `facts.count` days.
word	Contracts.EventType	user.created	An account was made; `facts.name`, `facts.email` and `facts.phone` as far as it has them.
word	Contracts.EventType	user.deleted	An account was deleted; whatever belongs to it goes.
word	Contracts.EventType	user.renamed	The person chose another name, or took theirs out; `facts.name` and `facts.version`.
word	Contracts.EventType	user.role_changed	The account has another role, `facts.role`, since `facts.version`, which only grows.
word	Contracts.EventType	user.sessions_ended	`facts.sessions` are over: ended all at once, or not used for long; who has more of them is told of more than once.
word	Contracts.EventType	weight.logged	A weight was logged that became the newest of its person, or is of a day that may still ask for one: `facts.count` hundredths of a kilogram on `facts.date`, `facts.evidence` if it came as evidence of a task, and `facts.isNewest`.
word	Contracts.EventType	workout.completed	A workout was finished: `facts.date` is the day it counts for, `facts.count` the most days in a row that it makes known, days of rest among them.
word	Contracts.EvidenceType	metrics	Numbers.
word	Contracts.EvidenceType	photo_reference	A photo.
word	Contracts.EvidenceType	text_log	Words.
word	Contracts.ExerciseCategory	arms	Arms.
word	Contracts.ExerciseCategory	back	Back.
word	Contracts.ExerciseCategory	chest	Chest.
word	Contracts.ExerciseCategory	core	The belly; the lower back is of the back.
word	Contracts.ExerciseCategory	legs	Legs.
word	Contracts.ExerciseCategory	other	Everything else.
word	Contracts.ExerciseCategory	shoulders	Shoulders.
word	Contracts.ExerciseEquipment	band	Elastic bands.
word	Contracts.ExerciseEquipment	barbell	A barbell.
word	Contracts.ExerciseEquipment	body_only	Nothing.
word	Contracts.ExerciseEquipment	cable	A cable station.
word	Contracts.ExerciseEquipment	dumbbell	Dumbbells.
word	Contracts.ExerciseEquipment	exercise_ball	An exercise ball.
word	Contracts.ExerciseEquipment	ez_bar	A curl bar.
word	Contracts.ExerciseEquipment	foam_roll	A foam roller.
word	Contracts.ExerciseEquipment	kettlebell	Kettlebells.
word	Contracts.ExerciseEquipment	machine	A machine.
word	Contracts.ExerciseEquipment	medicine_ball	A medicine ball.
word	Contracts.ExerciseEquipment	other	Something else.
word	Contracts.ExerciseForce	pull	Towards the body.
word	Contracts.ExerciseForce	push	Away from the body.
word	Contracts.ExerciseForce	static	Nowhere: a position is held.
word	Contracts.ExerciseKind	cardio	Endurance.
word	Contracts.ExerciseKind	olympic_weightlifting	Snatch, clean and jerk, and what leads to them.
word	Contracts.ExerciseKind	plyometrics	Jumps and throws.
word	Contracts.ExerciseKind	powerlifting	The three lifts of powerlifting and what leads to them.
word	Contracts.ExerciseKind	strength	Strength.
word	Contracts.ExerciseKind	stretching	Stretching.
word	Contracts.ExerciseKind	strongman	Carrying, dragging and lifting odd things.
word	Contracts.ExerciseLevel	beginner	For people new to training.
word	Contracts.ExerciseLevel	expert	For people who have trained for long.
word	Contracts.ExerciseLevel	intermediate	For people who have trained for a while.
word	Contracts.ExerciseMechanic	compound	Several joints.
word	Contracts.ExerciseMechanic	isolation	One joint.
word	Contracts.ExerciseScope	all	Both.
word	Contracts.ExerciseScope	custom	One's own.
word	Contracts.ExerciseScope	system	Those that come with the product.
word	Contracts.ExperienceLevel	advanced	Has trained for long.
word	Contracts.ExperienceLevel	beginner	New to training.
word	Contracts.ExperienceLevel	intermediate	Has trained for a while.
word	Contracts.ExportCodec	h264	H.264, which everything plays.
word	Contracts.ExportCodec	hevc	HEVC (H.265), which is smaller at the same quality.
word	Contracts.ExportResolution	1080p	1,080 pixels on the short side.
word	Contracts.ExportResolution	4k	2,160 pixels on the short side, 4K.
word	Contracts.ExportStatus	cancelled	The person stopped it.
word	Contracts.ExportStatus	done	The file is there.
word	Contracts.ExportStatus	failed	It could not be made; `error` says why.
word	Contracts.ExportStatus	queued	It waits for its turn.
word	Contracts.ExportStatus	running	It is being made.
word	Contracts.FeedEndReason	going_away	The process stops: connect again. A WebSocket closes with 1001.
word	Contracts.FeedEndReason	replaced	The same person opened more streams than they may: this one was the oldest, and does not come back by itself. A WebSocket closes with 4009.
word	Contracts.FeedEndReason	session_ended	Signed out, deleted, or no longer in this role. A WebSocket closes with 4003.
word	Contracts.FeedEndReason	token_expired	The access token ran out: refresh, and connect again from the last number. A WebSocket closes with 4001.
word	Contracts.FeedEventType	call	A call was booked, moved, joined, cancelled or is over (`call`). Numbered.
word	Contracts.FeedEventType	end	The stream ends; `reason` says why.
word	Contracts.FeedEventType	marks	Messages were delivered or read (`marks`). Numbered.
word	Contracts.FeedEventType	message	A message came, or one changed (`message`). Numbered.
word	Contracts.FeedEventType	presence	The other side came or went (`online`).
word	Contracts.FeedEventType	quota	The messages or calls that remain changed: ask for them again. Numbered.
word	Contracts.FeedEventType	ready	First of all: where the stream stands. Numbered like what came last.
word	Contracts.FeedEventType	refused	A command of a WebSocket was not done; `code` says why, as the answer of the same route would.
word	Contracts.FeedEventType	reset	What follows the asked number is no longer kept: load the thread again, and go on from `seq`.
word	Contracts.FeedEventType	thread	Who coaches whom changed, or a thread was blocked or opened: ask for it again. Numbered.
word	Contracts.FeedEventType	typing	The other side is writing.
word	Contracts.FoodGroup	baby_food	Food for babies.
word	Contracts.FoodGroup	bread	Bread and bakery.
word	Contracts.FoodGroup	dairy_eggs	Dairy and eggs.
word	Contracts.FoodGroup	dishes	Dishes and breads of the region, computed from what is in them.
word	Contracts.FoodGroup	drinks	Drinks.
word	Contracts.FoodGroup	fats	Fats and oils.
word	Contracts.FoodGroup	fish	Fish and seafood.
word	Contracts.FoodGroup	fruit	Fruit.
word	Contracts.FoodGroup	grains	Grains, rice, pasta.
word	Contracts.FoodGroup	legumes	Beans, lentils, chickpeas.
word	Contracts.FoodGroup	meals	Ready meals.
word	Contracts.FoodGroup	meat	Meat.
word	Contracts.FoodGroup	nuts_seeds	Nuts and seeds.
word	Contracts.FoodGroup	poultry	Poultry.
word	Contracts.FoodGroup	snacks	Snacks.
word	Contracts.FoodGroup	soups	Soups and sauces.
word	Contracts.FoodGroup	spices	Spices and herbs.
word	Contracts.FoodGroup	sweets	Sweets.
word	Contracts.FoodGroup	vegetables	Vegetables.
word	Contracts.FoodLogMember	note	What somebody noted to it.
word	Contracts.FoodScope	all	All foods.
word	Contracts.FoodScope	favourites	Those that the reader marked.
word	Contracts.FoodScope	recent	What somebody logged, latest first.
word	Contracts.FoodWarning	energy_differs	Energy is far from what protein, carbohydrate and fat hold.
word	Contracts.FoodWarning	energy_in_kilojoules	Energy looks like kilojoules: it is about 4.184 times what it would be.
word	Contracts.FoodWarning	portion_unlikely	More than somebody eats at once.
word	Contracts.FoodWarning	sodium_unlikely	Sodium looks like salt, which is 2.5 times as much, or like grams.
word	Contracts.Gender	female	Female.
word	Contracts.Gender	male	Male.
word	Contracts.Gender	other	Neither of the two.
word	Contracts.Gender	prefer_not_to_say	Not said.
word	Contracts.InBodyMetricName	bmi	Body mass index.
word	Contracts.InBodyMetricName	bmr	Energy at rest, kcal a day.
word	Contracts.InBodyMetricName	bodyFatPct	Fat, in percent of the weight.
word	Contracts.InBodyMetricName	bodyWaterPct	Water, in percent of the weight.
word	Contracts.InBodyMetricName	fatMassKg	Fat.
word	Contracts.InBodyMetricName	mineralsKg	Minerals.
word	Contracts.InBodyMetricName	muscleMassKg	Muscle.
word	Contracts.InBodyMetricName	proteinKg	Protein.
word	Contracts.InBodyMetricName	skeletalMuscleKg	Skeletal muscle.
word	Contracts.InBodyMetricName	visceralFat	InBody's level of visceral fat.
word	Contracts.InBodyMetricName	waistHipRatio	Waist by hip.
word	Contracts.InBodyMetricName	weightKg	Body weight.
word	Contracts.Injury	ankle	An ankle.
word	Contracts.Injury	knee	A knee.
word	Contracts.Injury	lower_back	The lower back.
word	Contracts.Injury	neck	The neck.
word	Contracts.Injury	none	Nothing.
word	Contracts.Injury	shoulder	A shoulder.
word	Contracts.InjuryArea	ankle	An ankle.
word	Contracts.InjuryArea	knee	A knee.
word	Contracts.InjuryArea	lower_back	The lower back.
word	Contracts.InjuryArea	neck	The neck.
word	Contracts.InjuryArea	shoulder	A shoulder.
word	Contracts.IntakeGender	female	Female.
word	Contracts.IntakeGender	male	Male.
word	Contracts.IntakeGender	other	Neither of the two.
word	Contracts.IntakeStatus	on_track	From 90 to 110 % of the target.
word	Contracts.IntakeStatus	over	Above 110 %.
word	Contracts.IntakeStatus	under	Below 90 % of the target.
word	Contracts.IntentStatus	canceled	It was given up; nothing was charged.
word	Contracts.IntentStatus	open	Nothing is charged; a card may be tried.
word	Contracts.IntentStatus	processing	Not decided yet.
word	Contracts.IntentStatus	requires_action	The person has to approve at `actionUrl`.
word	Contracts.IntentStatus	succeeded	It was charged.
word	Contracts.LayerPlace	back	Behind all others.
word	Contracts.LayerPlace	front	In front of all others.
word	Contracts.LibraryKind	composition	A composition.
word	Contracts.LibraryKind	export	A finished video.
word	Contracts.LogoutScope	global	Every session of the account.
word	Contracts.LogoutScope	local	The session that asks.
word	Contracts.LogoutScope	others	Every other session of the account.
word	Contracts.MainGoal	fat_loss	To lose fat.
word	Contracts.MainGoal	general_fitness	To be fit.
word	Contracts.MainGoal	muscle_gain	To gain muscle.
word	Contracts.MealCategory	breakfast	Breakfast.
word	Contracts.MealCategory	dinner	Dinner.
word	Contracts.MealCategory	lunch	Lunch.
word	Contracts.MealCategory	snack	Between meals.
word	Contracts.MealSlot	breakfast	Breakfast.
word	Contracts.MealSlot	dinner	Dinner.
word	Contracts.MealSlot	iftar	The meal at sunset of a day of fasting.
word	Contracts.MealSlot	lunch	Lunch.
word	Contracts.MealSlot	snack	Between meals.
word	Contracts.MealSlot	suhoor	The meal before dawn of a day of fasting.
word	Contracts.MeasurementType	arm	An upper arm.
word	Contracts.MeasurementType	body_fat	Fat, in percent of the weight.
word	Contracts.MeasurementType	calf	A calf.
word	Contracts.MeasurementType	chest	The chest.
word	Contracts.MeasurementType	forearm	A forearm.
word	Contracts.MeasurementType	hip	The hip.
word	Contracts.MeasurementType	neck	The neck.
word	Contracts.MeasurementType	shoulders	The shoulders.
word	Contracts.MeasurementType	thigh	A thigh.
word	Contracts.MeasurementType	waist	The waist.
word	Contracts.MeasurementUnit	cm	Centimetres, of lengths.
word	Contracts.MeasurementUnit	in	Inches, of lengths.
word	Contracts.MeasurementUnit	percent	Percent, of body fat.
word	Contracts.MediaItemStatus	failed	Refused; its `error` says why. The other items of the import are not touched by it.
word	Contracts.MediaItemStatus	processing	Being checked and measured, and its thumbnail made.
word	Contracts.MediaItemStatus	ready	It can be used.
word	Contracts.MediaItemStatus	waiting	Its bytes have not all arrived.
word	Contracts.MediaItemType	image	A picture.
word	Contracts.MediaItemType	video	A clip.
word	Contracts.MediaKind	document	A PDF.
word	Contracts.MediaKind	image	A picture.
word	Contracts.MediaKind	video	A clip.
word	Contracts.MessageKind	image	Its attachments are pictures.
word	Contracts.MessageKind	pdf	At least one of its attachments is a PDF.
word	Contracts.MessageKind	system	What the products did: words of the platform, in the reader's language.
word	Contracts.MessageKind	text	Words alone.
word	Contracts.MessageSender	client	The client wrote it.
word	Contracts.MessageSender	coach	The coach wrote it.
word	Contracts.MessageSender	system	The platform tells of something that happened.
word	Contracts.MessageStatus	delivered	A device of the other side has it.
word	Contracts.MessageStatus	read	The other side has seen it.
word	Contracts.MessageStatus	sent	The service has it.
word	Contracts.MovementPattern	calf_raise	Onto the toes.
word	Contracts.MovementPattern	cardio	Endurance.
word	Contracts.MovementPattern	carry	Walking with a load.
word	Contracts.MovementPattern	elbow_extension	The elbows stretch.
word	Contracts.MovementPattern	elbow_flexion	The elbows bend.
word	Contracts.MovementPattern	fly	The arms come together in front.
word	Contracts.MovementPattern	hinge	The hips bend, the knees hardly.
word	Contracts.MovementPattern	hip_abduction	The legs go apart.
word	Contracts.MovementPattern	hip_adduction	The legs come together.
word	Contracts.MovementPattern	horizontal_pull	Pulling from the front.
word	Contracts.MovementPattern	horizontal_push	Pushing forwards.
word	Contracts.MovementPattern	jump	Jumping.
word	Contracts.MovementPattern	knee_extension	The knees stretch.
word	Contracts.MovementPattern	knee_flexion	The knees bend.
word	Contracts.MovementPattern	neck	The neck bends or turns.
word	Contracts.MovementPattern	olympic	Snatch, clean and jerk, and their parts.
word	Contracts.MovementPattern	pullover	The arms come from behind the head.
word	Contracts.MovementPattern	release	Rolling on a roller or ball.
word	Contracts.MovementPattern	shoulder_raise	The arms go up, nearly straight.
word	Contracts.MovementPattern	shoulder_rotation	The upper arms turn.
word	Contracts.MovementPattern	shrug	The shoulders go up.
word	Contracts.MovementPattern	squat	Knees and hips bend and stretch.
word	Contracts.MovementPattern	stretch	Stretching.
word	Contracts.MovementPattern	throw	Throwing.
word	Contracts.MovementPattern	trunk_extension	The trunk stretches backwards.
word	Contracts.MovementPattern	trunk_flexion	The trunk bends forwards.
word	Contracts.MovementPattern	trunk_rotation	The trunk turns.
word	Contracts.MovementPattern	trunk_stability	The trunk holds still.
word	Contracts.MovementPattern	vertical_pull	Pulling from above.
word	Contracts.MovementPattern	vertical_push	Pushing upwards or downwards.
word	Contracts.MovementPattern	wrist	The wrists bend or turn.
word	Contracts.Muscle	abdominals	The belly.
word	Contracts.Muscle	abductors	The outside of the hips.
word	Contracts.Muscle	adductors	The inside of the thighs.
word	Contracts.Muscle	biceps	The front of the upper arms.
word	Contracts.Muscle	calves	The calves.
word	Contracts.Muscle	chest	The chest.
word	Contracts.Muscle	forearms	The forearms.
word	Contracts.Muscle	glutes	The seat.
word	Contracts.Muscle	hamstrings	The back of the thighs.
word	Contracts.Muscle	lats	The sides of the back.
word	Contracts.Muscle	lower_back	The lower back.
word	Contracts.Muscle	middle_back	Between the shoulder blades.
word	Contracts.Muscle	neck	The neck.
word	Contracts.Muscle	quadriceps	The front of the thighs.
word	Contracts.Muscle	shoulders	The shoulders.
word	Contracts.Muscle	traps	From the neck to the shoulders.
word	Contracts.Muscle	triceps	The back of the upper arms.
word	Contracts.NextStep	first_intake	Answer FitCoach+'s first three questions.
word	Contracts.NextStep	home	Show the product's home.
word	Contracts.NextStep	onboarding	Answer the onboarding, or go on where it was left.
word	Contracts.NextStep	second_intake	Answer the second intake's six questions.
word	Contracts.NextStep	verify_email	Open the link that was mailed; there are no tokens yet.
word	Contracts.NotificationType	badge	A badge was earned.
word	Contracts.NotificationType	reminder	Something is still to be done.
word	Contracts.NotificationType	streak	The streak reached a milestone.
word	Contracts.OnboardingStep	account_basics	Date of birth and gender.
word	Contracts.OnboardingStep	activity_level	How much they move.
word	Contracts.OnboardingStep	goals	What they want, by when and why.
word	Contracts.OnboardingStep	health_metrics	Weight and height.
word	Contracts.OnboardingStep	partners	Who helps them.
word	Contracts.OnboardingStep	preferences	What they eat, and how often.
word	Contracts.OnboardingStep	review	Everything at a glance, to submit it.
word	Contracts.OnboardingStep	welcome	What the product is.
word	Contracts.OneRepFormula	brzycki	36 times the weight, by 37 less the repetitions.
word	Contracts.OneRepFormula	epley	Weight times one plus a thirtieth of the repetitions.
word	Contracts.OptionalNutrient	fiber	Fibre.
word	Contracts.OptionalNutrient	sodium	Sodium.
word	Contracts.OptionalNutrient	sugars	Sugars.
word	Contracts.OrderPaymentStatus	paid	All of it was paid.
word	Contracts.OrderPaymentStatus	partially_refunded	A part of it went back.
word	Contracts.OrderPaymentStatus	refunded	All of it went back.
word	Contracts.OrderStatus	cancelled	It was called off; the money goes back.
word	Contracts.OrderStatus	delivered	It arrived.
word	Contracts.OrderStatus	processing	It is being packed.
word	Contracts.OrderStatus	shipped	It is on its way.
word	Contracts.PaymentEventType	payment.canceled	It was given up.
word	Contracts.PaymentEventType	payment.failed	A card was declined, or the person refused to approve.
word	Contracts.PaymentEventType	payment.refunded	Money went back.
word	Contracts.PaymentEventType	payment.requires_action	It waits for the person.
word	Contracts.PaymentEventType	payment.succeeded	It was charged.
word	Contracts.PhotoAngle	back	From behind.
word	Contracts.PhotoAngle	front	From the front.
word	Contracts.PhotoAngle	side	From the side.
word	Contracts.PhotoMember	stage	Its stage.
word	Contracts.PhotoMember	taskId	Its task.
word	Contracts.PhotoStage	after	At the goal.
word	Contracts.PhotoStage	before	Before they began.
word	Contracts.PhotoStage	during	On the way.
word	Contracts.PictureFormat	jpeg	JPEG, which everything shows.
word	Contracts.PictureFormat	webp	WebP, which is smaller.
word	Contracts.PlanBasis	coach	Made by the coach.
word	Contracts.PlanBasis	coach_pending	The generic plan while a call with the coach is booked.
word	Contracts.PlanBasis	custom	What somebody with Premium asked for.
word	Contracts.PlanBasis	generic	The first intake alone: goal and place, as a beginner.
word	Contracts.PlanBasis	personalised	The second intake too: level, days and injuries.
word	Contracts.PlanMode	auto	From the profile.
word	Contracts.PlanMode	custom	From what the person chooses.
word	Contracts.PlanPhase	cool_down	To come to rest.
word	Contracts.PlanPhase	main	The workout itself.
word	Contracts.PlanPhase	warm_up	To get warm.
word	Contracts.PortionUnit	bottle	A bottle.
word	Contracts.PortionUnit	bowl	A bowl.
word	Contracts.PortionUnit	can	A can.
word	Contracts.PortionUnit	cup	A cup.
word	Contracts.PortionUnit	glass	A glass.
word	Contracts.PortionUnit	gram	A gram.
word	Contracts.PortionUnit	handful	A handful.
word	Contracts.PortionUnit	large	A large one.
word	Contracts.PortionUnit	loaf	A loaf.
word	Contracts.PortionUnit	medium	One of middle size.
word	Contracts.PortionUnit	packet	A packet.
word	Contracts.PortionUnit	piece	One piece.
word	Contracts.PortionUnit	plate	A plate.
word	Contracts.PortionUnit	scoop	A scoop.
word	Contracts.PortionUnit	serving	A serving.
word	Contracts.PortionUnit	skewer	A skewer.
word	Contracts.PortionUnit	slice	A slice.
word	Contracts.PortionUnit	small	A small one.
word	Contracts.PortionUnit	tablespoon	A tablespoon.
word	Contracts.PortionUnit	teaspoon	A teaspoon.
word	Contracts.PrimaryGoal	gain_muscle	To have more muscle.
word	Contracts.PrimaryGoal	improve_health	To be healthier.
word	Contracts.PrimaryGoal	lose_weight	To weigh less.
word	Contracts.PrimaryGoal	maintain	To stay as they are.
word	Contracts.ProductCategory	accessories	Everything else.
word	Contracts.ProductCategory	apparel	Clothes.
word	Contracts.ProductCategory	equipment	Things to train with.
word	Contracts.ProductCategory	supplements	Food supplements.
word	Contracts.ProductSort	name	By name, in the reader's language.
word	Contracts.ProductSort	newest	Newest first.
word	Contracts.ProductSort	price_asc	Cheapest first.
word	Contracts.ProductSort	price_desc	Dearest first.
word	Contracts.ProductSort	rating	Best rated first.
word	Contracts.ProductSort	relevance	Best match first with a search, else newest first.
word	Contracts.PromptChoice	complete_now	Answer the questions now.
word	Contracts.PromptChoice	schedule_call	Talk about them with a coach.
word	Contracts.PromptChoice	try_later	Be asked again later.
word	Contracts.PromptDismissal	back	The system's way back was taken.
word	Contracts.PromptDismissal	backdrop	Somebody tapped beside it.
word	Contracts.PromptDismissal	button	A button of it was pressed.
word	Contracts.PromptDismissal	escape	The escape key was pressed.
word	Contracts.PromptNext	second_intake	To the six questions.
word	Contracts.PromptNext	video_booking	To the booking of a call.
word	Contracts.PromptNext	workout	To the workout.
word	Contracts.PromptReason	first_intake	The first intake is done and the second is not.
word	Contracts.PromptReason	upgrade	A higher tier came, which does more with the answers: offered once more, whatever was chosen before.
word	Contracts.QuotaWarning.Kind	last	"Last message remaining this month!": it was the last one.
word	Contracts.QuotaWarning.Kind	remaining	"X messages remaining"
word	Contracts.RatingTrigger	call	A call is over.
word	Contracts.RatingTrigger	messages	Ten more messages were exchanged.
word	Contracts.RecordKind	heaviest	The heaviest weight.
word	Contracts.RecordKind	most_reps	Repetitions with the weight they were done with.
word	Contracts.RecordKind	one_rep_max	The best estimate of a one-repetition maximum.
word	Contracts.RecordKind	volume	Of one workout.
word	Contracts.RefundReason	cancelled	The order was called off.
word	Contracts.RefundReason	damaged	The goods arrived broken.
word	Contracts.RefundReason	goodwill	To please the customer.
word	Contracts.RefundReason	returned	The goods came back.
word	Contracts.RefundStatus	done	The money is on its way.
word	Contracts.RefundStatus	failed	The provider refused; somebody has to look at it.
word	Contracts.RefundStatus	pending	The provider was asked.
word	Contracts.Relationship	coach	A coach.
word	Contracts.Relationship	colleague	A colleague.
word	Contracts.Relationship	family	One of the family.
word	Contracts.Relationship	friend	A friend.
word	Contracts.Relationship	other	Somebody else.
word	Contracts.Relationship	spouse	Wife or husband.
word	Contracts.ReportReason	harassment	Threats, insults or unwanted advances.
word	Contracts.ReportReason	inappropriate	Words or pictures that do not belong here.
word	Contracts.ReportReason	other	Something else, said in the text.
word	Contracts.ReportReason	spam	Advertising, or the same thing again and again.
word	Contracts.ReportReason	unsafe_advice	Advice that may hurt somebody.
word	Contracts.SafetyCaseKind	block	A coach blocked a client.
word	Contracts.SafetyCaseKind	report	A message was reported, by the client or by the coach.
word	Contracts.SafetyCaseStatus	closed	It is decided.
word	Contracts.SafetyCaseStatus	open	It waits for an administrator.
word	Contracts.SafetyDecision	block	The thread stays, or becomes, blocked.
word	Contracts.SafetyDecision	dismiss	Nothing was wrong: a blocked thread opens again.
word	Contracts.SafetyDecision	remove_message	The reported message loses its text and files. Only for reports.
word	Contracts.ScoreFactorName	base	What everybody begins with.
word	Contracts.ScoreFactorName	experience_level	For the level of experience.
word	Contracts.ScoreFactorName	injuries	Taken off for injuries.
word	Contracts.ScoreFactorName	limit	What was cut off to stay within 0 to 100.
word	Contracts.ScoreFactorName	workout_frequency	For the workouts a week.
word	Contracts.SetLabel	drop	Goes on with less weight, without a rest.
word	Contracts.SetLabel	failure	Done until no repetition was left.
word	Contracts.SetLabel	warmup	To get warm.
word	Contracts.SetLabel	working	The work itself.
word	Contracts.SharingState	accepted	They agreed: they get a mail each week.
word	Contracts.SharingState	invited	They were asked by mail and have not answered yet.
word	Contracts.SharingState	left	They do not want it, or not any more. Nobody can ask them again for this person; they themselves can still change their mind.
word	Contracts.SocketCommandType	delivered	Everything up to `upTo` of the thread arrived.
word	Contracts.SocketCommandType	read	And was read.
word	Contracts.SocketCommandType	typing	One is writing.
word	Contracts.StockStatus	in_stock	There are plenty.
word	Contracts.StockStatus	low	There are few.
word	Contracts.StockStatus	out	There are none.
word	Contracts.SubscriptionStatus	active	Paid for.
word	Contracts.SubscriptionStatus	free	Freemium: nothing is paid and nothing ends.
word	Contracts.SubscriptionStatus	past_due	A renewal was declined; the tier stays until the grace ends.
word	Contracts.SubstitutionLevel	advanced	The whole plan at once, ranked by equipment and level.
word	Contracts.SubstitutionLevel	basic	One item at a time.
word	Contracts.SubstitutionScope	item	On this day.
word	Contracts.SubstitutionScope	plan	On every day of the plan.
word	Contracts.SyncAction	delete	Takes it away.
word	Contracts.SyncAction	put	Makes it, or takes the place of what was there.
word	Contracts.SyncKind	chart	A chart.
word	Contracts.SyncKind	exercise	An exercise of one's own.
word	Contracts.SyncKind	template	A template.
word	Contracts.SyncKind	workout	A finished workout.
word	Contracts.SyncStatus	applied	It was done.
word	Contracts.SyncStatus	conflict	Somebody else changed it first; `current` is what is there.
word	Contracts.SyncStatus	refused	It cannot be done as it is; `code` and `fields` say why.
word	Contracts.SyncStatus	unchanged	The same was there already.
word	Contracts.SystemNews	call_booked	A video call was booked.
word	Contracts.SystemNews	call_cancelled	A video call was called off.
word	Contracts.SystemNews	call_moved	A video call has another time.
word	Contracts.SystemNews	coach_assigned	The client has a coach, or another one.
word	Contracts.SystemNews	meal_plan_generated	A plan of meals is ready.
word	Contracts.SystemNews	plan_generated	A plan of workouts is ready.
word	Contracts.SystemNews	workout_completed	The client finished a workout.
word	Contracts.TargetBasis	profile	Age, weight and height of the second intake, or GTSD's profile.
word	Contracts.TargetBasis	reference	Gender and goal alone, with a reference body.
word	Contracts.TaskGroup	exercise	Workouts and cardio.
word	Contracts.TaskGroup	hydration	Water.
word	Contracts.TaskGroup	nutrition	Meals.
word	Contracts.TaskGroup	supplements	Supplements.
word	Contracts.TaskGroup	tracking	Weigh-ins and progress photos.
word	Contracts.TaskMember	description	What it is about.
word	Contracts.TaskSort	priority	The most important first.
word	Contracts.TaskSort	time	By when they are due.
word	Contracts.TaskSource	own	Made by the person.
word	Contracts.TaskSource	plan	Made from the plan: can be skipped, not deleted.
word	Contracts.TaskStatus	completed	Done.
word	Contracts.TaskStatus	pending	To be done.
word	Contracts.TaskStatus	skipped	Counts as not done.
word	Contracts.TaskStatusFilter	all	All tasks.
word	Contracts.TaskStatusFilter	completed	Those that are done.
word	Contracts.TaskStatusFilter	incomplete	Those that are not done.
word	Contracts.TaskStatusFilter	pending	Those to be done.
word	Contracts.TaskStatusFilter	skipped	Those that were skipped.
word	Contracts.TaskType	cardio	Endurance. Takes `minutes`, `distanceKm`, `steps` and `calories`. Proved by `metrics`, `text_log` or `photo_reference`.
word	Contracts.TaskType	hydration	Water to drink. Takes `ml`. Proved by `metrics`, `text_log` or `photo_reference`.
word	Contracts.TaskType	meal	Something to eat. Takes `calories` and `proteinG`. Proved by `metrics`, `text_log` or `photo_reference`.
word	Contracts.TaskType	progressPhoto	A progress photo. Takes no numbers. Proved by `photo_reference` or `text_log`.
word	Contracts.TaskType	supplement	A supplement to take. Takes no numbers. Proved by `text_log` or `photo_reference`.
word	Contracts.TaskType	weightLog	A weigh-in. Takes `weightKg`. Proved by `metrics` that have it.
word	Contracts.TaskType	workout	Strength training. Takes `sets`, `reps`, `weightKg`, `minutes` and `calories`. Proved by `metrics`, `text_log` or `photo_reference`.
word	Contracts.TaxCategory	standard	The full rate, 15 % in Saudi Arabia.
word	Contracts.TaxCategory	zero	No VAT.
word	Contracts.TextLanguage	ar	Arabic.
word	Contracts.TextLanguage	en	English.
word	Contracts.Theme	dark	Dark.
word	Contracts.Theme	light	Light.
word	Contracts.Theme	system	As the device has it.
word	Contracts.ThreadState	blocked	The coach blocked the client; an administrator decides.
word	Contracts.ThreadState	closed	The client's account is gone.
word	Contracts.ThreadState	open	Both sides can write.
word	Contracts.TicketStatus	closed	It is done.
word	Contracts.TicketStatus	open	It waits for an answer.
word	Contracts.TrainingSessionStatus	active	It is running.
word	Contracts.TrainingSessionStatus	completed	It was finished.
word	Contracts.TrainingSessionStatus	discarded	It was given up.
word	Contracts.Trend	down	Down.
word	Contracts.Trend	flat	Neither, or too few values to tell.
word	Contracts.Trend	up	Up.
word	Contracts.TrialState	active	A trial is running.
word	Contracts.TrialState	locked	The seven days are over.
word	Contracts.TrialState	not_started	No plan was made yet; the first one starts the trial.
word	Contracts.TrialState	unlimited	A tier without a trial, or a product without tiers.
word	Contracts.Tutorial	nutrition	Of nutrition.
word	Contracts.Tutorial	progress	Of progress.
word	Contracts.Tutorial	store	Of the store.
word	Contracts.Tutorial	workout	Of workouts.
word	Contracts.UnitSystem	imperial	Pounds and inches.
word	Contracts.UnitSystem	metric	Kilograms and centimetres.
word	Contracts.UploadPurpose	avatar	What others see of somebody, of at most 5 MiB: `image/jpeg`, `image/png`, `image/webp`, `image/heic` or `image/heif`.
word	Contracts.UploadPurpose	chat_document	A document in a thread with a coach, of at most 10 MiB: `application/pdf`. For `smart_premium` and for coaches.
word	Contracts.UploadPurpose	chat_image	A picture in a thread with a coach, of at most 5 MiB: `image/jpeg` or `image/png`. For `smart_premium` and for coaches.
word	Contracts.UploadPurpose	clip	A clip or image for a composition, of at most 512 MiB: `image/jpeg`, `image/png`, `image/webp`, `image/heic`, `image/heif`, `video/mp4`, `video/quicktime`, `video/webm` or `video/x-m4v`. Made by an import.
word	Contracts.UploadPurpose	progress_photo	A picture of one's progress, of at most 2 MiB: `image/jpeg`, `image/png`, `image/webp`, `image/heic` or `image/heif`.
word	Contracts.UploadStatus	closed	What arrived was refused, or the upload was given up.
word	Contracts.UploadStatus	confirmed	Checked; `fileId` says what became of it.
word	Contracts.UploadStatus	waiting	Bytes are awaited, or are there and not confirmed.
word	Contracts.WeightRange	1m	A month.
word	Contracts.WeightRange	1w	Seven days.
word	Contracts.WeightRange	3m	Three months.
word	Contracts.WeightRange	all	Everything.
word	Contracts.WeightUnit	kg	Kilograms.
word	Contracts.WeightUnit	lb	Pounds.
word	Contracts.WorkoutLocation	gym	In a gym.
word	Contracts.WorkoutLocation	home	At home.
word	Wire.ErrorAction	change_payment	Pay with another card.
word	Wire.ErrorAction	correct_fields	Correct what was typed.
word	Wire.ErrorAction	onboard	Finish the onboarding.
word	Wire.ErrorAction	reload	Load what is there now.
word	Wire.ErrorAction	request_new_code	Ask for another one-time code.
word	Wire.ErrorAction	request_new_link	Ask for another link.
word	Wire.ErrorAction	retry_later	Try again later.
word	Wire.ErrorAction	sign_in	Sign in again, or with the account there is.
word	Wire.ErrorAction	upgrade	Show the plans.
word	Wire.ErrorAction	verify_email	Open the mailed link, or have it sent again.
word	Wire.ErrorCode	token_expired	The access token has ended, the session goes on: trade the refresh token at `POST /auth/refresh` and send the same again. Only what that is refused with signs anybody out.
word	Wire.ErrorCode	token_malformed	What was sent is no access token: send the `accessToken` of a sign-in, whole.
word	Wire.ErrorCode	token_missing	No token was sent: send the access token of a sign-in.
word	Wire.ErrorCode	token_reused	The refresh token was traded before, so somebody else may have it: the session was ended. Sign in again.
word	Wire.ErrorCode	unauthenticated	The session is over, or the token is none that was given out: sign in again. So does `POST /auth/refresh` refuse a refresh token.
word	Wire.ErrorQuota.Resource	calls	Video calls with the coach.
word	Wire.ErrorQuota.Resource	messages	Messages to the coach.
word	Wire.Product	fitcoach	FitCoach+ (عاش): workouts, nutrition, coaching, a store.
word	Wire.Product	gtsd	GTSD: daily tasks, streaks, progress photos.
word	Wire.Product	ironlift	IronLift: a log of workouts.
word	Wire.Product	stack	Stack: compositions of clips and pictures, exported as videos.
word	Wire.Role	admin	Decides and counts for everybody.
word	Wire.Role	coach	Sees their own clients and writes to them.
word	Wire.Role	user	Nothing more.
word	Wire.Tier	freemium	Nothing.
word	Wire.Tier	premium	The middle tier.
word	Wire.Tier	smart_premium	The highest tier.
"""#
