import type { Field, Fields } from '@portal/core/foundation/contract/field'
import { formatDay } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { Banner } from '@portal/ui/banner'
import type { ReactElement, ReactNode } from 'react'
import { FormDialog, FormField, FormGrid, useForm, type Attempt } from '../form/index.ts'
import type { FormFields } from '../form/input.ts'
import { referredName, type KeptRow } from './kept-row.ts'

/** What a value reads as where one of two is chosen. */
function inWords(row: KeptRow, name: string, { kind }: Field): string {
  const value = row[name]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (kind === 'record') return referredName(row, name) ?? 'Nothing'
  if (kind === 'money' && typeof value === 'number') return formatDollars(value)
  if (kind === 'date' && typeof value === 'string') return formatDay(value)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').slice(0, 120) : 'Nothing'
}

const saysNothing = (words: string): boolean => words === 'Nothing' || words === 'No'

export interface MergeFormProps<A> {
  readonly title: string
  /** The record that stays, and the one that goes into it. */
  readonly one: KeptRow
  readonly other: KeptRow
  /** The fields in which the two may differ. */
  readonly fields: Fields
  /** What becomes of the two. */
  readonly children: ReactNode
  readonly tone: 'warning' | 'information'
  /** @param take the fields that are taken from the other one */
  readonly merge: (
    take: readonly string[],
    options: Attempt<FormFields, Record<never, never>>['options'],
  ) => Promise<A>
  readonly merged: (answer: A) => void
  readonly onClose: () => void
}

/** Puts two records together: where they differ one chooses, field by field, beginning with what says something. */
export function MergeForm<A>({
  title,
  one,
  other,
  fields,
  children,
  tone,
  merge,
  merged,
  onClose,
}: MergeFormProps<A>): ReactElement {
  const pairs = Object.entries(fields)
    .map(([name, field]) => ({
      name,
      label: field.label,
      own: inWords(one, name, field),
      foreign: inWords(other, name, field),
    }))
    .filter(({ own, foreign }) => own !== foreign)
  const form = useForm<FormFields, Record<never, never>, A>({
    fields: Object.fromEntries(
      pairs.map(({ name, label, own, foreign }) => [
        name,
        { label, kind: 'choice', required: true, choices: [own, foreign] },
      ]),
    ),
    from: Object.fromEntries(
      pairs.map(({ name, own, foreign }) => [name, saysNothing(own) ? foreign : own]),
    ) as Record<string, never>,
    save: (chosen, { options }) => {
      const values: Readonly<Record<string, unknown>> = chosen
      return merge(
        pairs.filter(({ name, foreign }) => values[name] === foreign).map(({ name }) => name),
        options,
      )
    },
    saved: (answer) => {
      merged(answer)
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={title} width={520} saveLabel="Merge" onClose={onClose}>
      <Banner tone={tone}>{children}</Banner>
      {pairs.length === 0 ? (
        <p>They are the same in every field.</p>
      ) : (
        <FormGrid>
          {pairs.map(({ name }) => (
            <FormField key={name} of={form} name={name} wide />
          ))}
        </FormGrid>
      )}
    </FormDialog>
  )
}
