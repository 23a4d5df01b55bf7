/** The widgets that run on foreign pages: the element of each is `<agency-NAME>`. What each may do is in `widgets.ts`. */
export const widgetNames = [
  'ai-chat',
  'activity-logger',
  'budget-changes',
  'interaction-logger',
  'support-request',
] as const

/** Widgets that need nobody to sign in. */
export const openWidgetNames = ['form'] as const

/** Every element, `<agency-NAME>`. */
export const elementNames = [...widgetNames, ...openWidgetNames] as const

/** Whether a widget needs nobody to sign in. */
export const isOpenWidget = (name: string): name is (typeof openWidgetNames)[number] => name === 'form'

/** What a widget tells its page: names of bubbling, composed `CustomEvent`s. What each says is in `element.ts`. */
export const eventNames = [
  'agency:ready',
  'agency:open',
  'agency:close',
  'agency:saved',
  'agency:error',
  'agency:signin-required',
] as const
