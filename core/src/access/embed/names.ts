/** The widgets that run on foreign pages: the element of each is `<agency-NAME>`. What each may do is in `widgets.ts`. */
export const widgetNames = [
  'ai-chat',
  'activity-logger',
  'budget-changes',
  'interaction-logger',
  'support-request',
] as const
