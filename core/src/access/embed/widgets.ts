import type { NamedCall } from '../../foundation/contract/facts.generated.ts'
import type { openWidgetNames, widgetNames } from './names.ts'

/** What a widget is to those outside of it: its documentation, its demonstration, its token. */
export interface Widget {
  /** What it does, as a heading. */
  readonly title: string
  /** One sentence for the developer of a host page. */
  readonly summary: string
  /** `kind` of the records that `agency:saved` tells of. */
  readonly saves: string
  /** Whether the attribute `client-id` chooses a client. */
  readonly takesClient: boolean
  /** Whether the attribute `form` says which form it shows. */
  readonly takesForm?: true
  /** The only calls that its token opens; of one without a session, the only ones that it makes. */
  readonly calls: readonly NamedCall[]
  /** The call that it is for: whoever may not make it does not get to fill in its form. */
  readonly opensWith?: NamedCall
}

/** What follows its writer to another device is kept by these; a widget's token opens them for its own form only. */
const ofTexts = ['written.get', 'written.keep', 'written.remove'] as const

/**
 * The widgets that run on foreign pages, by name: the element is
 * `<agency-NAME>`, its code `widgets/src/entries/NAME.ts`. A new widget is an
 * entry here and that file; bundles, loader, tokens, sign-in, types and the
 * demonstration page read this list.
 */
export const widgets = {
  'ai-chat': {
    title: 'AI Assistant',
    summary: 'Answers questions about clients, budgets and activities, and keeps what was said.',
    saves: 'chat',
    takesClient: false,
    calls: ['chats.assistant', 'chats.list', 'chats.get', 'chats.setTitle', 'chats.send'],
  },
  'activity-logger': {
    title: 'Log Client Activities',
    summary: 'Logs what was done for a client, with a rich text and attachments.',
    saves: 'activity',
    takesClient: true,
    calls: [
      'users.current',
      'users.active',
      'clients.simpleList',
      'clients.get',
      'clients.groupStores',
      'activityTypes.list',
      'categories.list',
      'activities.get',
      'activities.create',
      'activities.update',
      'drafts.get',
      'drafts.save',
      'drafts.remove',
      'pacingNotes.create',
      'clients.mtdPacingTotals',
      'assets.uploadFromEditor',
      // The figures of the guided flows.
      'dashboards.sem',
      'dashboards.socialSegmented',
      'dashboards.programmaticDisplay',
      'dashboards.programmaticVideo',
      'dashboards.ctv',
      // The note generator, for whom it is.
      'performanceNotes.list',
      'performanceNotes.summary',
      'usage.track',
    ],
    opensWith: 'activities.create',
  },
  'budget-changes': {
    title: 'Budget Changes',
    summary: 'Asks whoever is responsible for a client to confirm its changed budgets.',
    saves: 'budget-change',
    takesClient: false,
    calls: [
      'users.current',
      'budgetChanges.forUser',
      'budgetChanges.confirm',
      'budgets.activeOfClient',
      'services.list',
      'serviceGroups.list',
    ],
  },
  'interaction-logger': {
    title: 'Log Client Interaction',
    summary: 'Logs a call, a meeting or a message with a client, with what its type asks for.',
    saves: 'interaction',
    takesClient: true,
    calls: [
      'clients.simpleList',
      'clients.get',
      'clients.groupStores',
      'interactionTypes.list',
      'interactions.create',
      'primaryGoals.create',
      'tasks.tool',
      'tasks.teams',
      'tasks.statuses',
      'tasks.templates',
      'tasks.templateFields',
      'tasks.people',
      'tasks.create',
      'assets.uploadFromEditor',
      ...ofTexts,
    ],
    opensWith: 'interactions.create',
  },
  'support-request': {
    title: 'Support Requests',
    summary: 'Files bugs and wishes with attachments, and follows what became of them.',
    saves: 'support-request',
    takesClient: false,
    calls: [
      'support.list',
      'support.get',
      'support.create',
      'support.comment',
      'support.reopen',
      'departments.list',
      'clients.simpleList',
      'groups.list',
      'users.active',
      ...ofTexts,
    ],
  },
} as const satisfies Readonly<Record<(typeof widgetNames)[number], Widget>>

/** Widgets that need nobody to sign in: they make only calls that are open to anyone, and have no token. */
const openWidgets = {
  form: {
    title: 'Form',
    summary: 'Shows a form that is open in the portal, to whoever is on the page, and sends the answers.',
    saves: 'form-answer',
    takesClient: false,
    takesForm: true,
    calls: ['forms.open', 'forms.putFile', 'forms.answer'],
  },
} as const satisfies Readonly<Record<(typeof openWidgetNames)[number], Widget>>

/** Every element with what it is to its page. */
export const elements: Readonly<Record<ElementName, Widget>> = { ...widgets, ...openWidgets }

export type WidgetName = keyof typeof widgets
export type ElementName = WidgetName | keyof typeof openWidgets

const byName: Readonly<Record<string, Widget | undefined>> = widgets

/** Whether there is a widget of this name. */
export const isWidget = (name: string): boolean => Object.hasOwn(byName, name)

/** The call that a widget is for, if one decides who gets to open it. */
export const purposeOf = (name: string): NamedCall | undefined =>
  Object.hasOwn(byName, name) ? byName[name]?.opensWith : undefined

/** What the token of the page's own session is for: it renews and ends the session, and opens nothing else. */
export const pageScope = 'page'
export const sessionCalls: readonly NamedCall[] = ['embed.refreshSession', 'embed.endSession']

/** Whether the token of a widget, or of a page, opens a call. */
export const widgetMay = (widget: string, call: NamedCall): boolean =>
  widget === pageScope
    ? sessionCalls.includes(call)
    : Object.hasOwn(byName, widget) && byName[widget]?.calls.includes(call) === true
