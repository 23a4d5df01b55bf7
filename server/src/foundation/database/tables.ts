import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The tables as the migrations make them; a law compares the two.
 * `numeric` and `timestamptz` arrive as text: money never passes through a float.
 */

export interface TenantTable {
  id: Generated<number>
  parent_id: number | null
  name: string
  slug: string
  logo: string | null
  logo_file_id: number | null
  primary_color: Generated<string>
  created_at: Generated<string>
}

export interface TenantHostTable {
  host: string
  tenant_id: number
}

export interface TenantSettingTable {
  tenant_id: number
  setting: string
  value: ColumnType<unknown, string, string>
  updated_at: Generated<string>
}

export interface TenantOriginTable {
  tenant_id: number
  id: Generated<number>
  origin: string
  created_at: Generated<string>
  created_by: number | null
}

export interface HostKeyTable {
  tenant_id: number
  id: Generated<number>
  name: string
  /** RFC 7638; what an assertion names as `kid`. */
  thumbprint: string
  algorithm: 'EdDSA' | 'ES256'
  /** A JWK without private members. */
  public_key: ColumnType<unknown, string, string>
  created_at: Generated<string>
  created_by: number | null
  last_used_at: string | null
  revoked_at: string | null
  revoked_by: number | null
}

export interface HostAssertionTable {
  tenant_id: number
  host_key_id: number
  jti: string
  expires_at: string
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
  two_factor_forced: Generated<boolean>
  totp_step: number | null
  password_changed_at: string | null
  kobi_key: string | null
  google_subject: string | null
  settings: ColumnType<unknown, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
  version: Generated<number>
  user_level_id: number | null
  /** Written by the database with each use of a session. */
  last_here: string | null
}

export interface UserRoleTable {
  tenant_id: number
  user_id: number
  role: string
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

export interface DepartmentUserTable {
  tenant_id: number
  department_id: number
  user_id: number
  department_user_type_id: number | null
}

export interface SessionTable {
  tenant_id: number
  id: Generated<string>
  user_id: number
  impersonated_by: number | null
  parent_id: string | null
  view_client_id: number | null
  refresh_hash: string
  previous_hash: string | null
  rotated_at: Generated<string>
  created_at: Generated<string>
  last_used_at: Generated<string>
  expires_at: string
  revoked_at: string | null
  ip: string | null
  user_agent: string | null
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

export interface OwnWriteTable {
  tenant_id: number
  user_id: number
  writes: number
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
  changes: ColumnType<unknown, string | null, string | null>
  ip: string | null
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

export interface ClientUserTable {
  tenant_id: number
  client_id: number
  user_id: number
  client_user_type_id: number
}

export interface UserGroupAccessTable {
  tenant_id: number
  user_id: number
  group_id: number
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

export interface MetricCampaignTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  platform: string
  external_id: string
  name: string
  channel: string
  segment: Generated<string>
}

export interface MetricFactTable {
  tenant_id: number
  client_id: number
  channel: string
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

export interface MetricDayTable {
  tenant_id: number
  client_id: number
  channel: string
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

export interface MetricMonthTable {
  tenant_id: number
  month: string
  channel: string
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
}

export interface FeeServiceTable {
  tenant_id: number
  id: Generated<number>
  name: string
  account_code: Generated<string>
  prorated: boolean | null
}

export interface BudgetTagTable {
  tenant_id: number
  id: Generated<number>
  name: string
  description: Generated<string>
  include_fees: Generated<boolean>
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

export interface BudgetTagLinkTable {
  tenant_id: number
  budget_id: number
  tag_id: number
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

export interface ListVersionTable {
  tenant_id: number
  list: string
  version: Generated<number>
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

export interface ActivityStoreTable {
  tenant_id: number
  activity_id: number
  client_id: number
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

export interface UsageRecordTable {
  tenant_id: number
  id: Generated<number>
  client_id: number | null
  user_id: number
  action: string
  log: ColumnType<unknown, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
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

export interface ImportRunTable {
  tenant_id: number
  id: Generated<number>
  kind: string
  file_name: string
  status: 'reading' | 'checked' | 'writing' | 'done' | 'refused' | 'failed' | 'canceled'
  columns: ColumnType<unknown, string | undefined, string>
  rows_total: Generated<number>
  rows_done: Generated<number>
  result: ColumnType<unknown, string | null, string | null>
  message: string | null
  created_by: number | null
  created_at: Generated<string>
  finished_at: string | null
  header: ColumnType<unknown, string | undefined, string>
  cancel_requested: Generated<boolean>
  worked_by: string | null
  worked_at: string | null
  client_id: number | null
  list: string | null
}

export interface ImportRowTable {
  tenant_id: number
  import_id: number
  line: number
  cells: ColumnType<unknown, string, string>
  target_id: number | null
  target_version: number | null
  change: ColumnType<unknown, string | null, string | null>
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
}

export interface AppointmentTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  appointment_type_id: number
  scheduled_at: string
  state: Generated<'Set' | 'Shown' | 'Sold'>
  count: Generated<number>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface CredentialTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  url: Generated<string>
  username: Generated<string>
  secret: string
  code_secret: Generated<string>
  has_code: Generated<boolean>
  rotate_days: number | null
  rotated_at: string | null
  rotate_at: string | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
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
}

export interface StrategyTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  name: string
  department_id: number
  tactic_id: number | null
  status: Generated<string>
  owner_id: number | null
  due_at: string | null
  goal: Generated<string>
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
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

export interface EmailAttachmentTable {
  tenant_id: number
  email_id: number
  file_id: number
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

export interface ActivityDraftTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  client_id: number
  draft_type: 'activity'
  fields: ColumnType<unknown, string, string>
  version: Generated<number>
  writer: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
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

export interface NotificationTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  text: string
  path: string | null
  created_at: Generated<string>
  read_at: string | null
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

export interface DefaultViewTable {
  tenant_id: number
  user_id: number
  list: string
  view_id: number
}

export interface ExportRunTable {
  tenant_id: number
  id: Generated<number>
  list_call: string
  params: ColumnType<unknown, string, string>
  query: ColumnType<unknown, string, string>
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

export interface RecoverySheetCodeTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  code_hash: string
  created_at: Generated<string>
  used_at: string | null
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

export interface SignInFailureTable {
  tenant_id: number
  id: Generated<number>
  kind: 'password' | 'code'
  account: string
  ip: string
  at: Generated<string>
  wrong: Generated<boolean>
}

export interface BlockedAddressTable {
  tenant_id: number
  id: Generated<number>
  ip: string
  failures: number
  blocked_at: Generated<string>
  blocked_until: string
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

export interface AccountStateRunTable {
  tenant_id: number
  day: string
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

export interface TermsOfServiceTable {
  tenant_id: number
  version: number
  text: string
  published_at: Generated<string>
  published_by: number | null
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

export interface OverwatchAlarmTable {
  tenant_id: number
  id: Generated<number>
  name: string
  interaction_type_id: number | null
  days: number
  level: Generated<string>
  order: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
}

export interface InteractionCustomFieldTable {
  tenant_id: number
  id: Generated<number>
  name: string
  /** One of `customFieldTypes`; the table checks it. */
  type: string
  is_required: Generated<boolean>
  active: Generated<boolean>
  order: Generated<number>
  default_value: Generated<string>
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

export interface InteractionStoreTable {
  tenant_id: number
  interaction_id: number
  client_id: number
}

export interface InteractionValueTable {
  tenant_id: number
  interaction_id: number
  custom_field_id: number
  client_id: number
  /** A text, or JSON for a list. */
  data: string
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
  repeats: Generated<number>
  created_at: Generated<string>
  page_ref: Generated<string>
  address: Generated<string>
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
}

/** What pages reported and nothing counted yet, as it came. */
export interface SiteBatchTable {
  tenant_id: number
  id: Generated<number>
  events: ColumnType<unknown, string, string>
  length: number
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

export interface ClientTagLinkTable {
  tenant_id: number
  client_id: number
  client_tag_id: number
  created_at: Generated<string>
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
}

/** What happened to a lead of the agency, in its order. */
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
}

export interface ProgramSheetTable {
  tenant_id: number
  id: Generated<number>
  program_id: number
  month: string
  file_name: string
  state: 'Checked' | 'Applied' | 'Undone'
  cells: ColumnType<unknown, string, string>
  problems: ColumnType<unknown, string, string>
  created_by: number
  created_at: Generated<string>
  applied_at: string | null
  undone_at: string | null
}

export interface OpportunityEventTable {
  tenant_id: number
  id: Generated<number>
  opportunity_id: number
  kind: 'Added' | 'Moved' | 'Changed' | 'Note'
  body: string
  user_id: number | null
  created_at: Generated<string>
}

export interface ClientDataValueTable {
  tenant_id: number
  client_id: number
  client_data_type_id: number
  value: string
  updated_at: Generated<string>
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
  becomes: Generated<'Nothing else' | 'Client Note' | 'Lead' | 'Task' | 'Interaction'>
  task_for_id: number | null
  task_type_id: number | null
  tell: Generated<string>
  version_number: Generated<number>
  version: Generated<number>
  created_by: number | null
  created_at: Generated<string>
  updated_at: Generated<string>
  deleted_at: string | null
  interaction_type_id: number | null
  interaction_by_id: number | null
  interaction_values: ColumnType<unknown, string | undefined, string>
}

export interface FormVersionTable {
  tenant_id: number
  form_id: number
  number: number
  definition: ColumnType<unknown, string, string>
  created_at: Generated<string>
}

export interface FormAnswerTable {
  tenant_id: number
  id: Generated<number>
  form_id: number
  client_id: number | null
  version_number: number
  answers: ColumnType<unknown, string, string>
  became: Generated<string>
  became_id: number | null
  created_at: Generated<string>
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
}

export interface ProofPinTable {
  tenant_id: number
  id: Generated<number>
  proof_id: number
  client_id: number
  version_number: number
  page: Generated<number>
  x: number
  y: number
  body: string
  author: string
  by_guest: Generated<boolean>
  resolved: Generated<boolean>
  created_at: Generated<string>
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

export interface RedirectCheckTable {
  tenant_id: number
  website_migration_id: number
  client_id: number
  started_at: Generated<string>
  done_at: string | null
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
  additional_fields: ColumnType<unknown, string | undefined, string>
  mentions: ColumnType<unknown, string | undefined, string>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface TaskCommentTable {
  tenant_id: number
  id: Generated<number>
  task_id: number
  author_id: number
  body: string
  created_at: Generated<string>
}

export interface TaskActivityTable {
  tenant_id: number
  id: Generated<number>
  task_id: number
  user_id: number
  action: string
  created_at: Generated<string>
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
  run_counts: ColumnType<unknown, string | undefined, string>
}

export interface InvoiceSeriesTable {
  tenant_id: number
  next_number: Generated<number>
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

export interface BudgetAllocationTable {
  tenant_id: number
  id: Generated<number>
  client_id: number
  kind: string
  month: string
  mode: 'Percent' | 'Dollars'
  weights: ColumnType<unknown, string, string>
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: number | null
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

export interface AgreementQuestionnaireTable {
  tenant_id: number
  id: Generated<number>
  client_id: number | null
  title: string
  answers: ColumnType<unknown, string | undefined, string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  updated_by: number | null
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

export interface InvoiceExportTable {
  tenant_id: number
  id: Generated<number>
  month: string
  ledger: 'xero' | 'quickbooks'
  file_number: number
  invoice_count: number
  total_cents: number
  settings: ColumnType<unknown, string | undefined, string>
  created_at: Generated<string>
  created_by: number | null
}

export interface InvoiceTable {
  tenant_id: number
  id: Generated<number>
  month: string
  client_id: number | null
  parent_organization_id: number | null
  client_ids: number[]
  bill_to: ColumnType<unknown, string | undefined, string>
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
  says: ColumnType<unknown, string | undefined, string>
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

export interface ReportFigureTable {
  tenant_id: number
  client_id: number
  source: string
  day: string
  key: string
  dimensions: ColumnType<unknown, string, string>
  figures: ColumnType<unknown, string, string>
  import_id: number | null
}

export interface ReportScheduleTable {
  tenant_id: number
  id: Generated<number>
  report: string
  client_id: number | null
  query: ColumnType<unknown, string | undefined, string>
  every: string
  day: number
  files: string[]
  recipients: string[]
  is_active: Generated<boolean>
  next_on: string
  last_on: string | null
  last_at: string | null
  last_state: string | null
  last_message: string | null
  created_by: number
  created_at: Generated<string>
  hour: Generated<number>
  only_new: Generated<boolean>
  last_print: string | null
}

export interface OemAuditStateTable {
  tenant_id: number
  id: Generated<number>
  program_id: number
  client_id: number
  failing: string
  state: string
  reason: Generated<string>
  since: string
  until: string | null
}

export interface ReportReaderTable {
  tenant_id: number
  schedule_id: number
  address: string
  token: string
  left_at: string | null
}

export interface ReportDeliveryTable {
  tenant_id: number
  id: Generated<number>
  schedule_id: number
  at: Generated<string>
  state: 'sent' | 'failed' | 'stopped' | 'skipped'
  by_hand: Generated<boolean>
  recipients: Generated<string[]>
  message: string | null
}

export interface ClientHealthTable {
  tenant_id: number
  client_id: number
  score: number
  parts: ColumnType<unknown, string, string>
  computed_at: Generated<string>
}

export interface ClientHealthWeekTable {
  tenant_id: number
  client_id: number
  week: string
  score: number
}

export interface Tables {
  report_schedule: ReportScheduleTable
  oem_audit_state: OemAuditStateTable
  report_reader: ReportReaderTable
  report_delivery: ReportDeliveryTable
  report_figure: ReportFigureTable
  calendar_event: CalendarEventTable
  calendar_grant: CalendarGrantTable
  task: TaskTable
  task_activity: TaskActivityTable
  task_comment: TaskCommentTable
  task_status: TaskStatusTable
  task_team: TaskTeamTable
  task_template: TaskTemplateTable
  task_template_field: TaskTemplateFieldTable
  task_type: TaskTypeTable
  tenant_carousel_item: TenantCarouselItemTable
  activity_draft: ActivityDraftTable
  pacing_note: PacingNoteTable
  metric_campaign: MetricCampaignTable
  metric_fact: MetricFactTable
  metric_staged: MetricStagedTable
  metric_replaced: MetricReplacedTable
  metric_written: MetricWrittenTable
  metric_day: MetricDayTable
  metric_month: MetricMonthTable
  notification: NotificationTable
  saved_view: SavedViewTable
  default_view: DefaultViewTable
  export_run: ExportRunTable
  password_link: PasswordLinkTable
  recovery_code: RecoveryCodeTable
  recovery_sheet_code: RecoverySheetCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  sign_in_failure: SignInFailureTable
  blocked_address: BlockedAddressTable
  scheduled_user_termination: ScheduledUserTerminationTable
  account_state_run: AccountStateRunTable
  email_notification: EmailNotificationTable
  email_attachment: EmailAttachmentTable
  tactic: TacticTable
  coop_document: CoopDocumentTable
  guest_access: GuestAccessTable
  guest_access_request: GuestAccessRequestTable
  chat_message: ChatMessageTable
  chat_session: ChatSessionTable
  support_comment: SupportCommentTable
  support_issue: SupportIssueTable
  tenant: TenantTable
  tenant_host: TenantHostTable
  tenant_setting: TenantSettingTable
  terms_of_service: TermsOfServiceTable
  tenant_origin: TenantOriginTable
  host_key: HostKeyTable
  host_assertion: HostAssertionTable
  embed_code: EmbedCodeTable
  user_account: UserAccountTable
  user_role: UserRoleTable
  department: DepartmentTable
  department_user: DepartmentUserTable
  department_user_type: DepartmentUserTypeTable
  department_user_ability: DepartmentUserAbilityTable
  user_level: UserLevelTable
  session: SessionTable
  embed_session: EmbedSessionTable
  idempotency_key: IdempotencyKeyTable
  own_write: OwnWriteTable
  audit_entry: AuditEntryTable
  industry: IndustryTable
  client_group: ClientGroupTable
  client: ClientTable
  client_user_type: ClientUserTypeTable
  client_user: ClientUserTable
  user_group_access: UserGroupAccessTable
  service_group: ServiceGroupTable
  service: ServiceTable
  fee_service: FeeServiceTable
  budget_tag: BudgetTagTable
  budget: BudgetTable
  budget_spend: BudgetSpendTable
  budget_tag_link: BudgetTagLinkTable
  budget_fee: BudgetFeeTable
  budget_change: BudgetChangeTable
  budget_revision: BudgetRevisionTable
  budget_revision_line: BudgetRevisionLineTable
  budget_increase: BudgetIncreaseTable
  section_spend_note: SectionSpendNoteTable
  agreement: AgreementTable
  agreement_service: AgreementServiceTable
  agreement_questionnaire: AgreementQuestionnaireTable
  budget_allocation: BudgetAllocationTable
  section_budget_change: SectionBudgetChangeTable
  list_version: ListVersionTable
  activity_type: ActivityTypeTable
  activity_category: ActivityCategoryTable
  activity: ActivityTable
  activity_store: ActivityStoreTable
  file: FileTable
  usage_record: UsageRecordTable
  model_use: ModelUseTable
  import_run: ImportRunTable
  import_row: ImportRowTable
  sale_type: SaleTypeTable
  lead_type: LeadTypeTable
  appointment_type: AppointmentTypeTable
  sale: SaleTable
  lead: LeadTable
  appointment: AppointmentTable
  credential: CredentialTable
  script: ScriptTable
  deliverable_type: DeliverableTypeTable
  deliverable_category: DeliverableCategoryTable
  deliverable_status: DeliverableStatusTable
  deliverable_action: DeliverableActionTable
  deliverable_template: DeliverableTemplateTable
  deliverable: DeliverableTable
  strategy: StrategyTable
  cancellation_reason: CancellationReasonTable
  management_group: ManagementGroupTable
  interaction_type: InteractionTypeTable
  overwatch_alarm: OverwatchAlarmTable
  interaction_custom_field: InteractionCustomFieldTable
  interaction_type_field: InteractionTypeFieldTable
  interaction: InteractionTable
  interaction_store: InteractionStoreTable
  interaction_value: InteractionValueTable
  primary_goal: PrimaryGoalTable
  parent_organization: ParentOrganizationTable
  client_billing: ClientBillingTable
  invoice_month: InvoiceMonthTable
  invoice_series: InvoiceSeriesTable
  invoice_export: InvoiceExportTable
  invoice: InvoiceTable
  invoice_line: InvoiceLineTable
  invoice_payment: InvoicePaymentTable
  opportunity_event: OpportunityEventTable
  program_file: ProgramFileTable
  program_sheet: ProgramSheetTable
  lead_key: LeadKeyTable
  arrived_lead: ArrivedLeadTable
  site: SiteTable
  site_event: SiteEventTable
  site_batch: SiteBatchTable
  site_visit: SiteVisitTable
  site_hour: SiteHourTable
  site_contact: SiteContactTable
  site_contact_visitor: SiteContactVisitorTable
  metric_alarm_ring: MetricAlarmRingTable
  redirect_check: RedirectCheckTable
  website_redirect: WebsiteRedirectTable
  proof_pin: ProofPinTable
  proof_version: ProofVersionTable
  proof: ProofTable
  form_answer: FormAnswerTable
  form_version: FormVersionTable
  form: FormTable
  client_data_value: ClientDataValueTable
  client_tag_link: ClientTagLinkTable
  sales_incentive: SalesIncentiveTable
  client_health: ClientHealthTable
  client_health_week: ClientHealthWeekTable
}
