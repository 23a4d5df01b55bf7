// Made by npm run tables from the migrated database: change a migration, not this.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonShapes, Shape } from './json-shapes.ts'

export interface AccountStateRunTable {
  tenant_id: number
  day: string
}

export interface AchievementTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  kind: Generated<'Ranking' | 'Record Month' | 'Traffic' | 'Leads' | 'Reviews' | 'Other'>
  reached_at: string
  figure: Generated<string>
  state: Generated<'Proposed' | 'Approved' | 'Rejected'>
  decided_by_id: number | null
  reason: Generated<string>
  description: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  proposed_by_id: number | null
}

export interface ActivityTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  type_id: number
  category_id: number
  user_id: number
  body: string
  logged_at: string
  is_external: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  deleted_by: number | null
}

export interface ActivityCategoryTable {
  tenant_id: number
  id: Generated<number>
  type_id: number
  name: string
  active: Generated<boolean>
  order: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ActivityDraftTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  client_id: number
  draft_type: string
  fields: ColumnType<Shape<'activity_draft.fields'>, string, string>
  created_at: Generated<string>
  updated_at: Generated<string>
  version: Generated<number>
  writer: string | null
}

export interface ActivityStoreTable {
  tenant_id: number
  activity_id: number
  client_id: number
}

export interface ActivityTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  active: Generated<boolean>
  sortable: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AdPreviewTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  page_name: Generated<string>
  headline: string
  text: Generated<string>
  description: Generated<string>
  call_to_action: Generated<'Learn More' | 'Shop Now' | 'Get Offer' | 'Get Quote' | 'Book Now' | 'Call Now' | 'Contact Us'>
  link: string
  is_open: Generated<boolean>
  picture_file_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  share_number: Generated<number>
}

export interface AgreementTable {
  tenant_id: number
  id: Generated<number>
  slug: string
  client_id: number
  template_id: number | null
  title: string
  status: Generated<'Draft' | 'Sent' | 'Signed' | 'Active' | 'Declined'>
  starts_at: string
  months: number
  notice_days: number
  terms: string
  document_hash: string | null
  created_at: Generated<string>
  created_by: number | null
  sent_at: string | null
  sent_by: number | null
  signer_name: string | null
  signed_by: number | null
  signed_at: string | null
  signer_address: string | null
  signer_agent: string | null
  countersigner_name: string | null
  countersigned_by: number | null
  countersigned_at: string | null
  countersigner_address: string | null
  decline_reason: Generated<string>
  budgets_created_at: string | null
  version: Generated<number>
  updated_at: Generated<string>
  reminders: Generated<number>
  reminded_on: string | null
  renewal_told_on: string | null
  renews_id: number | null
}

export interface AgreementQuestionnaireTable {
  tenant_id: number
  id: Generated<number>
  client_id: number | null
  title: string
  answers: ColumnType<Shape<'agreement_questionnaire.answers'>, string | undefined, string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  updated_by: number | null
  template_id: number | null
}

export interface AgreementServiceTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  agreement_id: number
  service_id: number
  budget_type: 'Recurring' | 'One-Time'
  amount_cents: number
  place: Generated<number>
  budget_id: number | null
}

export interface AgreementTemplateTable {
  tenant_id: number
  id: Generated<number>
  name: string
  months: Generated<number>
  notice_days: Generated<number>
  terms: string
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AgreementTemplateQuestionTable {
  tenant_id: number
  id: Generated<number>
  template_id: number
  name: string
  section: Generated<string>
  kind: Generated<'Text' | 'Long Text' | 'Choice' | 'Yes or No'>
  choices: Generated<string>
  needed: Generated<boolean>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AgreementTemplateServiceTable {
  tenant_id: number
  id: Generated<number>
  template_id: number
  service_id: number
  budget_type: Generated<'Recurring' | 'One-Time'>
  amount: string | null
  order: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ApiKeyTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  name: string
  kind: 'Own' | 'Service' | 'Report'
  prefix: string
  hash: string
  scopes: Generated<string[]>
  report: string | null
  report_client_id: number | null
  report_query: ColumnType<Shape<'api_key.report_query'>, string | undefined, string>
  per_minute: Generated<number>
  created_at: Generated<string>
  created_by: number
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  revoked_by: number | null
}

export interface AppointmentTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  appointment_type_id: number
  scheduled_at: string
  /** How far it came: one that was sold was shown and set, too, and is counted in each. */
  state: Generated<'Set' | 'Shown' | 'Sold'>
  count: Generated<number>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** Named as the source of leads is; empty where nobody said. */
  source: Generated<string>
}

export interface AppointmentTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

/** A lead that arrived for a client, as it was understood. */
export interface ArrivedLeadTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  lead_key_id: number | null
  fingerprint: string
  external_id: string | null
  source: string
  received_at: string
  name: string
  email: string
  phone: string
  vehicle: string
  comments: string
  state: 'Counted' | 'Blacklisted'
  guessed: Generated<string>
  created_at: Generated<string>
  repeats: Generated<number>
  page_ref: Generated<string>
  address: Generated<string>
}

export interface AssessmentTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: Generated<string>
  starts_at: string | null
  state: Generated<'Under Way' | 'Done'>
  score: string | null
  change: string | null
  done_at: string | null
  assessor_id: number | null
  summary: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AssessmentAnswerTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  assessment_id: number
  place: Generated<number>
  section: string
  question: string
  weight: Generated<number>
  rating: number | null
  is_apart: Generated<boolean>
  note: Generated<string>
}

export interface AssessmentQuestionTable {
  tenant_id: number
  id: Generated<number>
  name: string
  section: string
  weight: Generated<number>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AuditCheckTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  kind: 'No Account Manager' | 'No Contact with Email' | 'No Activity' | 'No Interaction' | 'No Conversions' | 'No Figures' | 'No Integration' | 'No Running Budget' | 'Guest Link Ending' | 'No Website'
  days: Generated<number>
  severity: Generated<'Low' | 'Medium' | 'High'>
  fixed_by_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AuditEntryTable {
  tenant_id: number
  id: GeneratedAlways<number>
  at: Generated<string>
  call: string
  user_id: number | null
  impersonated_by: number | null
  via: string
  subject: string | null
  subject_id: number | null
  client_id: number | null
  changes: ColumnType<Shape<'audit_entry.changes', null>, string | null, string | null>
  ip: string | null
}

export interface AuditFindingTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: Generated<string>
  check_id: number | null
  state: Generated<'Open' | 'Snoozed' | 'Fixed'>
  found_at: string | null
  fixed_at: string | null
  assignee_id: number | null
  snoozed_until: string | null
  reason: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface AuditWaiverTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  program_id: number
  failing: Generated<'Names' | 'Budget' | 'Allocations' | 'Channels' | 'Identifiers' | 'Access' | 'Creatives' | 'Disclaimers'>
  until: string
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface BandwidthCapacityTable {
  tenant_id: number
  id: Generated<number>
  person_id: number
  department_id: number | null
  points: number
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface BlacklistEntryTable {
  tenant_id: number
  id: Generated<number>
  kind: Generated<'Email' | 'Domain' | 'Phone' | 'Address' | 'Name Pattern'>
  name: string
  reason: Generated<string>
  hits: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface BlockedAddressTable {
  tenant_id: number
  id: Generated<number>
  ip: string
  failures: number
  blocked_at: Generated<string>
  blocked_until: string
}

export interface BudgetTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  service_id: number
  budget_type: 'Recurring' | 'One-Time'
  starts_at: string
  ends_at: string | null
  invoice_amount: string
  platform_margin: string | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  created_by: number | null
  updated_at: Generated<string>
  deleted_at: string | null
  deleted_by: number | null
  import_id: number | null
  cancellation_reason_id: number | null
  end_told: string | null
}

export interface BudgetAllocationTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  kind: 'paid-search' | 'social' | 'premium-display' | 'premium-video'
  month: string
  mode: 'Percent' | 'Dollars'
  weights: ColumnType<Shape<'budget_allocation.weights'>, string, string>
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: number | null
}

export interface BudgetChangeTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  service_id: number
  budget_id: number
  user_id: number
  previous_amount: string
  new_amount: string
  created_at: Generated<string>
  created_by: number | null
  confirmed_at: string | null
  confirmed_by: number | null
  version: Generated<number>
}

export interface BudgetFeeTable {
  tenant_id: number
  id: Generated<number>
  budget_id: number
  client_id: number
  fee_service_id: number
  starts_at: string
  ends_at: string | null
  invoice_amount: string
  notes: Generated<string>
}

export interface BudgetIncreaseTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  budget_id: number
  service_id: number
  previous_amount: string
  new_amount: string
  month: string
  reason: string
  status: Generated<'Waiting' | 'Approved' | 'Rejected' | 'Withdrawn'>
  requested_by: number
  requested_at: Generated<string>
  decided_by: number | null
  decided_at: string | null
  answer: Generated<string>
  revision_id: number | null
  version: Generated<number>
}

export interface BudgetRevisionTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  month: string
  reason: Generated<string>
  created_at: Generated<string>
  created_by: number | null
}

export interface BudgetRevisionLineTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  revision_id: number
  budget_id: number
  becomes_id: number | null
  service_id: number
  previous_amount: string
  new_amount: string | null
}

export interface BudgetSpendTable {
  tenant_id: number
  budget_id: number
  client_id: number
  month: string
  amount: string
  entered_at: Generated<string>
  entered_by: number | null
  import_id: number | null
}

export interface BudgetTagTable {
  tenant_id: number
  id: Generated<number>
  name: string
  description: Generated<string>
  include_fees: Generated<boolean>
}

export interface BudgetTagLinkTable {
  tenant_id: number
  budget_id: number
  tag_id: number
}

export interface CalendarEventTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  summary: string
  link: string | null
  starts_at: string
  ends_at: string
  all_day: Generated<boolean>
}

export interface CalendarGrantTable {
  tenant_id: number
  user_id: number
  email: string
  /** Sealed. */
  refresh_token: string
  created_at: Generated<string>
  ended_at: string | null
}

/** How the calls of a tenant's CallRail account were last read into the figures of its clients. */
export interface CallrailReadTable {
  tenant_id: number
  asked_at: Generated<string>
  /** Null while they are being read. */
  done_at: string | null
  /** The last day whose calls are kept. */
  through: string | null
  calls: Generated<number>
  /** Why it ended before that, in a sentence. */
  problem: string | null
}

export interface CancellationReasonTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ChatMessageTable {
  tenant_id: number
  id: Generated<number>
  session_id: number
  kind: 'human' | 'ai' | 'other'
  content: string
  answers_id: number | null
  cut: Generated<boolean>
  created_at: Generated<string>
}

export interface ChatSessionTable {
  tenant_id: number
  id: Generated<number>
  key: string
  user_id: number
  title: string | null
  last_title: string | null
  first_message_at: string | null
  last_message_at: string | null
  message_count: Generated<number>
  created_at: Generated<string>
}

export interface ClaimTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  manufacturer_id: number
  channel: Generated<'SEO' | 'SEM' | 'Facebook' | 'DV360' | 'Vehicles'>
  month: string
  spent: string
  share_percent: string
  deadline: string
  state: Generated<'Not started' | 'Gathering' | 'Ready' | 'Submitted' | 'Approved' | 'Paid' | 'Rejected'>
  owner_id: number | null
  paid: string | null
  reason: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** The deadline of which its owner was told that it has passed. */
  late_told_for: string | null
  /** The program whose campaigns it was made of; nothing for one that somebody typed. */
  program_id: number | null
}

/** What a landing page looked like that proves a claim. */
export interface ClaimPageTable {
  tenant_id: number
  claim_id: number
  address: string
  client_id: number
  /** Its picture; nothing where none could be taken. */
  file_id: number | null
  /** Why there is no picture. */
  reason: Generated<string>
  taken_at: Generated<string>
}

export interface ClientTable {
  tenant_id: number
  id: Generated<number>
  name: string
  name_folded: string
  slug: string
  identifier: string | null
  industry_id: number | null
  group_id: number | null
  activated_at: string | null
  canceled_at: string | null
  city: string | null
  state: string | null
  phone: string | null
  website: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  import_id: number | null
  /** Separated by commas. */
  brands: string | null
  logo_file_id: number | null
  management_group_id: number | null
  region_id: number | null
}

export interface ClientBillingTable {
  tenant_id: number
  client_id: number
  parent_organization_id: number | null
  contacts: Generated<string>
  address: Generated<string>
  postal_code: Generated<string>
  terms_days: Generated<number>
  tax_rate: Generated<string>
  purchase_order: Generated<string>
  ledger_name: Generated<string>
  version: Generated<number>
  updated_at: Generated<string>
  budget_ceiling: string | null
}

export interface ClientDataDefaultTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  client_data_type_id: number
  value: string
  updated_at: Generated<string>
}

export interface ClientDataTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  kind: Generated<'Text' | 'Number' | 'Day' | 'Choice' | 'User' | 'Yes or No'>
  choices: Generated<string>
  required: Generated<boolean>
  hint: Generated<string>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  in_lists: Generated<boolean>
}

export interface ClientDataValueTable {
  tenant_id: number
  client_id: number
  client_data_type_id: number
  value: string
  updated_at: Generated<string>
}

export interface ClientGroupTable {
  tenant_id: number
  id: Generated<number>
  name: string
  website: Generated<string>
  notes: Generated<string>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ClientHealthTable {
  tenant_id: number
  client_id: number
  score: number
  parts: ColumnType<Shape<'client_health.parts'>, string, string>
  computed_at: Generated<string>
}

export interface ClientHealthWeekTable {
  tenant_id: number
  client_id: number
  week: string
  score: number
}

export interface ClientMergeTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  into_client_id: number
  canceled_at: string | null
  moved: ColumnType<Shape<'client_merge.moved'>, string, string>
  split: ColumnType<Shape<'client_merge.split'>, string, string>
  merged_at: Generated<string>
  merged_by: number
  undone_at: string | null
}

export interface ClientNoteTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  noted_at: string
  topic: Generated<'Call' | 'Meeting' | 'Results' | 'Budget' | 'Creative' | 'Website' | 'Other'>
  follow_up_at: string | null
  body: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ClientTagTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  color: Generated<string>
  description: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ClientTagLinkTable {
  tenant_id: number
  client_id: number
  client_tag_id: number
  created_at: Generated<string>
}

export interface ClientUserTable {
  tenant_id: number
  client_id: number
  user_id: number
  client_user_type_id: number
}

export interface ClientUserTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface CompetitorTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  website: Generated<string>
  brand: Generated<string>
  distance: string | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ContactTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  title: Generated<string>
  department: Generated<'Sales' | 'Service' | 'Parts' | 'General Manager' | 'Owner' | 'Marketing' | 'Accounting' | 'Other'>
  email: Generated<string>
  phone: Generated<string>
  mobile: Generated<string>
  is_primary: Generated<boolean>
  receives_reports: Generated<boolean>
  receives_invoices: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  person_id: string | null
  merged_into_id: number | null
  birthday: Generated<string>
}

export interface ContactApartTable {
  tenant_id: number
  id: Generated<number>
  one: number
  other: number
  created_by: number | null
  created_at: Generated<string>
}

export interface CoopDocumentTable {
  tenant_id: number
  id: Generated<number>
  public_id: Generated<string>
  name: string
  description: Generated<string>
  shared: Generated<boolean>
  created_by: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface CoreVehicleTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  model: string
  brand: Generated<string>
  condition: Generated<'New' | 'Used' | 'Certified'>
  starts_at: string | null
  order: Generated<number>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface CreativePreviewTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  expires_on: string
  file_id: number | null
  file_name: Generated<string>
  share_number: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  runs_from: string | null
  runs_until: string | null
}

export interface CredentialTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  url: Generated<string>
  username: Generated<string>
  secret: string
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  code_secret: Generated<string>
  has_code: Generated<boolean>
  rotate_days: number | null
  rotated_at: string | null
  rotate_at: string | null
}

export interface CustomerListTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  uploaded_by: number | null
  uploaded_at: Generated<string>
  expires_at: string
  row_count: Generated<number>
  counts: ColumnType<Shape<'customer_list.counts'>, string | undefined, string>
  google_file: string | null
  meta_file: string | null
  tiktok_file: string | null
}

export interface DashboardLinkTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  url: string
  owner_id: number | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DefaultViewTable {
  tenant_id: number
  user_id: number
  list: string
  view_id: number
}

export interface DeliverableTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  description: Generated<string>
  type_id: number | null
  category_id: number | null
  status_id: number
  action_id: number | null
  assignee_id: number | null
  due_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  strategy_id: number | null
}

export interface DeliverableActionTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DeliverableCategoryTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DeliverableStatusTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  closes: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DeliverableTaskTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  due_day: number | null
  description: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DeliverableTaskDoneTable {
  tenant_id: number
  client_id: number
  task_id: number
  month: string
  done_by: number | null
  done_at: Generated<string>
}

export interface DeliverableTemplateTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  description: Generated<string>
  type_id: number | null
  category_id: number | null
  due_after_days: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DeliverableTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DepartmentTable {
  tenant_id: number
  id: Generated<number>
  name: string
  description: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface DepartmentUserTable {
  tenant_id: number
  department_id: number
  user_id: number
  department_user_type_id: number | null
}

export interface DepartmentUserAbilityTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  description: Generated<string>
  department_user_type_id: number | null
}

export interface DepartmentUserTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface EmailAttachmentTable {
  tenant_id: number
  email_id: number
  file_id: number
}

export interface EmailEventTable {
  tenant_id: number
  id: Generated<number>
  email_id: number
  event_key: string
  kind: 'delivered' | 'deferred' | 'bounced' | 'dropped' | 'complained' | 'opened' | 'clicked' | 'unsubscribed'
  recipient: string
  reason: Generated<string>
  happened_at: string
  received_at: Generated<string>
}

export interface EmailNotificationTable {
  tenant_id: number
  id: Generated<number>
  category: string
  recipients: string[]
  subject: string
  body_html: string
  body_text: string
  confidential: Generated<boolean>
  status: Generated<'queued' | 'sent' | 'failed' | 'kept'>
  attempts: Generated<number>
  last_error: string | null
  client_id: number | null
  user_id: number | null
  created_by: number | null
  created_at: Generated<string>
  sent_at: string | null
  unsubscribe: Generated<string>
}

export interface EmbedCodeTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  origin: string
  challenge: string
  code_hash: string
  attempts: Generated<number>
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface EmbedSessionTable {
  tenant_id: number
  id: Generated<string>
  user_id: number
  origin: string
  created_at: Generated<string>
  expires_at: string
  revoked_at: string | null
  /** The key of the assertion that opened it; null where the pop-up did. */
  host_key_id: number | null
  generation: Generated<number>
  rotated_at: Generated<string>
}

export interface ExportRunTable {
  tenant_id: number
  id: Generated<number>
  list_call: string
  params: ColumnType<Shape<'export_run.params'>, string, string>
  query: ColumnType<Shape<'export_run.query'>, string, string>
  columns: string[]
  format: 'csv' | 'xlsx'
  name: string
  status: Generated<'waiting' | 'running' | 'done' | 'failed' | 'canceled' | 'expired'>
  rows_total: Generated<number>
  rows_done: Generated<number>
  message: string | null
  file_id: number | null
  created_by: number
  created_at: Generated<string>
  worked_at: string | null
  finished_at: string | null
  expires_at: string | null
  dismissed_at: string | null
}

export interface FeeCapTable {
  tenant_id: number
  id: Generated<number>
  name: string
  client_id: number | null
  service_id: number | null
  fee_service_id: number | null
  limit_in: Generated<'Dollars' | 'Percent of the budget'>
  most: string
  starts_at: string
  notes: Generated<string>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface FeeServiceTable {
  tenant_id: number
  id: Generated<number>
  name: string
  account_code: Generated<string>
  prorated: boolean | null
  profit_center_id: number | null
}

export interface FeedChangeTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  vehicle_feed_id: number
  day: string
  kind: 'Added' | 'Gone' | 'Price'
  title: string
  vin: Generated<string>
  price_before: string | null
  price_after: string | null
}

export interface FeedKeyTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  vehicle_feed_id: number
  key_hash: string
  created_at: Generated<string>
  last_used_at: string | null
}

export interface FeedVehicleTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  vehicle_feed_id: number
  key: string
  title: string
  vin: Generated<string>
  stock: Generated<string>
  condition: Generated<string>
  certified: Generated<boolean>
  price: string | null
  mileage: number | null
  image: Generated<string>
  in_stock_since: string | null
  mistakes: Generated<string>
  doubts: Generated<string>
  first_seen: string
  facts: ColumnType<Shape<'feed_vehicle.facts'>, string | undefined, string>
  digest: Generated<string>
}

export interface FileTable {
  tenant_id: number
  id: Generated<number>
  public_id: Generated<string>
  name: string
  media_type: string
  size: number
  sha256: string
  storage_key: string
  label: Generated<string>
  subject: string | null
  subject_id: number | null
  client_id: number | null
  created_by: number | null
  created_at: Generated<string>
  deleted_at: string | null
}

export interface FileColumnTable {
  tenant_id: number
  id: Generated<number>
  name: string
  program_id: number
  file: Generated<'Daily spot file' | 'Billing' | 'Report'>
  holds: Generated<'Dealer code' | 'Dealer name' | 'District' | 'Day, YYYY-MM-DD' | 'Day, MM/DD/YYYY' | 'Day, YYYYMMDD' | 'Campaign id' | 'Campaign name' | 'Platform' | 'Channel' | 'Fund code' | 'Fund name' | 'Impressions' | 'Clicks' | 'Conversions' | 'Spend, 0.00' | 'Spend, whole cents' | 'Allotted, 0.00' | 'Left, 0.00' | 'Program'>
  order: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface FormTable {
  tenant_id: number
  id: Generated<number>
  client_id: number | null
  public_id: Generated<string>
  name: string
  description: Generated<string>
  is_template: Generated<boolean>
  open: Generated<boolean>
  closes_at: string | null
  most_answers: number | null
  becomes: Generated<'Nothing else' | 'Client Note' | 'Lead' | 'Contact' | 'Task' | 'Interaction'>
  tell: Generated<string>
  version_number: Generated<number>
  version: Generated<number>
  created_by: number | null
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  task_for_id: number | null
  task_type_id: number | null
  interaction_type_id: number | null
  interaction_by_id: number | null
  interaction_values: ColumnType<Shape<'form.interaction_values'>, string | undefined, string>
  put_away: Generated<boolean>
  /** Ids of questions by what they tell. */
  mapped: ColumnType<Shape<'form.mapped'>, string | undefined, string>
}

export interface FormAnswerTable {
  tenant_id: number
  id: Generated<number>
  form_id: number
  client_id: number | null
  version_number: number
  answers: ColumnType<Shape<'form_answer.answers'>, string, string>
  became: Generated<string>
  created_at: Generated<string>
  became_id: number | null
  /** Who was signed in, or whose link it was; null where nobody knows. */
  answered_by: number | null
}

/** Forms that people of clients are asked to fill in, each by a link of their own. */
export interface FormLinkTable {
  tenant_id: number
  id: Generated<number>
  form_id: number
  client_id: number | null
  user_id: number
  public_id: Generated<string>
  asked_at: Generated<string>
  asked_by: number | null
  reminded_at: string | null
  answered_at: string | null
}

export interface FormVersionTable {
  tenant_id: number
  form_id: number
  number: number
  definition: ColumnType<Shape<'form_version.definition'>, string, string>
  created_at: Generated<string>
}

export interface GuestAccessTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  report: string
  token_hash: string
  linked_at: Generated<string>
  password_hash: string | null
  note: string | null
  expires_at: string
  max_uses: number | null
  uses: Generated<number>
  created_at: Generated<string>
  created_by: number | null
  last_used_at: string | null
  revoked_at: string | null
  revoked_by: number | null
  /** How often links before the present one were opened: uses begin anew with a link that is made anew. */
  uses_before: Generated<number>
  /** The address, in small letters, of the one person for whom it is; nothing where it is for whoever has it. */
  reader: string | null
}

export interface GuestAccessRequestTable {
  tenant_id: number
  id: Generated<number>
  guest_access_id: number
  client_id: number
  name: string
  email: string
  message: string | null
  created_at: Generated<string>
  answered_at: string | null
  answered_by: number | null
  answer_id: number | null
}

export interface HealthPartTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  kind: 'Contact' | 'Results' | 'Pacing' | 'Budget' | 'Payment' | 'Late Work' | 'Unanswered Changes' | 'Ending' | 'Portal Visits'
  weight: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface HostAssertionTable {
  tenant_id: number
  host_key_id: number
  jti: string
  expires_at: string
}

export interface HostKeyTable {
  tenant_id: number
  id: Generated<number>
  name: string
  /** RFC 7638; what an assertion names as kid. */
  thumbprint: string
  algorithm: 'EdDSA' | 'ES256'
  /** A JWK without private members. */
  public_key: ColumnType<Shape<'host_key.public_key'>, string, string>
  created_at: Generated<string>
  created_by: number | null
  last_used_at: string | null
  revoked_at: string | null
  revoked_by: number | null
}

export interface IdempotencyKeyTable {
  tenant_id: number
  actor: string
  key: string
  call: string
  request_hash: string
  status: number
  answer: string
  created_at: Generated<string>
}

export interface ImplementationNoteTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  body: string
  written_at: string | null
  owner_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ImportRowTable {
  tenant_id: number
  import_id: number
  line: number
  cells: ColumnType<Shape<'import_row.cells'>, string, string>
  target_id: number | null
  target_version: number | null
  change: ColumnType<Shape<'import_row.change', null>, string | null, string | null>
}

export interface ImportRunTable {
  tenant_id: number
  id: Generated<number>
  kind: string
  file_name: string
  status: 'reading' | 'checked' | 'writing' | 'done' | 'refused' | 'failed' | 'canceled'
  columns: ColumnType<Shape<'import_run.columns'>, string | undefined, string>
  rows_total: Generated<number>
  rows_done: Generated<number>
  result: ColumnType<Shape<'import_run.result', null>, string | null, string | null>
  message: string | null
  created_by: number | null
  created_at: Generated<string>
  finished_at: string | null
  header: ColumnType<Shape<'import_run.header'>, string | undefined, string>
  cancel_requested: Generated<boolean>
  worked_by: string | null
  worked_at: string | null
  client_id: number | null
  list: string | null
}

export interface IncidentTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  cause_id: number
  cost: string | null
  started_at: string
  ended_at: string | null
  owner_id: number | null
  measure: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface IncidentCauseTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface IndustryTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface IntegrationTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  identifier: string
  platform: 'Google Ads' | 'Microsoft Ads' | 'Meta' | 'Google Analytics 4' | 'Search Console' | 'Business Profile' | 'Local Services Ads' | 'Display & Video 360' | 'TikTok' | 'LinkedIn' | 'CallRail' | 'ConversionIQ' | 'Website Provider' | 'CRM'
  account: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface InteractionTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  interaction_type_id: number
  user_id: number
  on_behalf_of: number | null
  body: string
  /** A day of the agency's clock. */
  published_at: string
  is_public: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  deleted_by: number | null
}

export interface InteractionCorrectionTable {
  tenant_id: number
  id: Generated<number>
  interaction_id: number
  kind: 'Corrected' | 'Moved' | 'Left as it is'
  reason: string
  findings: Generated<string[]>
  moved_from_id: number | null
  moved_to_id: number | null
  user_id: number
  created_at: Generated<string>
}

export interface InteractionCustomFieldTable {
  tenant_id: number
  id: Generated<number>
  name: string
  type: 'duration' | 'text' | 'paragraph' | 'boolean' | 'options' | 'related users type' | 'attachment' | 'date'
  is_required: Generated<boolean>
  active: Generated<boolean>
  order: Generated<number>
  default_value: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface InteractionStoreTable {
  tenant_id: number
  interaction_id: number
  client_id: number
}

export interface InteractionTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  active: Generated<boolean>
  order: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface InteractionTypeFieldTable {
  tenant_id: number
  interaction_type_id: number
  custom_field_id: number
}

export interface InteractionValueTable {
  tenant_id: number
  interaction_id: number
  custom_field_id: number
  client_id: number
  /** A text, or JSON for a list. */
  data: string
}

export interface InvoiceTable {
  tenant_id: number
  id: Generated<number>
  month: string
  client_id: number | null
  parent_organization_id: number | null
  client_ids: number[]
  bill_to: ColumnType<Shape<'invoice.bill_to'>, string | undefined, string>
  bill_to_name: Generated<string>
  status: Generated<'draft' | 'reviewed' | 'approved' | 'sent' | 'void'>
  sequence: number | null
  number: string | null
  issued_on: string | null
  due_on: string | null
  tax_rate: Generated<string>
  subtotal_cents: Generated<number>
  tax_cents: Generated<number>
  total_cents: Generated<number>
  paid_cents: Generated<number>
  line_count: Generated<number>
  memo: Generated<string>
  says: ColumnType<Shape<'invoice.says'>, string | undefined, string>
  reviewed_by: number | null
  reviewed_at: string | null
  approved_by: number | null
  approved_at: string | null
  sent_by: number | null
  sent_at: string | null
  voided_by: number | null
  voided_at: string | null
  void_reason: Generated<string>
  pdf_file_id: number | null
  xero_export_id: number | null
  quickbooks_export_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface InvoiceExportTable {
  tenant_id: number
  id: Generated<number>
  month: string
  ledger: 'xero' | 'quickbooks'
  file_number: number
  invoice_count: number
  total_cents: number
  settings: ColumnType<Shape<'invoice_export.settings'>, string | undefined, string>
  created_at: Generated<string>
  created_by: number | null
}

export interface InvoiceLineTable {
  tenant_id: number
  id: Generated<number>
  invoice_id: number
  client_id: number
  month: string
  service_month: string
  kind: 'budget' | 'fee' | 'adjustment' | 'credit' | 'hand'
  source: string | null
  budget_id: number | null
  fee_id: number | null
  description: string
  reason: Generated<string>
  amount_cents: number
  computed_cents: number | null
  account_code: Generated<string>
  edited: Generated<boolean>
  removed: Generated<boolean>
  live: Generated<boolean>
  edited_by: number | null
  place: Generated<number>
}

export interface InvoiceMonthTable {
  tenant_id: number
  month: string
  closed_at: string | null
  closed_by: number | null
  run_status: Generated<'idle' | 'running' | 'failed'>
  run_key: string | null
  run_by: number | null
  run_started_at: string | null
  run_finished_at: string | null
  run_worked_at: string | null
  run_done: Generated<number>
  run_total: Generated<number>
  run_message: string | null
  run_counts: ColumnType<Shape<'invoice_month.run_counts'>, string | undefined, string>
}

export interface InvoicePaymentTable {
  tenant_id: number
  id: Generated<number>
  invoice_id: number
  paid_on: string
  amount_cents: number
  reference: Generated<string>
  import_run_id: number | null
  created_at: Generated<string>
  created_by: number | null
}

export interface InvoiceSeriesTable {
  tenant_id: number
  next_number: Generated<number>
}

export interface LeadTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  lead_type_id: number
  received_at: string
  count: Generated<number>
  source: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  status_id: number | null
}

/** An address at which a client's leads arrive. */
export interface LeadKeyTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  key_hash: string
  created_by: number | null
  created_at: Generated<string>
  last_used_at: string | null
  revoked_at: string | null
}

export interface LeadStatusTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface LeadTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  kind: Generated<'Form' | 'Call' | 'Chat' | 'Other'>
}

export interface ListVersionTable {
  tenant_id: number
  list: string
  version: Generated<number>
}

export interface LostReasonTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ManagementGroupTable {
  tenant_id: number
  id: Generated<number>
  name: string
  manager_id: number | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  active: Generated<boolean>
}

export interface ManufacturerTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  brands: Generated<string>
  coop_percent: string | null
  portal_url: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface MetricAlarmTable {
  tenant_id: number
  id: Generated<number>
  name: string
  measure: Generated<'Spend' | 'Impressions' | 'Clicks' | 'Conversions' | 'Sessions' | 'Leads' | 'CTR' | 'Cost per Click' | 'Cost per Conversion' | 'Conversion Rate' | 'Cost per Lead'>
  channel: Generated<'All Channels' | 'Search' | 'Social' | 'Display' | 'Video' | 'Connected TV'>
  condition: Generated<'Falls by' | 'Rises by' | 'Is Below' | 'Is Above' | 'Is Unusual' | 'Stops'>
  threshold: string | null
  days: Generated<number>
  group_id: number | null
  tell_id: number
  snoozed_until: string | null
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  by_mail: Generated<boolean>
  makes_task: Generated<boolean>
  client_id: number | null
  /** Whose clients it watches; all where it is empty, as with the others. */
  manager_id: number | null
  client_tag_id: number | null
  manufacturer_id: number | null
  service_id: number | null
}

/** From the first night on which an alarm rang for a client to the last. */
export interface MetricAlarmRingTable {
  tenant_id: number
  id: Generated<number>
  metric_alarm_id: number
  client_id: number
  since: string
  until: string
  value: string
  before: string | null
  told_id: number | null
  created_at: Generated<string>
  /** When somebody said that it is known; nothing while nobody has. */
  seen_at: string | null
  seen_by: number | null
}

export interface MetricCampaignTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  platform: string
  external_id: string
  name: string
  channel: 'search' | 'social' | 'display' | 'video' | 'ctv' | 'analytics'
  segment: Generated<string>
}

export interface MetricDayTable {
  tenant_id: number
  client_id: number
  channel: 'search' | 'social' | 'display' | 'video' | 'ctv' | 'analytics'
  day: string
  segment: Generated<string>
  facts: Generated<number>
  impressions: Generated<number>
  clicks: Generated<number>
  spend_micros: Generated<number>
  conversion_micros: Generated<number>
  conversion_value_micros: Generated<number>
  views: Generated<number>
  store_visits: Generated<number>
  vdp_views: Generated<number>
  users: Generated<number>
  sessions: Generated<number>
}

export interface MetricFactTable {
  tenant_id: number
  client_id: number
  channel: 'search' | 'social' | 'display' | 'video' | 'ctv' | 'analytics'
  day: string
  campaign_id: number
  placement: Generated<string>
  segment: Generated<string>
  impressions: Generated<number>
  clicks: Generated<number>
  spend_micros: Generated<number>
  conversion_micros: Generated<number>
  conversion_value_micros: Generated<number>
  views: Generated<number>
  store_visits: Generated<number>
  vdp_views: Generated<number>
  users: Generated<number>
  sessions: Generated<number>
}

export interface MetricMonthTable {
  tenant_id: number
  month: string
  channel: 'search' | 'social' | 'display' | 'video' | 'ctv' | 'analytics'
  client_id: number
  facts: Generated<number>
  impressions: Generated<number>
  clicks: Generated<number>
  spend_micros: Generated<number>
  conversion_micros: Generated<number>
  conversion_value_micros: Generated<number>
  views: Generated<number>
  store_visits: Generated<number>
  vdp_views: Generated<number>
  users: Generated<number>
  sessions: Generated<number>
}

export interface MetricReplacedTable {
  tenant_id: number
  import_id: number
  client_id: number
  channel: string
  day: string
  campaign_id: number
  placement: string
  segment: Generated<string>
  impressions: Generated<number>
  clicks: Generated<number>
  spend_micros: Generated<number>
  conversion_micros: Generated<number>
  conversion_value_micros: Generated<number>
  views: Generated<number>
  store_visits: Generated<number>
  vdp_views: Generated<number>
  users: Generated<number>
  sessions: Generated<number>
}

export interface MetricStagedTable {
  tenant_id: number
  import_id: number
  line: number
  client_id: number
  channel: string
  day: string
  platform: string
  external_id: string
  name: string
  placement: string
  segment: string
  impressions: Generated<number>
  clicks: Generated<number>
  spend_micros: Generated<number>
  conversion_micros: Generated<number>
  conversion_value_micros: Generated<number>
  views: Generated<number>
  store_visits: Generated<number>
  vdp_views: Generated<number>
  users: Generated<number>
  sessions: Generated<number>
}

export interface MetricWrittenTable {
  tenant_id: number
  import_id: number
  day: string
}

export interface ModelUseTable {
  tenant_id: number
  id: Generated<number>
  kind: 'notes' | 'chat'
  user_id: number
  client_id: number | null
  usage_id: number | null
  channel: string | null
  starts_on: string | null
  ends_on: string | null
  model: string
  input_tokens: number | null
  output_tokens: number | null
  shown: Generated<boolean>
  created_at: Generated<string>
}

export interface MysteryShopRequestTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  scenario: string
  channel: Generated<'Email' | 'Phone' | 'Chat' | 'Showroom'>
  scheduled_at: string | null
  state: Generated<'Requested' | 'Under Way' | 'Done' | 'Canceled'>
  response_minutes: number | null
  score: string | null
  result: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface NamePartTable {
  tenant_id: number
  id: Generated<number>
  name: string
  program_id: number
  kind: Generated<'A choice' | 'The fund' | 'The dealer code' | 'A month' | 'A number' | 'Text'>
  values: Generated<string>
  order: Generated<number>
  needed: Generated<boolean>
  active: Generated<boolean>
  hint: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface NegativeKeywordTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  term: string
  match: Generated<'Negative Broad' | 'Negative Phrase' | 'Negative Exact'>
  campaign: Generated<string>
  ad_group: Generated<string>
  list: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface NotificationTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  text: string
  path: string | null
  created_at: Generated<string>
  read_at: string | null
}

export interface OemAuditStateTable {
  tenant_id: number
  id: Generated<number>
  program_id: number
  client_id: number
  failing: string
  state: 'pass' | 'warn' | 'fail' | 'waived'
  reason: Generated<string>
  since: string
  until: string | null
}

export interface OemBudgetTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  month: string
  fund_id: number
  allotted: string
  committed: string | null
  starts_at: string | null
  ends_at: string | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** That of its fund. */
  program_id: number | null
}

export interface OemProgramTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  code: string
  manufacturer_id: number | null
  separator: Generated<'_' | '-' | '|' | '~' | '.'>
  casing: Generated<'UPPER CASE' | 'lower case' | 'As typed'>
  longest_name: Generated<number>
  minimum_budget: string | null
  check_names: Generated<boolean>
  check_budget: Generated<boolean>
  check_search: Generated<boolean>
  check_social: Generated<boolean>
  check_display: Generated<boolean>
  check_identifiers: Generated<boolean>
  check_access: Generated<boolean>
  check_disclaimers: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** The share of what was spent that comes back; the manufacturer's where it is empty. */
  coop_percent: string | null
  /** Days after the end of a month in which its claims are handed in. */
  claim_days: Generated<number>
  /** What its budgets are called together. */
  budgets_name: Generated<string>
  allotted_name: Generated<string>
  /** Empty where nothing is promised to campaigns. */
  committed_name: Generated<string>
  /** Whether a budget may be of some days of its month. */
  budget_days: Generated<boolean>
  check_allocations: Generated<boolean>
  check_creatives: Generated<boolean>
}

export interface OemTeamMemberTable {
  tenant_id: number
  id: Generated<number>
  name: string
  program_id: number
  title: Generated<string>
  region: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  active: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface OnboardingTaskTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  category_id: number
  owner_id: number | null
  due_at: string | null
  done: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  task_id: number | null
  service_id: number | null
  waits_for_id: number | null
  for_client: Generated<boolean>
  by_client: Generated<boolean>
  done_by_id: number | null
  done_at: string | null
  /** Its client has ticked it off, and the task tool elsewhere is still to be told. */
  closes_elsewhere: Generated<boolean>
}

export interface OnboardingTaskCategoryTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface OnboardingTaskTemplateTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  category_id: number
  due_after_days: number
  owner_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  service_id: number | null
  owner_type_id: number | null
  waits_for_id: number | null
  for_client: Generated<boolean>
  by_client: Generated<boolean>
}

export interface OpportunityTable {
  tenant_id: number
  id: Generated<number>
  name: string
  stage_id: number
  amount: string | null
  owner_id: number | null
  next_step: Generated<string>
  next_step_at: string | null
  contact_name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  source: Generated<string>
  prospect_id: number | null
  lost_reason_id: number | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  stage_since: Generated<string>
  merged_into_id: number | null
}

/** What happened to a lead of the agency, in its order. */
export interface OpportunityEventTable {
  tenant_id: number
  id: Generated<number>
  opportunity_id: number
  kind: 'Added' | 'Moved' | 'Changed' | 'Note'
  body: string
  user_id: number | null
  created_at: Generated<string>
}

export interface OpportunityStageTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  kind: Generated<'Open' | 'Won' | 'Lost'>
  probability: Generated<string>
  stale_after_days: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

/** How the last call to each outside system of this installation went; each agency has the same. */
export interface OutsideCallTable {
  tenant_id: number
  system: string
  at: string
  state: 'Working' | 'Slow' | 'Refusing' | 'Gone'
  words: string
  /** Milliseconds; null where nothing answered. */
  took: number | null
}

export interface OverrideFileTable {
  tenant_id: number
  id: Generated<number>
  name: string
  state: Generated<'Checked' | 'Applied' | 'Taken Back'>
  problems: Generated<string>
  uploaded_by: number
  uploaded_at: Generated<string>
  changed_at: string | null
}

export interface OverrideLineTable {
  tenant_id: number
  id: Generated<number>
  override_file_id: number
  client_id: number
  campaign_id: number
  day: string
  impressions: number | null
  clicks: number | null
  spend_micros: number | null
  conversion_micros: number | null
}

export interface OverwatchAlarmTable {
  tenant_id: number
  id: Generated<number>
  name: string
  interaction_type_id: number | null
  days: number
  level: Generated<'Notice' | 'Warning' | 'Critical'>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface OwnWriteTable {
  tenant_id: number
  user_id: number
  writes: number
}

export interface PacingNoteTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  user_id: number
  section_id: number
  month: string
  note: string
  created_at: Generated<string>
}

export interface ParentOrganizationTable {
  tenant_id: number
  id: Generated<number>
  name: string
  invoiced_as: Generated<'One for each store' | 'One for all stores'>
  contacts: Generated<string>
  address: Generated<string>
  city: Generated<string>
  state: Generated<string>
  postal_code: Generated<string>
  terms_days: Generated<number>
  tax_rate: Generated<string>
  purchase_order: Generated<string>
  ledger_name: Generated<string>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface PartnerTable {
  tenant_id: number
  id: Generated<number>
  name: string
  commission_percent: string | null
  primary_color: Generated<string>
  logo_url: Generated<string>
  portal_url: Generated<string>
  contact_name: Generated<string>
  contact_email: Generated<string>
  notes: Generated<string>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface PartnerClientTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  partner_id: number
  starts_at: string
  ends_at: string | null
  commission_percent: string | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface PasskeyTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  host: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  transports: Generated<string[]>
  synced: boolean
  created_at: Generated<string>
  last_used_at: string | null
}

export interface PasskeyChallengeTable {
  tenant_id: number
  challenge_hash: string
  at: Generated<string>
}

export interface PasswordLinkTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  token_hash: string
  purpose: 'reset' | 'invitation'
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface PrimaryGoalTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  /** The first day of the month. */
  month: string
  goal: string
  user_id: number
  created_at: Generated<string>
  measure: 'Leads' | 'Sales' | 'Appointments' | 'Sessions' | 'Clicks' | 'Conversions' | null
  /** What the measure of the month has to come to; with the measure or not at all. */
  target: string | null
}

export interface ProfitCenterTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  code: Generated<string>
  department_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ProgramFileTable {
  tenant_id: number
  id: Generated<number>
  program_id: number
  file: string
  day: string
  content: string
  lines: number
  sha256: string
  made_at: Generated<string>
  /** The file as XLSX; nothing for one that is CSV. */
  workbook: Buffer | null
}

export interface ProgramFundTable {
  tenant_id: number
  id: Generated<number>
  name: string
  program_id: number
  code: string
  order: Generated<number>
  active: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ProgramSheetTable {
  tenant_id: number
  id: Generated<number>
  program_id: number
  month: string
  file_name: string
  state: 'Checked' | 'Applied' | 'Undone'
  cells: ColumnType<Shape<'program_sheet.cells'>, string, string>
  problems: ColumnType<Shape<'program_sheet.problems'>, string, string>
  created_by: number
  created_at: Generated<string>
  applied_at: string | null
  undone_at: string | null
}

export interface ProgramStoreTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  dealer_code: string
  program_id: number
  district: Generated<string>
  member_id: number | null
  minimum_budget: string | null
  ads_account: Generated<string>
  analytics_id: Generated<string>
  reporting_access: Generated<boolean>
  disclaimers_checked: Generated<boolean>
  joined_at: string | null
  active: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** The last day of the offers that they are about; null where they have no end. */
  disclaimers_until: string | null
}

export interface ProofTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  public_id: Generated<string>
  name: string
  description: Generated<string>
  due_at: string | null
  shared: Generated<boolean>
  state: Generated<'Waiting' | 'Approved' | 'Changes Asked'>
  decided_by: Generated<string>
  decided_at: string | null
  decision: Generated<string>
  version_number: Generated<number>
  version: Generated<number>
  created_by: number | null
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  reminded_version: Generated<number>
  guests: Generated<string>
  author_reminded_version: Generated<number>
  /** The last day on which its address opens it to guests; null while it was never shared. */
  shared_until: string | null
}

export interface ProofPinTable {
  tenant_id: number
  id: Generated<number>
  proof_id: number
  client_id: number
  version_number: number
  x: number
  y: number
  body: string
  author: string
  by_guest: Generated<boolean>
  resolved: Generated<boolean>
  created_at: Generated<string>
  page: Generated<number>
  /** Milliseconds from the beginning of a film; null for what does not move. */
  moment: number | null
}

export interface ProofVersionTable {
  tenant_id: number
  proof_id: number
  number: number
  client_id: number
  file_id: number
  note: Generated<string>
  created_by: number | null
  created_at: Generated<string>
  state: 'Approved' | 'Changes Asked' | null
  decided_by: Generated<string>
  decided_at: string | null
  decision: Generated<string>
}

export interface RecoveryCodeTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  attempt: string
  code_hash: string
  created_at: Generated<string>
  expires_at: string
  used_at: string | null
}

export interface RecoverySheetCodeTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  code_hash: string
  created_at: Generated<string>
  used_at: string | null
}

export interface RedirectCheckTable {
  tenant_id: number
  website_migration_id: number
  client_id: number
  started_at: Generated<string>
  done_at: string | null
}

export interface RegionTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  manager_id: number | null
  states: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface ReportDeliveryTable {
  tenant_id: number
  id: Generated<number>
  schedule_id: number
  at: Generated<string>
  state: 'sent' | 'kept' | 'failed' | 'stopped' | 'skipped'
  by_hand: Generated<boolean>
  recipients: Generated<string[]>
  message: string | null
  /** Which sending by hand it was; nothing for one that was due. */
  sending: string | null
}

export interface ReportFigureTable {
  tenant_id: number
  client_id: number
  source: string
  day: string
  key: string
  dimensions: ColumnType<Shape<'report_figure.dimensions'>, string, string>
  figures: ColumnType<Shape<'report_figure.figures'>, string, string>
  import_id: number | null
}

export interface ReportPushTable {
  tenant_id: number
  id: Generated<number>
  report: string
  message: string
  file: 'pdf' | 'xlsx'
  state: Generated<'Waiting' | 'Sending' | 'Sent' | 'Canceled'>
  sends_at: string
  people: Generated<number>
  created_by: number
  created_at: Generated<string>
}

export interface ReportPushClientTable {
  tenant_id: number
  report_push_id: number
  client_id: number
  done_at: string | null
  problem: Generated<string>
}

export interface ReportReaderTable {
  tenant_id: number
  schedule_id: number
  address: string
  token: string
  left_at: string | null
}

export interface ReportScheduleTable {
  tenant_id: number
  id: Generated<number>
  report: string
  client_id: number | null
  query: ColumnType<Shape<'report_schedule.query'>, string | undefined, string>
  every: 'day' | 'workday' | 'week' | 'month' | 'monthWorkday'
  day: number
  files: string[]
  recipients: string[]
  is_active: Generated<boolean>
  next_on: string
  last_on: string | null
  last_at: string | null
  last_state: 'sent' | 'kept' | 'failed' | 'stopped' | 'skipped' | null
  last_message: string | null
  created_by: number
  created_at: Generated<string>
  hour: Generated<number>
  only_new: Generated<boolean>
  last_print: string | null
  view_id: number | null
}

export interface ResourceTable {
  tenant_id: number
  id: Generated<number>
  name: string
  category_id: number
  url: string
  /** Not read any more: to whom it is shown says for whom it is. */
  audience: Generated<'Everyone' | 'Account Management' | 'Paid Search' | 'Social' | 'SEO' | 'Programmatic' | 'Accounting'>
  description: Generated<string>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  pinned: Generated<boolean>
  shown_to: Generated<'Everybody' | 'Employees' | 'Administrator' | 'Developer' | 'Director' | 'Executive' | 'Account Manager' | 'SEM Manager' | 'Clients' | 'Partners'>
  client_user_type_id: number | null
}

export interface ResourceCategoryTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SaleTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  sale_type_id: number
  sold_at: string
  count: Generated<number>
  amount: string | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** Where the buyer lives; empty where it is not known. */
  zip: Generated<string>
}

export interface SaleTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

/** An offer of a manufacturer or a dealership; its picture is a file of it. */
export interface SalesIncentiveTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  model: Generated<string>
  kind: Generated<'APR' | 'Lease' | 'Cash' | 'Other'>
  apr: string | null
  amount: string | null
  term_months: number | null
  region: Generated<string>
  starts_at: string
  ends_at: string
  disclaimer: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SavedViewTable {
  tenant_id: number
  id: Generated<number>
  list: string
  name: string
  query: string
  audience: Generated<'mine' | 'team' | 'everyone'>
  department_id: number | null
  owner_id: number
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ScheduledUserTerminationTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  terminates_on: string
  reason: Generated<string>
  created_by: number | null
  done_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ScriptTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  url: Generated<string>
  body: string
  active: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SearchPlanTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  starts_at: string | null
  ends_at: string | null
  focus_cities: Generated<string>
  focus_models: Generated<string>
  website_provider_id: number | null
  blog_posts: Generated<number>
  landing_pages: Generated<number>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SectionBudgetChangeTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  section_id: number
  user_id: number
  month: string
  previous_amount: string
  new_amount: string
  created_at: Generated<string>
  created_by: number | null
  confirmed_at: string | null
}

export interface SectionSpendNoteTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  section_id: number
  month: string
  outcome: 'Explained' | 'Credited' | 'Carried over' | 'Written off'
  amount_cents: number | null
  note: string
  user_id: number
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface ServiceTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  service_group_id: number | null
  active: Generated<boolean>
  pacing_section_id: number | null
  account_code: Generated<string>
  prorated: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  profit_center_id: number | null
}

export interface ServiceGroupTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SessionTable {
  tenant_id: number
  id: Generated<string>
  user_id: number
  impersonated_by: number | null
  refresh_hash: string
  previous_hash: string | null
  rotated_at: Generated<string>
  created_at: Generated<string>
  last_used_at: Generated<string>
  expires_at: string
  revoked_at: string | null
  ip: string | null
  user_agent: string | null
  parent_id: string | null
  view_client_id: number | null
}

export interface ShowroomMonthTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  month: string
  leads: number | null
  internet_leads: number | null
  phone_leads: number | null
  appointments_set: number | null
  appointments_shown: number | null
  sold: number | null
  sales_new: number | null
  sales_used: number | null
  closing_rate: GeneratedAlways<string | null>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SignInFailureTable {
  tenant_id: number
  id: Generated<number>
  kind: 'password' | 'code'
  account: string
  ip: string
  at: Generated<string>
  wrong: Generated<boolean>
}

/** A site of a client that the collector runs on. */
export interface SiteTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  origin: string
  own_addresses: Generated<string>
  site_key: Generated<string>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

/** What pages reported and nothing counted yet, as it came. */
export interface SiteBatchTable {
  tenant_id: number
  id: Generated<number>
  events: ColumnType<Shape<'site_batch.events'>, string, string>
  length: number
}

/** Somebody who made themselves known to a dealer. */
export interface SiteContactTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  known_by: string
  name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  source: Generated<string>
  first_at: Generated<string>
  last_at: Generated<string>
}

/** As whom a contact visited. */
export interface SiteContactVisitorTable {
  tenant_id: number
  client_id: number
  site_contact_id: number
  visitor: string
}

/** What a page of a dealer reported; gone after 35 days. */
export interface SiteEventTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  at: string
  visitor: string
  kind: 'view' | 'lead'
  page_kind: Generated<string>
  path: Generated<string>
  model: Generated<string>
  source: Generated<string>
  medium: Generated<string>
  page_ref: Generated<string>
  form: Generated<string>
  batch: number | null
  /** Of the network address, where a file of address ranges is configured. */
  zip: Generated<string>
}

/** Events of an hour by kind of page and model. */
export interface SiteHourTable {
  tenant_id: number
  client_id: number
  hour: string
  page_kind: string
  model: string
  views: number
  leads: number
}

/** Events of a visitor without half an hour between them. */
export interface SiteVisitTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  visitor: string
  started_at: string
  last_at: string
  pages: number
  vehicles: number
  leads: number
  returning_visitor: Generated<boolean>
  source: string
  medium: string
  landing: string
  page_kinds: Generated<string[]>
  models: Generated<string[]>
  zip: Generated<string>
}

export interface SpendDataSourceTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  platform: Generated<'Google Ads' | 'Microsoft Ads' | 'Meta' | 'LinkedIn' | 'TikTok' | 'Display & Video 360' | 'The Trade Desk' | 'Other'>
  automatic: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface StrategyTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  department_id: number
  tactic_id: number | null
  status: Generated<'Planned' | 'In Progress' | 'Completed' | 'Dropped'>
  owner_id: number | null
  due_at: string | null
  goal: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface SupportCommentTable {
  tenant_id: number
  id: Generated<number>
  tracker: 'built-in' | 'jira'
  issue_key: string
  author_id: number
  body: string
  created_at: Generated<string>
  external_id: string | null
  sending_until: string | null
  attempts: Generated<number>
  problem: string | null
}

export interface SupportIssueTable {
  tenant_id: number
  id: Generated<number>
  tracker: 'built-in' | 'jira'
  number: number
  key: GeneratedAlways<string>
  summary: string
  issue_type: string
  status: string
  description: string
  reporter_id: number
  created_at: Generated<string>
  updated_at: Generated<string>
  external_key: string | null
  external_id: string | null
  sending_until: string | null
  attempts: Generated<number>
  problem: string | null
}

export interface TacticTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface TaskTable {
  tenant_id: number
  id: Generated<number>
  title: string
  description: Generated<string>
  client_id: number | null
  team_id: number
  type_id: number
  status_id: number
  priority: Generated<number>
  assignee_id: number
  reporter_id: number
  due_date: string
  is_approval: Generated<boolean>
  workflow_id: number | null
  parent_id: number | null
  additional_fields: ColumnType<Shape<'task.additional_fields'>, string | undefined, string>
  mentions: ColumnType<Shape<'task.mentions'>, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface TaskActivityTable {
  tenant_id: number
  id: Generated<number>
  task_id: number
  user_id: number
  action: string
  created_at: Generated<string>
}

export interface TaskCommentTable {
  tenant_id: number
  id: Generated<number>
  task_id: number
  author_id: number
  body: string
  created_at: Generated<string>
}

export interface TaskStatusTable {
  tenant_id: number
  id: Generated<number>
  name: string
  closes: Generated<boolean>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface TaskTeamTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface TaskTemplateTable {
  tenant_id: number
  id: Generated<number>
  name: string
  team_id: number
  type_id: number | null
  title: Generated<string>
  description: Generated<string>
  priority: Generated<'Low' | 'Normal' | 'High' | 'Urgent'>
  due_after_days: Generated<number>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface TaskTemplateFieldTable {
  tenant_id: number
  id: Generated<number>
  name: string
  template_id: number
  kind: Generated<'Text' | 'Paragraph' | 'Number' | 'Date' | 'Yes or No' | 'Options'>
  required: Generated<boolean>
  options: Generated<string>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface TaskTypeTable {
  tenant_id: number
  id: Generated<number>
  name: string
  team_id: number
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface TenantTable {
  id: Generated<number>
  parent_id: number | null
  name: string
  slug: string
  logo: string | null
  primary_color: Generated<string>
  created_at: Generated<string>
  logo_file_id: number | null
}

export interface TenantCarouselItemTable {
  tenant_id: number
  id: Generated<number>
  name: string
  file_id: number
  order: number
  active: Generated<boolean>
  version: Generated<number>
  created_by: number | null
  created_at: Generated<string>
  deleted_at: string | null
}

export interface TenantHostTable {
  host: string
  tenant_id: number
}

export interface TenantOriginTable {
  tenant_id: number
  origin: string
  id: Generated<number>
  created_at: Generated<string>
  created_by: number | null
}

export interface TenantSettingTable {
  tenant_id: number
  setting: string
  value: ColumnType<Shape<'tenant_setting.value'>, string, string>
  updated_at: Generated<string>
}

export interface TermsOfServiceTable {
  tenant_id: number
  version: number
  text: string
  published_at: Generated<string>
  published_by: number | null
}

export interface UsageRecordTable {
  tenant_id: number
  id: Generated<number>
  client_id: number | null
  user_id: number
  action: string
  log: ColumnType<Shape<'usage_record.log'>, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface UserAccountTable {
  tenant_id: number
  id: Generated<number>
  email: string
  first_name: string
  last_name: string
  user_type: 'Employee' | 'Client' | 'Partner' | 'Regional Manager' | 'Guest' | 'PDF'
  password_hash: string | null
  active: Generated<boolean>
  suspended: Generated<boolean>
  start_date: string | null
  must_change_password: Generated<boolean>
  pdf_user: Generated<boolean>
  avatar: string | null
  totp_secret: string | null
  two_factor: Generated<boolean>
  kobi_key: string | null
  settings: ColumnType<Shape<'user_account.settings'>, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
  two_factor_forced: Generated<boolean>
  totp_step: number | null
  password_changed_at: string | null
  version: Generated<number>
  user_level_id: number | null
  google_subject: string | null
  /** Written by the database with each use of a session. */
  last_here: string | null
  alarms_by_mail: boolean | null
  alarms_make_tasks: boolean | null
}

export interface UserGroupAccessTable {
  tenant_id: number
  user_id: number
  group_id: number
}

export interface UserLevelTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface UserRoleTable {
  tenant_id: number
  user_id: number
  role: string
}

export interface VehicleFeedTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  url: Generated<string>
  rhythm: Generated<'Every Night' | 'Every Six Hours' | 'By Hand'>
  store_code: Generated<string>
  dealership_name: Generated<string>
  dealership_address: Generated<string>
  active: Generated<boolean>
  state: Generated<'Not Read Yet' | 'In Order' | 'Last Good Copy' | 'Never Read Well'>
  vehicles: Generated<number>
  read_at: string | null
  good_at: string | null
  message: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WatchlistEntryTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  scale_id: number
  state: Generated<'Watching' | 'Saved' | 'Lost'>
  watched_since: string
  at_risk: string | null
  owner_id: number | null
  outcome: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WatchlistMeetingTable {
  tenant_id: number
  id: Generated<number>
  name: string
  entry_id: number
  held_at: string
  attendees: Generated<string>
  outcome: Generated<string>
  next_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WatchlistProposalTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: Generated<string>
  score: number | null
  state: Generated<'Proposed' | 'Taken' | 'Declined' | 'Recovered'>
  proposed_at: string | null
  at_risk: string | null
  reason: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WatchlistScaleTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  meaning: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WatchlistServiceTable {
  tenant_id: number
  id: Generated<number>
  name: string
  entry_id: number
  service_id: number
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WatchlistStepTable {
  tenant_id: number
  id: Generated<number>
  name: string
  entry_id: number
  owner_id: number | null
  due_at: string | null
  done: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WebhookAttemptTable {
  tenant_id: number
  id: Generated<number>
  webhook_delivery_id: number
  at: Generated<string>
  status: number | null
  took: number
  problem: string | null
  answer: Generated<string>
}

export interface WebhookDeliveryTable {
  tenant_id: number
  id: Generated<number>
  webhook_endpoint_id: number
  message_id: string
  event: string
  payload: string
  at: Generated<string>
  state: Generated<'Waiting' | 'Delivered' | 'Failed'>
  attempts: Generated<number>
  status: number | null
  next_at: string | null
}

export interface WebhookEndpointTable {
  tenant_id: number
  id: Generated<number>
  name: string
  url: string
  events: string[]
  with_amounts: Generated<boolean>
  active: Generated<boolean>
  problem: string | null
  failing_since: string | null
  last_delivered_at: string | null
  secret: Generated<string>
  old_secret: string | null
  old_secret_until: string | null
  version: Generated<number>
  created_at: Generated<string>
  created_by: number
  deleted_at: string | null
}

export interface WebsiteMigrationTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  state: Generated<'Planned' | 'Redirects' | 'Launched' | 'Watched' | 'Done'>
  launches_at: string | null
  old_site: Generated<string>
  new_site: Generated<string>
  provider_id: number | null
  owner_id: number | null
  tracking_moved: Generated<boolean>
  ads_moved: Generated<boolean>
  forms_tested: Generated<boolean>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  /** How often its redirects were replaced by others. */
  redirects_version: Generated<number>
}

/** The state of a launched migration as its redirects and pages with visits were last checked on a day. */
export interface WebsiteMigrationDayTable {
  tenant_id: number
  website_migration_id: number
  client_id: number
  day: string
  /** How many redirects were found to be in each state. */
  redirects: ColumnType<Shape<'website_migration_day.redirects'>, string, string>
  /** Pages that had visits in the 90 days before; those that neither arrive nor are lost were not asked. */
  pages: number
  /** Of these, the ones whose old address leads to a page. */
  arriving: number
  lost: number
  /** The lost ones with the most visits, with what was found there. */
  lost_pages: ColumnType<Shape<'website_migration_day.lost_pages'>, string, string>
  kept_at: Generated<string>
}

export interface WebsiteProviderTable {
  tenant_id: number
  id: Generated<number>
  name: string
  order: Generated<number>
  active: Generated<boolean>
  website: Generated<string>
  support_email: Generated<string>
  support_phone: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface WebsiteRedirectTable {
  tenant_id: number
  id: Generated<number>
  website_migration_id: number
  client_id: number
  old_url: string
  new_url: string
  state: Generated<string>
  words: Generated<string>
  checked_at: string | null
}

/** What somebody has typed in a form and not sent. */
export interface WrittenTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  /** The form with the shape of what it keeps. */
  form: string
  /** What it is about, among those of its form. */
  about: string
  /** As the form wrote it: nobody else reads it. */
  content: string
  version: Generated<number>
  writer: string
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** Shapes of columns that hold JSON: does not compile where one is named that is no such column. */
export type Shapes = Pick<
  Record<
    | 'activity_draft.fields'
    | 'agreement_questionnaire.answers'
    | 'api_key.report_query'
    | 'audit_entry.changes'
    | 'budget_allocation.weights'
    | 'client_health.parts'
    | 'client_merge.moved'
    | 'client_merge.split'
    | 'customer_list.counts'
    | 'export_run.params'
    | 'export_run.query'
    | 'feed_vehicle.facts'
    | 'form.interaction_values'
    | 'form.mapped'
    | 'form_answer.answers'
    | 'form_version.definition'
    | 'host_key.public_key'
    | 'import_row.cells'
    | 'import_row.change'
    | 'import_run.columns'
    | 'import_run.result'
    | 'import_run.header'
    | 'invoice.bill_to'
    | 'invoice.says'
    | 'invoice_export.settings'
    | 'invoice_month.run_counts'
    | 'program_sheet.cells'
    | 'program_sheet.problems'
    | 'report_figure.dimensions'
    | 'report_figure.figures'
    | 'report_schedule.query'
    | 'site_batch.events'
    | 'task.additional_fields'
    | 'task.mentions'
    | 'tenant_setting.value'
    | 'usage_record.log'
    | 'user_account.settings'
    | 'website_migration_day.redirects'
    | 'website_migration_day.lost_pages'
  , unknown>,
  keyof JsonShapes
>

export interface Tables {
  account_state_run: AccountStateRunTable
  achievement: AchievementTable
  activity: ActivityTable
  activity_category: ActivityCategoryTable
  activity_draft: ActivityDraftTable
  activity_store: ActivityStoreTable
  activity_type: ActivityTypeTable
  ad_preview: AdPreviewTable
  agreement: AgreementTable
  agreement_questionnaire: AgreementQuestionnaireTable
  agreement_service: AgreementServiceTable
  agreement_template: AgreementTemplateTable
  agreement_template_question: AgreementTemplateQuestionTable
  agreement_template_service: AgreementTemplateServiceTable
  api_key: ApiKeyTable
  appointment: AppointmentTable
  appointment_type: AppointmentTypeTable
  arrived_lead: ArrivedLeadTable
  assessment: AssessmentTable
  assessment_answer: AssessmentAnswerTable
  assessment_question: AssessmentQuestionTable
  audit_check: AuditCheckTable
  audit_entry: AuditEntryTable
  audit_finding: AuditFindingTable
  audit_waiver: AuditWaiverTable
  bandwidth_capacity: BandwidthCapacityTable
  blacklist_entry: BlacklistEntryTable
  blocked_address: BlockedAddressTable
  budget: BudgetTable
  budget_allocation: BudgetAllocationTable
  budget_change: BudgetChangeTable
  budget_fee: BudgetFeeTable
  budget_increase: BudgetIncreaseTable
  budget_revision: BudgetRevisionTable
  budget_revision_line: BudgetRevisionLineTable
  budget_spend: BudgetSpendTable
  budget_tag: BudgetTagTable
  budget_tag_link: BudgetTagLinkTable
  calendar_event: CalendarEventTable
  calendar_grant: CalendarGrantTable
  callrail_read: CallrailReadTable
  cancellation_reason: CancellationReasonTable
  chat_message: ChatMessageTable
  chat_session: ChatSessionTable
  claim: ClaimTable
  claim_page: ClaimPageTable
  client: ClientTable
  client_billing: ClientBillingTable
  client_data_default: ClientDataDefaultTable
  client_data_type: ClientDataTypeTable
  client_data_value: ClientDataValueTable
  client_group: ClientGroupTable
  client_health: ClientHealthTable
  client_health_week: ClientHealthWeekTable
  client_merge: ClientMergeTable
  client_note: ClientNoteTable
  client_tag: ClientTagTable
  client_tag_link: ClientTagLinkTable
  client_user: ClientUserTable
  client_user_type: ClientUserTypeTable
  competitor: CompetitorTable
  contact: ContactTable
  contact_apart: ContactApartTable
  coop_document: CoopDocumentTable
  core_vehicle: CoreVehicleTable
  creative_preview: CreativePreviewTable
  credential: CredentialTable
  customer_list: CustomerListTable
  dashboard_link: DashboardLinkTable
  default_view: DefaultViewTable
  deliverable: DeliverableTable
  deliverable_action: DeliverableActionTable
  deliverable_category: DeliverableCategoryTable
  deliverable_status: DeliverableStatusTable
  deliverable_task: DeliverableTaskTable
  deliverable_task_done: DeliverableTaskDoneTable
  deliverable_template: DeliverableTemplateTable
  deliverable_type: DeliverableTypeTable
  department: DepartmentTable
  department_user: DepartmentUserTable
  department_user_ability: DepartmentUserAbilityTable
  department_user_type: DepartmentUserTypeTable
  email_attachment: EmailAttachmentTable
  email_event: EmailEventTable
  email_notification: EmailNotificationTable
  embed_code: EmbedCodeTable
  embed_session: EmbedSessionTable
  export_run: ExportRunTable
  fee_cap: FeeCapTable
  fee_service: FeeServiceTable
  feed_change: FeedChangeTable
  feed_key: FeedKeyTable
  feed_vehicle: FeedVehicleTable
  file: FileTable
  file_column: FileColumnTable
  form: FormTable
  form_answer: FormAnswerTable
  form_link: FormLinkTable
  form_version: FormVersionTable
  guest_access: GuestAccessTable
  guest_access_request: GuestAccessRequestTable
  health_part: HealthPartTable
  host_assertion: HostAssertionTable
  host_key: HostKeyTable
  idempotency_key: IdempotencyKeyTable
  implementation_note: ImplementationNoteTable
  import_row: ImportRowTable
  import_run: ImportRunTable
  incident: IncidentTable
  incident_cause: IncidentCauseTable
  industry: IndustryTable
  integration: IntegrationTable
  interaction: InteractionTable
  interaction_correction: InteractionCorrectionTable
  interaction_custom_field: InteractionCustomFieldTable
  interaction_store: InteractionStoreTable
  interaction_type: InteractionTypeTable
  interaction_type_field: InteractionTypeFieldTable
  interaction_value: InteractionValueTable
  invoice: InvoiceTable
  invoice_export: InvoiceExportTable
  invoice_line: InvoiceLineTable
  invoice_month: InvoiceMonthTable
  invoice_payment: InvoicePaymentTable
  invoice_series: InvoiceSeriesTable
  lead: LeadTable
  lead_key: LeadKeyTable
  lead_status: LeadStatusTable
  lead_type: LeadTypeTable
  list_version: ListVersionTable
  lost_reason: LostReasonTable
  management_group: ManagementGroupTable
  manufacturer: ManufacturerTable
  metric_alarm: MetricAlarmTable
  metric_alarm_ring: MetricAlarmRingTable
  metric_campaign: MetricCampaignTable
  metric_day: MetricDayTable
  metric_fact: MetricFactTable
  metric_month: MetricMonthTable
  metric_replaced: MetricReplacedTable
  metric_staged: MetricStagedTable
  metric_written: MetricWrittenTable
  model_use: ModelUseTable
  mystery_shop_request: MysteryShopRequestTable
  name_part: NamePartTable
  negative_keyword: NegativeKeywordTable
  notification: NotificationTable
  oem_audit_state: OemAuditStateTable
  oem_budget: OemBudgetTable
  oem_program: OemProgramTable
  oem_team_member: OemTeamMemberTable
  onboarding_task: OnboardingTaskTable
  onboarding_task_category: OnboardingTaskCategoryTable
  onboarding_task_template: OnboardingTaskTemplateTable
  opportunity: OpportunityTable
  opportunity_event: OpportunityEventTable
  opportunity_stage: OpportunityStageTable
  outside_call: OutsideCallTable
  override_file: OverrideFileTable
  override_line: OverrideLineTable
  overwatch_alarm: OverwatchAlarmTable
  own_write: OwnWriteTable
  pacing_note: PacingNoteTable
  parent_organization: ParentOrganizationTable
  partner: PartnerTable
  partner_client: PartnerClientTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  password_link: PasswordLinkTable
  primary_goal: PrimaryGoalTable
  profit_center: ProfitCenterTable
  program_file: ProgramFileTable
  program_fund: ProgramFundTable
  program_sheet: ProgramSheetTable
  program_store: ProgramStoreTable
  proof: ProofTable
  proof_pin: ProofPinTable
  proof_version: ProofVersionTable
  recovery_code: RecoveryCodeTable
  recovery_sheet_code: RecoverySheetCodeTable
  redirect_check: RedirectCheckTable
  region: RegionTable
  report_delivery: ReportDeliveryTable
  report_figure: ReportFigureTable
  report_push: ReportPushTable
  report_push_client: ReportPushClientTable
  report_reader: ReportReaderTable
  report_schedule: ReportScheduleTable
  resource: ResourceTable
  resource_category: ResourceCategoryTable
  sale: SaleTable
  sale_type: SaleTypeTable
  sales_incentive: SalesIncentiveTable
  saved_view: SavedViewTable
  scheduled_user_termination: ScheduledUserTerminationTable
  script: ScriptTable
  search_plan: SearchPlanTable
  section_budget_change: SectionBudgetChangeTable
  section_spend_note: SectionSpendNoteTable
  service: ServiceTable
  service_group: ServiceGroupTable
  session: SessionTable
  showroom_month: ShowroomMonthTable
  sign_in_failure: SignInFailureTable
  site: SiteTable
  site_batch: SiteBatchTable
  site_contact: SiteContactTable
  site_contact_visitor: SiteContactVisitorTable
  site_event: SiteEventTable
  site_hour: SiteHourTable
  site_visit: SiteVisitTable
  spend_data_source: SpendDataSourceTable
  strategy: StrategyTable
  support_comment: SupportCommentTable
  support_issue: SupportIssueTable
  tactic: TacticTable
  task: TaskTable
  task_activity: TaskActivityTable
  task_comment: TaskCommentTable
  task_status: TaskStatusTable
  task_team: TaskTeamTable
  task_template: TaskTemplateTable
  task_template_field: TaskTemplateFieldTable
  task_type: TaskTypeTable
  tenant: TenantTable
  tenant_carousel_item: TenantCarouselItemTable
  tenant_host: TenantHostTable
  tenant_origin: TenantOriginTable
  tenant_setting: TenantSettingTable
  terms_of_service: TermsOfServiceTable
  usage_record: UsageRecordTable
  user_account: UserAccountTable
  user_group_access: UserGroupAccessTable
  user_level: UserLevelTable
  user_role: UserRoleTable
  vehicle_feed: VehicleFeedTable
  watchlist_entry: WatchlistEntryTable
  watchlist_meeting: WatchlistMeetingTable
  watchlist_proposal: WatchlistProposalTable
  watchlist_scale: WatchlistScaleTable
  watchlist_service: WatchlistServiceTable
  watchlist_step: WatchlistStepTable
  webhook_attempt: WebhookAttemptTable
  webhook_delivery: WebhookDeliveryTable
  webhook_endpoint: WebhookEndpointTable
  website_migration: WebsiteMigrationTable
  website_migration_day: WebsiteMigrationDayTable
  website_provider: WebsiteProviderTable
  website_redirect: WebsiteRedirectTable
  written: WrittenTable
}
