import type { RouteName } from '../../foundation/routes/index.ts'
import { retentionKinds } from '../retention/kinds.ts'

/** A single thing that can be set: where it stands, and what it is a part of. */
export interface Setting {
  /** What a person looks for: the field, or the screen itself. */
  readonly name: string
  /** What it is about: a hint of the field, or the sentence of the screen. */
  readonly about: string
}

interface WrittenScreen {
  readonly sentence: string
  readonly settings: readonly Setting[]
}

/** What a screen that is no list is for, with what can be set on it. */
export const writtenScreens: Readonly<Partial<Record<RouteName, WrittenScreen>>> = {
  'settings.accounting': {
    sentence: 'What the agency sells, with the section, the platform and the default fees of each.',
    settings: [
      { name: 'Section', about: 'Under which dashboard and pacing a service counts.' },
      { name: 'Active', about: 'Whether new budgets can have the service.' },
    ],
  },
  'settings.activity-types': {
    sentence: 'What people do for clients, and in which categories.',
    settings: [{ name: 'Categories', about: 'What an activity is about.' }],
  },
  'interaction_types.index': {
    sentence: 'Kinds of calls, meetings and mails with clients, and what is asked of each.',
    settings: [{ name: 'Custom fields of a type', about: 'What the logger asks for.' }],
  },
  'custom_fields.index': {
    sentence: 'Questions that interaction types ask.',
    settings: [
      { name: 'Required', about: 'Whether an interaction can be logged without it.' },
      { name: 'Default value', about: 'What stands in the field at first.' },
    ],
  },
  'departments.index': {
    sentence: 'Departments, their members and who leads them.',
    settings: [{ name: 'Members', about: 'Who is in a department and as what.' }],
  },
  'permission-role.index': {
    sentence: 'Roles, what each opens, and who has them.',
    settings: [
      { name: 'Roles', about: 'What each opens, and who has it.' },
      { name: 'User levels', about: 'How far somebody has come.' },
    ],
  },
  'two-factor-authentication.index': {
    sentence: 'Who signs in with a second factor, and who must.',
    settings: [],
  },
  'coop.documents': { sentence: 'Files for co-op claims that are shared under an address.', settings: [] },
  'carousel-upload.index': { sentence: 'Pictures of the login screen.', settings: [] },
  'settings.tenant': {
    sentence: 'What everyone here sees: the name, the logo, the color.',
    settings: [
      { name: 'Name', about: 'In the header, on the login screen and in the title of every page.' },
      { name: 'Primary color', about: 'The color of buttons and links.' },
      { name: 'Logo', about: 'In the header and on the login screen.' },
      { name: 'GeoIQ Export', about: 'Whether it is offered.' },
    ],
  },
  'settings.embedding': {
    sentence: 'On which pages the widgets may stand, and the keys of their hosts.',
    settings: [
      { name: 'Allowed origins', about: 'Pages on which widgets open.' },
      { name: 'Keys', about: 'What the server of a host signs with.' },
    ],
  },
  'settings.programs': {
    sentence: 'Which programs call the portal, and which it tells when something happens.',
    settings: [
      { name: 'API keys', about: 'What other programs call the portal with, in whose name.' },
      {
        name: 'Webhooks',
        about: 'Addresses that are told of budgets, invoices, leads, activities, requests.',
      },
    ],
  },
  'settings.email-communication-settings': {
    sentence: 'Who mail comes from, where answers go, what stands below it and what is not sent.',
    settings: [
      { name: 'Sender Name', about: 'Whom mail comes from.' },
      { name: 'Answers Go To', about: 'Where a recipient’s answer arrives.' },
      { name: 'Signature', about: 'Stands below every message.' },
      { name: 'Mail that is not sent', about: 'Kinds of mail that stay in the outbox.' },
    ],
  },
  'settings.retention': {
    sentence: 'How long chats, mail, answers, visitors and logs are kept.',
    settings: Object.values(retentionKinds).map(({ label, about }) => ({ name: label, about })),
  },
  'settings.client-audit': { sentence: 'What is checked at every client.', settings: [] },
  'settings.name-builder-settings': { sentence: 'How campaigns are named.', settings: [] },
  'settings.metric-alarms': { sentence: 'When somebody is told of a figure.', settings: [] },
  'settings.push-reporting': { sentence: 'Sends a report to people now.', settings: [] },
  'tasks.settings': { sentence: 'Teams, types, statuses and templates of tasks.', settings: [] },
  users: {
    sentence: 'Who has an account, with role, department, clients and the days on which it starts and ends.',
    settings: [
      { name: 'Role', about: 'What an account opens.' },
      { name: 'Department', about: 'Where somebody works.' },
      { name: 'Clients', about: 'Which clients somebody sees.' },
    ],
  },
  profile: {
    sentence: 'Your own account.',
    settings: [
      { name: 'Password', about: 'Your own.' },
      { name: 'Two-factor authentication', about: 'An app, mailed codes or a passkey for your own sign-in.' },
      { name: 'Sessions', about: 'Where you are signed in, and the way to end it.' },
      { name: 'Theme', about: 'Light, dark or as the device has it.' },
      { name: 'Calendar', about: 'Whether Your Day reads your calendar.' },
    ],
  },
  'tools.integrations.index': {
    sentence: 'Systems that the portal speaks to, and how they are.',
    settings: [],
  },
  'tools.forms.index': { sentence: 'Forms that clients and their customers fill in.', settings: [] },
  'imports.index': { sentence: 'Clients, budgets and figures from files.', settings: [] },
}
