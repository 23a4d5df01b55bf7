/** The widgets that run on foreign pages: the element of each is `<agency-NAME>`. What each may do is in `widgets.ts`. */
export const widgetNames = [
  'ai-chat',
  'activity-logger',
  'budget-changes',
  'interaction-logger',
  'support-request',
] as const

/** What a widget tells its page: names of bubbling, composed `CustomEvent`s. What each says is in `element.ts`. */
export const eventNames = [
  'agency:ready',
  'agency:open',
  'agency:close',
  'agency:saved',
  'agency:error',
  'agency:signin-required',
] as const
