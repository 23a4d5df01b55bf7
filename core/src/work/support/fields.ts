import { defineFields } from '../../foundation/contract/field.ts'
import { clientImpacts, deadlines, featurePriorities, issueTypes, severities } from './options.ts'

/**
 * The fields of the New Request form in their order. Which of them
 * belong to which type, and what is required, is in `rules.ts`; a hint here is
 * shown under its field.
 */
export const supportFields = defineFields({
  issueType: { label: 'Issue Type', kind: 'choice', choices: issueTypes, required: true },
  title: { label: 'Brief Title', kind: 'text', required: true },
  /** HTML of the editor. */
  description: { label: 'Detailed Description', kind: 'longText', required: true },
  severity: { label: 'Severity', kind: 'choice', choices: severities, required: true },
  impactOnEmployees: {
    label: 'Impact on Employees',
    kind: 'records',
    of: 'departments',
    required: true,
    hint: 'The departments whose people are affected.',
  },
  impactOnClients: { label: 'Impact on Clients', kind: 'choice', choices: clientImpacts, required: true },
  impactedClients: { label: 'Impacted Clients', kind: 'records', of: 'clients', required: true },
  steps: { label: 'Steps to Reproduce', kind: 'longText', required: true },
  expected: { label: 'Expected Behavior', kind: 'longText', required: true },
  actual: { label: 'Actual Behavior', kind: 'longText', required: true },
  whereAffected: { label: 'Where It Is Affected', kind: 'text', required: true },
  url: { label: 'URL/Link', kind: 'text', required: true },
  deadline: { label: 'Suggested Deadline', kind: 'choice', choices: deadlines, required: true },
  endDate: { label: 'Specific End Date', kind: 'date', required: true },
  /** Labelled required without a rule of its own. */
  reason: { label: 'Reason for Priority', kind: 'longText', required: true },
  newFeature: { label: 'New Feature', kind: 'longText', required: true },
  benefit: { label: 'Feature Benefit', kind: 'longText', required: true },
  usage: { label: 'Feature Usage', kind: 'longText', required: true },
  priority: { label: 'Priority', kind: 'choice', choices: featurePriorities, required: true },
  stakeholders: { label: 'Additional Stakeholders', kind: 'records', of: 'users' },
})

export type SupportField = keyof typeof supportFields

/** Fields of both types, in their order. */
export const commonFields = ['issueType', 'title', 'description'] as const satisfies readonly SupportField[]

/** Fields of a bug in their groups. */
export const bugFieldGroups = [
  {
    title: 'Impact Assessment',
    fields: ['severity', 'impactOnEmployees', 'impactOnClients', 'impactedClients'],
  },
  { title: 'What Happens', fields: ['steps', 'expected', 'actual'] },
  { title: 'Location Context', fields: ['whereAffected', 'url'] },
  { title: 'Priority Suggestion', fields: ['deadline', 'endDate', 'reason'] },
] as const satisfies readonly { readonly title: string; readonly fields: readonly SupportField[] }[]

/** Fields of a feature, in their order. */
export const featureFields = [
  'newFeature',
  'benefit',
  'usage',
  'priority',
  'stakeholders',
] as const satisfies readonly SupportField[]
