import type { Prefill } from '@portal/core/access/embed/prefill'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import { issueTypes } from '@portal/core/work/support/options'
import { fileSize } from '@portal/core/foundation/rules/file'
import type { FormErrors } from '@portal/core/foundation/rules/form'
import { projectKey, supportFileLimits } from '@portal/core/work/support/constants'
import { descriptionOf, titleToSend } from '@portal/core/work/support/description'
import {
  bugFieldGroups,
  commonFields,
  featureFields,
  type SupportField,
} from '@portal/core/work/support/fields'
import {
  checkSupportForm,
  emptySupportForm,
  hasEndDate,
  namesClients,
  type SupportForm,
} from '@portal/core/work/support/rules'
import type { ChosenFile } from '@portal/ui/file-field'
import type { Option } from '@portal/ui/select'

type Chosen = 'impactOnEmployees' | 'impactedClients' | 'stakeholders'

/** The New Request form as it is filled in: what was chosen keeps its name, and there are files. */
export type RequestForm = Omit<SupportForm, Chosen> & {
  readonly [F in Chosen]: readonly Option<number>[]
} & { readonly files: readonly ChosenFile[] }

export const emptyRequest: RequestForm = {
  ...emptySupportForm,
  impactOnEmployees: [],
  impactedClients: [],
  stakeholders: [],
  files: [],
}

/** An untouched form with what a page has given it to begin with. */
export const prefilled = ({ issueType, title = '', text = '' }: Prefill): RequestForm => ({
  ...emptyRequest,
  issueType: issueTypes.find((type) => type === issueType) ?? emptyRequest.issueType,
  title,
  description: htmlOfLines(text),
})

/** What can be wrong with a request: its fields and its files. */
export type RequestErrors = FormErrors<SupportForm & { readonly files: unknown }>

/** Megabytes below which an attachment must be. */
export const attachmentMegabytes = supportFileLimits.each / 1024 / 1024
export const attachmentSize = fileSize(attachmentMegabytes)

const idsOf = (options: readonly Option<number>[]): readonly number[] => options.map(({ value }) => value)
const namesOf = (options: readonly Option<number>[]): readonly string[] => options.map(({ label }) => label)

/** The form as its rules and its description take it. */
const plain = ({ files: _, ...form }: RequestForm): SupportForm => ({
  ...form,
  impactOnEmployees: idsOf(form.impactOnEmployees),
  impactedClients: idsOf(form.impactedClients),
  stakeholders: idsOf(form.stakeholders),
})

const filesProblem = (files: readonly ChosenFile[]): string | null => {
  if (files.length > supportFileLimits.count)
    return `At most ${supportFileLimits.count} files can be attached.`
  return files.some(({ error }) => error) ? 'Remove the files that cannot be sent.' : null
}

/** What keeps the form from being sent, by field in the order of the form. */
export function errorsOf(form: RequestForm): RequestErrors {
  const files = filesProblem(form.files)
  return { ...checkSupportForm(plain(form)), ...(files && { files }) }
}

/** The fields that are shown for a type, in their order. */
export function fieldsOf(form: RequestForm): readonly SupportField[] {
  if (form.issueType === '') return commonFields
  if (form.issueType === 'New Feature') return [...commonFields, ...featureFields]
  return [...commonFields, ...bugFieldGroups.flatMap(({ fields }) => fields)].filter(
    (field) =>
      (field !== 'impactedClients' || namesClients(form)) && (field !== 'endDate' || hasEndDate(form)),
  )
}

/** The fields of `POST /jira/issues` for a valid form; what makes wiki text is fetched when it is sent. */
export async function bodyOf(form: RequestForm, reporterId: number) {
  const { wikiTextOf } = await import('@portal/core/work/support/wiki-text')
  const names = {
    impactOnEmployees: namesOf(form.impactOnEmployees),
    impactedClients: namesOf(form.impactedClients),
    stakeholders: namesOf(form.stakeholders),
  }
  const described = descriptionOf(plain(form), names, reporterId)
  return {
    project_key: projectKey,
    title: titleToSend(form),
    description: JSON.stringify(wikiTextOf(described)),
    description_html: described,
    issue_type: form.issueType === 'New Feature' ? form.issueType : ('Bug' as const),
  }
}
