/** Activity types with rules of their own. */
export const activityTypeId = { coop: 2, sem: 3, social: 4, displayVideo: 5, connectedTv: 7 } as const

/** The earliest day an activity may carry. */
export const earliestActivityDate = '2020-01-05'

/** Attachments of an activity: under 100 MB each. */
export const attachmentLimits = { each: 100 * 1024 * 1024, count: 20 } as const

/** Longest description of an attachment. */
export const attachmentLabelLength = 50

/** What a body must not contain, and what is said about it. */
export const placeholderMarks = ['[::', '::]'] as const
export const placeholderMessage =
  'It seems like you have placeholders in the activity body. Please remove them before saving the activity.'

/** Sections of the pacing report by activity type; display/video asks which of its two. */
export const pacingSectionOf: Readonly<Record<number, number>> = {
  [activityTypeId.sem]: 1,
  [activityTypeId.social]: 2,
  [activityTypeId.connectedTv]: 7,
}
