import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Answer } from '@portal/core/calls'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import { activityTypeId, attachmentLimits, pacingSectionOf } from '@portal/core/work/activities/constants'
import { activityBody, activityDay, attachmentLabel } from '@portal/core/work/activities/rules'
import { instantOf, timeAt, today } from '@portal/core/foundation/format'
import { checkForm, fileSize, required, type FormErrors, type FormRules } from '@portal/core/foundation/rules'
import type { Option } from '@portal/ui/select'
import type { ChosenFile } from '@portal/ui/file-field'
import type { Choices } from './activity-logger.tsx'

/** What is in the form while it is filled in. */
export interface ActivityForm {
  readonly client: Option<number> | null
  readonly typeId: number | null
  readonly categoryId: number | null
  /** `YYYY-MM-DD` and `HH:MM` by the agency's clock. */
  readonly date: string
  readonly time: string
  readonly stores: readonly Option<number>[]
  readonly body: string
  readonly files: readonly ChosenFile[]
  /** Attachments that the server has already. */
  readonly kept: readonly KeptFile[]
  readonly isExternal: boolean
  /** Whether the text goes to the pacing report too. */
  readonly pacingNote: boolean
  /** Of the pacing report, where the activity type leaves the choice. */
  readonly sectionId: number | null
  /** Of a CO-OP activity, while the option is on. */
  readonly screenshots: Screenshots | null
}

/** An attachment that the server has already: of the activity that is edited, or of a draft. */
export interface KeptFile {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly label: string
  readonly of: 'activity' | 'draft'
}

export interface Screenshots {
  readonly current: ChosenFile | null
  readonly previous: ChosenFile | null
}

/** An untouched form, for now. */
export const emptyForm = (client: Option<number> | null): ActivityForm => ({
  client,
  typeId: null,
  categoryId: null,
  date: today(),
  time: timeAt(Date.now()),
  stores: [],
  body: '',
  files: [],
  kept: [],
  isExternal: false,
  pacingNote: false,
  sectionId: null,
  screenshots: null,
})

/** The fields that are not empty: what is wrong with them is said when the form is brought back. */
export const filledIn = (form: ActivityForm): ReadonlySet<string> =>
  new Set(
    Object.entries(form)
      .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
      .map(([field]) => field),
  )

/** Megabytes an attachment may have. */
export const attachmentMegabytes = attachmentLimits.each / 1024 / 1024
export const attachmentSize = fileSize(attachmentMegabytes)

const filesRule = (files: readonly ChosenFile[], { kept }: ActivityForm): string | null => {
  if (files.length + kept.length > attachmentLimits.count)
    return `At most ${attachmentLimits.count} files can be attached.`
  return files.some((file) => file.error || attachmentLabel(file.description) !== null)
    ? 'Each attachment needs a description.'
    : null
}

/** The rules of the activity logger. */
const rules = {
  client: required,
  typeId: required,
  categoryId: required,
  date: activityDay,
  time: required,
  body: activityBody,
  files: filesRule,
  kept: (kept) =>
    kept.some(({ label }) => attachmentLabel(label) !== null) ? 'Each attachment needs a description.' : null,
  screenshots: (screenshots) =>
    screenshots?.current?.error || screenshots?.previous?.error
      ? 'Remove the picture that cannot be sent.'
      : null,
  sectionId: (sectionId, { pacingNote, typeId }) =>
    pacingNote && typeId === activityTypeId.displayVideo ? required(sectionId) : null,
} satisfies FormRules<ActivityForm>

/** What keeps a form from being saved, by field. */
export const errorsOf = (form: ActivityForm): FormErrors<ActivityForm> => checkForm<ActivityForm>(rules, form)

/** What the fields with rules are called in the form. */
const labels: Readonly<Record<string, string>> = {
  client: 'Client',
  typeId: 'Activity Type',
  categoryId: 'Category',
  date: 'Date',
  time: 'Time',
  body: 'Activity',
  files: 'Attachments',
  kept: 'Attachments',
  screenshots: 'Co-op screenshots',
  sectionId: 'Pacing Section',
} satisfies Readonly<Record<keyof typeof rules, string>>

/** The labels of the fields that are not right, as people see them, in the order of the form. */
export const labelsOf = (errors: FormErrors<ActivityForm>): readonly string[] =>
  Object.keys(errors).flatMap((name) => labels[name] ?? [])

/** Whether anything was typed or chosen that closing would lose. */
export const isTouched = (form: ActivityForm, start: ActivityForm): boolean =>
  form.typeId !== start.typeId ||
  form.body !== start.body ||
  form.files.length > 0 ||
  form.kept.length > 0 ||
  form.stores.length > 0 ||
  form.client?.value !== start.client?.value

type Category = Pick<Answer<'categories.list'>[number], 'id' | 'typeId' | 'name' | 'order' | 'active'>

/** Categories that can be chosen for a type, in their order. */
export const categoriesOf = (categories: readonly Category[], typeId: number | null): readonly Category[] =>
  categories
    .filter((category) => category.active && category.typeId === typeId)
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en-US'))

/**
 * Choosing a type empties the category; a type with exactly one has it chosen.
 * It also clears the pacing note and its section, and the screenshots.
 */
export function withType(form: ActivityForm, typeId: number, categories: readonly Category[]): ActivityForm {
  const own = categoriesOf(categories, typeId)
  return {
    ...form,
    typeId,
    categoryId: own.length === 1 ? (own[0]?.id ?? null) : null,
    pacingNote: false,
    sectionId: pacingSectionOf[typeId] ?? null,
    screenshots: null,
  }
}

/** An untouched form with what a page has given it to begin with; types and categories that are not offered are left out. */
export function prefilled(
  form: ActivityForm,
  { typeId, categoryId, date, text, isExternal }: Prefill,
  { types, categories }: Pick<Choices, 'types' | 'categories'>,
): ActivityForm {
  const offered = types.some(({ id, active }) => active && id === typeId)
  const typed = typeId !== undefined && offered ? withType(form, typeId, categories) : form
  return {
    ...typed,
    categoryId:
      categoriesOf(categories, typed.typeId).find(({ id }) => id === categoryId)?.id ?? typed.categoryId,
    date: date ?? form.date,
    body: text === undefined ? form.body : htmlOfLines(text),
    isExternal: isExternal ?? form.isExternal,
  }
}

/** Every file that is sent with a form, described. */
export const filesOf = ({ files, screenshots }: ActivityForm): readonly ChosenFile[] =>
  [...files, screenshots?.current, screenshots?.previous].filter((file) => file != null)

/** The fields of `POST /activities` and `POST /activities/update` for a valid form. */
export const bodyOf = (
  form: ActivityForm & { client: Option<number>; typeId: number; categoryId: number },
) => {
  const drafted = form.kept.filter((file) => file.of === 'draft')
  return {
    clientId: form.client.value,
    typeId: form.typeId,
    categoryId: form.categoryId,
    body: form.body,
    loggedAt: instantOf(form.date, form.time),
    isExternal: form.isExternal,
    associatedIds: form.stores.map((store) => store.value),
    label: filesOf(form).map(({ description }) => description.trim()),
    ...(drafted.length > 0
      ? { draftFiles: drafted.map(({ id }) => id), draftLabel: drafted.map(({ label }) => label.trim()) }
      : {}),
  }
}
