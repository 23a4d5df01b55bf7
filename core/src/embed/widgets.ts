import type { CallName } from '../calls.ts'

/** The widgets that run on foreign pages, and the only calls a token of each may make. */
export const widgetCalls = {
  'activity-logger': [
    'users.current',
    'users.active',
    'clients.simpleList',
    'clients.get',
    'clients.groupStores',
    'activityTypes.list',
    'categories.list',
    'activities.create',
    'assets.uploadFromEditor',
    'embed.refreshSession',
    'embed.endSession',
  ],
} as const satisfies Readonly<Record<string, readonly CallName[]>>

export type WidgetName = keyof typeof widgetCalls

/** Whether a widget's token opens a call. */
export function widgetMay(widget: string, call: CallName): boolean {
  const calls: Readonly<Record<string, readonly CallName[] | undefined>> = widgetCalls
  return calls[widget]?.includes(call) ?? false
}
