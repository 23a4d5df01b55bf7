import { all, isBlank, type Check, type Text } from '../../foundation/rules/check.ts'
import { checkForm, type FormErrors, type FormRules } from '../../foundation/rules/form.ts'
import { isBlankHtml } from '../../foundation/rules/html.ts'
import { required, requiredList, requiredText } from '../../foundation/rules/required.ts'
import { maxLength, minLength } from '../../foundation/rules/text.ts'
import { briefTitleLength, supportMessages } from './constants.ts'
import type { ClientImpact, Deadline, FeaturePriority, IssueType, Severity } from './options.ts'
import { supportFields } from './fields.ts'

/** The New Request form as it is being filled in; an empty text where nothing is chosen yet. */
export interface SupportForm {
  readonly issueType: IssueType | ''
  readonly title: string
  /** HTML of the editor; every other text is plain. */
  readonly description: string
  readonly severity: Severity | ''
  /** Ids of departments. */
  readonly impactOnEmployees: readonly number[]
  readonly impactOnClients: ClientImpact | ''
  /** Ids of clients. */
  readonly impactedClients: readonly number[]
  readonly steps: string
  readonly expected: string
  readonly actual: string
  readonly whereAffected: string
  readonly url: string
  readonly deadline: Deadline | ''
  /** `YYYY-MM-DD`. */
  readonly endDate: string
  readonly reason: string
  readonly newFeature: string
  readonly benefit: string
  readonly usage: string
  readonly priority: FeaturePriority | ''
  /** Ids of users. */
  readonly stakeholders: readonly number[]
}

export const emptySupportForm: SupportForm = {
  issueType: '',
  title: '',
  description: '',
  severity: '',
  impactOnEmployees: [],
  impactOnClients: '',
  impactedClients: [],
  steps: '',
  expected: '',
  actual: '',
  whereAffected: '',
  url: '',
  deadline: '',
  endDate: '',
  reason: '',
  newFeature: '',
  benefit: '',
  usage: '',
  priority: '',
  stakeholders: [],
}

/** A Brief Title has 10 to 200 characters. */
export const briefTitle: Check<Text> = all(
  requiredText,
  minLength(supportFields.title.label, briefTitleLength.least),
  maxLength(supportFields.title.label, briefTitleLength.most),
)

/** HTML with something in it. */
export const requiredHtml: Check<Text> = (html) => (isBlankHtml(html ?? '') ? requiredText('') : null)

/** A comment must not be empty. */
export const commentBody: Check<Text> = (html) =>
  isBlankHtml(html ?? '') ? supportMessages.emptyComment : null

/** Whether two fields say the same, however they are spaced. */
const same = (one: string, other: string): boolean => {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
  return !isBlank(one) && plain(one) === plain(other)
}

const differsFromSteps = `This field must be different from ${supportFields.steps.label}`
const differsFromExpected = `This field must be different from ${supportFields.expected.label}`

/** The three texts of a bug that must differ from each other. */
type Behavior = Pick<SupportForm, 'steps' | 'expected' | 'actual'>

/** Expected Behavior says something else than Steps to Reproduce. */
export const expectedDiffers = ({ expected, steps }: Behavior): string | null =>
  same(expected, steps) ? differsFromSteps : null

/** Actual Behavior says something else than both. */
export const actualDiffers = ({ actual, expected, steps }: Behavior): string | null => {
  if (same(actual, expected)) return differsFromExpected
  return same(actual, steps) ? differsFromSteps : null
}

const common: FormRules<SupportForm> = {
  issueType: required,
  title: briefTitle,
  description: requiredHtml,
}

const bug: FormRules<SupportForm> = {
  ...common,
  severity: required,
  impactOnEmployees: requiredList,
  impactOnClients: required,
  impactedClients: (ids, form) => (namesClients(form) ? requiredList(ids) : null),
  steps: requiredText,
  expected: (text, form) => requiredText(text) ?? expectedDiffers(form),
  actual: (text, form) => requiredText(text) ?? actualDiffers(form),
  whereAffected: requiredText,
  url: requiredText,
  deadline: required,
  // Reason for Priority is labelled required and has no rule.
  endDate: (day, form) => (hasEndDate(form) ? required(day) : null),
}

const feature: FormRules<SupportForm> = {
  ...common,
  newFeature: requiredText,
  benefit: requiredText,
  usage: requiredText,
  priority: required,
}

/** Impacted Clients is asked for only then. */
export const namesClients = ({ impactOnClients }: Pick<SupportForm, 'impactOnClients'>): boolean =>
  impactOnClients === 'Specific Client'

/** Specific End Date is asked for only then. */
export const hasEndDate = ({ deadline }: Pick<SupportForm, 'deadline'>): boolean =>
  deadline === 'Specific End Date'

/** The sentences of the invalid fields by field, for the type that is chosen; fields of the other type are free. */
export const checkSupportForm = (form: SupportForm): FormErrors<SupportForm> =>
  checkForm({ '': common, Bug: bug, 'New Feature': feature }[form.issueType], form)
