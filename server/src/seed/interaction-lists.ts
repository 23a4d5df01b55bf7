import type { CustomFieldType } from '@portal/core/work/interactions/constants'
import type { SeedRow } from './insert-rows.ts'

/** A custom field of the demo agency. */
export interface SeedField {
  readonly id: number
  readonly name: string
  readonly type: CustomFieldType
  readonly required?: boolean
  readonly defaultValue?: string
}

/** One or more of every kind. */
export const customFields: readonly SeedField[] = [
  { id: 1, name: 'Length', type: 'duration', required: true },
  { id: 2, name: 'Travel Time', type: 'duration' },
  { id: 3, name: 'Spoke With', type: 'text' },
  { id: 4, name: 'Agenda', type: 'paragraph', defaultValue: 'Results\nPlan for next month\nQuestions' },
  { id: 5, name: 'Notes for the Team', type: 'paragraph' },
  { id: 6, name: 'Follow-Up Needed', type: 'boolean' },
  { id: 7, name: 'Recorded', type: 'boolean', defaultValue: 'true' },
  {
    id: 8,
    name: 'Topic',
    type: 'options',
    defaultValue: 'Performance\nBudget\nCreative\nInventory\nCo-Op\nWebsite\nOther',
  },
  {
    id: 9,
    name: 'Client Mood',
    type: 'options',
    required: true,
    defaultValue: 'Delighted\nSatisfied\nNeutral\nConcerned\nAt Risk',
  },
  { id: 10, name: 'Attendees', type: 'related users type' },
  { id: 11, name: 'Managers Present', type: 'related users type', defaultValue: '1\n2' },
  { id: 12, name: 'Documents', type: 'attachment' },
  { id: 13, name: 'Next Meeting', type: 'date' },
  { id: 14, name: 'Severity', type: 'options', required: true, defaultValue: 'Low\nMedium\nHigh' },
]

/** An interaction type with the custom fields that it asks for, and how often it happens. */
export interface SeedInteractionType {
  readonly id: number
  readonly name: string
  readonly fields: readonly number[]
  readonly weight: number
  readonly active?: false
}

export const interactionTypes: readonly SeedInteractionType[] = [
  { id: 1, name: 'Phone Call', fields: [1, 3, 8, 6], weight: 9 },
  { id: 2, name: 'E-mail', fields: [3, 8, 6], weight: 8 },
  { id: 3, name: 'Video Meeting', fields: [1, 8, 4, 10, 7, 12], weight: 5 },
  { id: 4, name: 'On-Site Visit', fields: [1, 2, 10, 9, 12, 13], weight: 3 },
  { id: 5, name: 'Monthly Performance Review', fields: [1, 9, 11, 4, 12, 13], weight: 5 },
  { id: 6, name: 'Quarterly Business Review', fields: [1, 9, 10, 11, 12, 13], weight: 1 },
  { id: 7, name: 'Text Message', fields: [3], weight: 3 },
  { id: 8, name: 'Budget Discussion', fields: [1, 9, 11, 5], weight: 3 },
  { id: 9, name: 'Onboarding Call', fields: [1, 10, 4, 13], weight: 1 },
  { id: 10, name: 'Training', fields: [1, 10, 7, 12], weight: 1 },
  { id: 11, name: 'Complaint', fields: [14, 9, 5, 6], weight: 1 },
  { id: 12, name: 'Internal Review', fields: [1, 10, 5], weight: 2 },
  { id: 13, name: 'Fax', fields: [], weight: 0, active: false },
]

/** Since when a silence is one to talk about (decision 0280). */
const overwatchAlarms: readonly {
  readonly name: string
  readonly type: number | null
  readonly days: number
  readonly level: string
}[] = [
  { name: 'Silent for six weeks', type: null, days: 42, level: 'Critical' },
  { name: 'Quiet for three weeks', type: null, days: 21, level: 'Warning' },
  { name: 'Monthly review is due', type: 5, days: 35, level: 'Notice' },
]

/** The lists of interactions that every tenant has, in an order that respects their references. */
export const interactionLists = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] => [
  [
    'interaction_type',
    interactionTypes.map(({ id, name, active }, at) => ({
      tenant_id: tenantId,
      id,
      name,
      order: at + 1,
      active: active ?? true,
    })),
  ],
  [
    'interaction_custom_field',
    customFields.map(({ id, name, type, required, defaultValue }, at) => ({
      tenant_id: tenantId,
      id,
      name,
      type,
      is_required: required ?? false,
      order: at + 1,
      default_value: defaultValue ?? '',
    })),
  ],
  [
    'interaction_type_field',
    interactionTypes.flatMap(({ id, fields }) =>
      fields.map((field) => ({ tenant_id: tenantId, interaction_type_id: id, custom_field_id: field })),
    ),
  ],
  [
    'overwatch_alarm',
    overwatchAlarms.map(({ name, type, days, level }, at) => ({
      tenant_id: tenantId,
      id: at + 1,
      name,
      interaction_type_id: type,
      days,
      level,
      order: at + 1,
    })),
  ],
]
