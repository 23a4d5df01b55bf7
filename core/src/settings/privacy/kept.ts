/**
 * What becomes of the rows that hold a person, by table. What is not named here keeps its rows, and the person's
 * addresses, numbers and names go out of their words.
 */
export interface KeptOfPerson {
  readonly label: string
  /** `emptied`: the fields that say who it is; `stays`: the law asks for it. */
  readonly becomes: 'deleted' | 'emptied' | 'stays'
  /** The fields that are emptied. */
  readonly fields?: readonly string[]
  /** Why it stays. */
  readonly why?: string
}

const books = 'Books are kept for seven years and more.'
const agreed = 'It proves what was agreed for as long as somebody may claim otherwise.'

export const keptOfPerson: Readonly<Record<string, KeptOfPerson>> = {
  user_account: {
    label: 'User account',
    becomes: 'emptied',
    fields: [
      'email',
      'first_name',
      'last_name',
      'password_hash',
      'avatar',
      'totp_secret',
      'kobi_key',
      'google_subject',
    ],
  },
  contact: { label: 'Contacts', becomes: 'emptied', fields: ['name', 'email', 'phone', 'birthday'] },
  arrived_lead: {
    label: 'Leads that arrived',
    becomes: 'emptied',
    fields: ['name', 'email', 'phone', 'address', 'comments', 'page_ref'],
  },
  opportunity: { label: 'Leads', becomes: 'emptied', fields: ['contact_name', 'email', 'phone'] },
  oem_team_member: {
    label: 'People of manufacturers',
    becomes: 'emptied',
    fields: ['name', 'email', 'phone'],
  },
  guest_access_request: {
    label: 'Requests of guests',
    becomes: 'emptied',
    fields: ['name', 'email', 'message'],
  },
  partner: { label: 'Partners', becomes: 'emptied', fields: ['contact_name', 'contact_email'] },
  site_contact: { label: 'Visitors known by name', becomes: 'deleted' },
  form_answer: { label: 'Answers to forms', becomes: 'deleted' },
  email_event: { label: 'What became of mail', becomes: 'deleted' },
  webhook_delivery: { label: 'Deliveries of webhooks', becomes: 'deleted' },
  idempotency_key: { label: 'Answers kept for a repeated request', becomes: 'deleted' },
  client_billing: { label: 'Who invoices of a client go to', becomes: 'stays', why: books },
  parent_organization: { label: 'Who invoices of a parent go to', becomes: 'stays', why: books },
  invoice: { label: 'Invoices', becomes: 'stays', why: books },
  invoice_line: { label: 'Lines of invoices', becomes: 'stays', why: books },
  invoice_export: { label: 'Files of invoices for the books', becomes: 'stays', why: books },
  invoice_payment: { label: 'Payments', becomes: 'stays', why: books },
  budget: { label: 'Budgets', becomes: 'stays', why: 'Invoices and co-op claims refer to them.' },
  budget_change: {
    label: 'Changes of budgets',
    becomes: 'stays',
    why: 'Invoices and co-op claims refer to them.',
  },
  agreement: { label: 'Agreements', becomes: 'stays', why: agreed },
  agreement_service: { label: 'Services of agreements', becomes: 'stays', why: agreed },
}

/** What is only an account's own, and goes with it; what somebody did for a client stays, under no name. */
export const ownOfUser: readonly { readonly table: string; readonly label: string; readonly by: string }[] = [
  { table: 'embed_code', label: 'Sign-ins on other pages', by: 'user_id' },
  { table: 'embed_session', label: 'Sessions on other pages', by: 'user_id' },
  { table: 'session', label: 'Sessions', by: 'user_id' },
  { table: 'password_link', label: 'Links to a new password', by: 'user_id' },
  { table: 'recovery_code', label: 'Recovery codes', by: 'user_id' },
  { table: 'recovery_sheet_code', label: 'Recovery codes on paper', by: 'user_id' },
  { table: 'passkey', label: 'Passkeys', by: 'user_id' },
  { table: 'calendar_grant', label: 'Connected calendars', by: 'user_id' },
  { table: 'calendar_event', label: 'Calendar', by: 'user_id' },
  { table: 'notification', label: 'Notifications', by: 'user_id' },
  { table: 'activity_draft', label: 'Drafts', by: 'user_id' },
  { table: 'written', label: 'Texts that were not sent', by: 'user_id' },
  { table: 'form_link', label: 'Forms to fill in', by: 'user_id' },
  { table: 'chat_session', label: 'Chats with the assistant', by: 'user_id' },
]
