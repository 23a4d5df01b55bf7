import { briefTitleLength } from '@portal/core/work/support/constants'
import { supportFields } from '@portal/core/work/support/fields'
import { issueTypes, type IssueType } from '@portal/core/work/support/options'
import { RadioGroup } from '@portal/ui/choice'
import { RichTextField } from '@portal/ui/rich-text'
import { TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import type { RequestFormState } from './use-request-form.ts'

const hints: Readonly<Record<IssueType, string>> = {
  Bug: 'Something does not work as it should.',
  'New Feature': 'Something that would help does not exist yet.',
}

/** The fields of both types. */
export function CommonFields({ state }: { readonly state: RequestFormState }): ReactElement {
  const { form, shown, set, leave } = state
  return (
    <>
      <RadioGroup
        label={supportFields.issueType.label}
        required
        inline
        options={issueTypes.map((type) => ({ value: type, label: type, hint: hints[type] }))}
        value={form.issueType === '' ? null : form.issueType}
        onChange={(issueType) => set({ issueType })}
        error={shown.issueType}
      />
      <TextField
        label={supportFields.title.label}
        required
        value={form.title}
        onChange={(title) => set({ title })}
        onBlur={() => leave('title')}
        hint={`${briefTitleLength.least} to ${briefTitleLength.most} characters.`}
        error={shown.title}
      />
      <RichTextField
        label={supportFields.description.label}
        required
        value={form.description}
        onChange={(description) => set({ description })}
        onBlur={() => leave('description')}
        error={shown.description}
      />
    </>
  )
}
