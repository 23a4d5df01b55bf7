import { supportFields } from '@portal/core/work/support/fields'
import { TextArea, TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import type { RequestFormState } from './use-request-form.ts'

type LineName = 'whereAffected' | 'url'
type TextName = 'steps' | 'expected' | 'actual' | 'reason' | 'newFeature' | 'benefit' | 'usage'

interface Props<Name> {
  readonly state: RequestFormState
  readonly name: Name
}

/** A line of a request. */
export const LineOf = ({ state, name }: Props<LineName>): ReactElement => (
  <TextField
    label={supportFields[name].label}
    required
    value={state.form[name]}
    onChange={(text) => state.set({ [name]: text })}
    onBlur={() => state.leave(name)}
    error={state.shown[name]}
  />
)

/** A text of a request, in several lines. */
export const TextOf = ({ state, name }: Props<TextName>): ReactElement => (
  <TextArea
    label={supportFields[name].label}
    required
    rows={3}
    value={state.form[name]}
    onChange={(text) => state.set({ [name]: text })}
    onBlur={() => state.leave(name)}
    error={state.shown[name]}
  />
)
