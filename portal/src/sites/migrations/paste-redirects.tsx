import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { counted } from '@portal/core/foundation/format'
import { Banner } from '@portal/ui/banner'
import { FileField } from '@portal/ui/file-field'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import { useQuestion } from '../../platform/parts/question/use-question.tsx'
import styles from './migrations.module.css'

/** Lines with something in them. */
const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length

const pasteFields = defineFields({
  text: {
    label: 'Redirects',
    kind: 'longText',
    required: true,
    hint: 'An old and a new address on each line, as they come out of a spreadsheet. Paths are below the old and the new site.',
  },
})

/** A list of any length goes by a file: a form's text has its limit. */
export function PasteDialog({
  id,
  had,
  version,
  onClose,
}: {
  readonly id: number
  /** Redirects that are there already. */
  readonly had: number
  /** Theirs: what somebody else put in the place of them meanwhile is not replaced unseen. */
  readonly version: number
  readonly onClose: () => void
}): ReactElement {
  const [problems, setProblems] = useState<readonly string[] | null>(null)
  const [seen, setSeen] = useState(version)
  const done = ({ problems: found, version: now }: Answer<'redirects.replace'>): void => {
    refresh('redirects')
    setSeen(now)
    if (found.length > 0) setProblems(found)
    else onClose()
  }
  const replace = async (text: string): Promise<void> =>
    done(await api.call('redirects.replace', { params: { id }, body: { text }, ifMatch: seen }))
  const question = useQuestion<{ readonly name: string; readonly text: string }>({
    title: () => `Replace ${counted(had, 'redirect')}?`,
    text: ({ name, text }) => (
      <>
        {counted(linesIn(text), 'line')} of {name} {linesIn(text) === 1 ? 'takes' : 'take'} the place of all
        redirects that are here, with what was found at them. Export those first to have them back.
      </>
    ),
    confirmLabel: 'Replace all',
    danger: true,
    act: ({ text }) => replace(text),
  })
  const form = useForm({
    fields: pasteFields,
    save: ({ text }, { options }) =>
      api.call('redirects.replace', { params: { id }, body: { text }, ...options, ifMatch: seen }),
    reload: async () => {
      refresh('redirects')
      setSeen((await api.call('redirects.overview', { params: { id } })).version)
      return {}
    },
    saved: done,
  })
  return (
    <FormDialog
      of={form}
      title="Paste redirects"
      width={680}
      saveLabel="Put in place of all"
      onClose={onClose}
    >
      {problems ? (
        <Banner tone="warning" title="These lines were left out">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <FormField of={form} name="text" />
      <div className={styles.file}>
        <FileField
          label="Or a file with many lines"
          hint={had === 0 ? 'CSV or text.' : 'CSV or text. It is put in place of all, after a question.'}
          multiple={false}
          accept=".csv,.txt,text/csv,text/plain"
          files={[]}
          onChange={([chosen]) =>
            chosen?.file
              .text()
              .then((text) => (had === 0 ? replace(text) : question.ask({ name: chosen.file.name, text })))
              .catch(report)
          }
        />
      </div>
      {question.dialog}
    </FormDialog>
  )
}
