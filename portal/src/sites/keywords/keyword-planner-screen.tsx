import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { adsEditorCsv, intents } from '@portal/core/sites/keywords/ideas'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Copy, Download } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { giveCsv } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './keywords.module.css'

type Answered = Answer<'keywords.ideas'>

const fields = defineFields({
  seed: {
    label: 'Terms',
    kind: 'longText',
    initial: '',
    hint: 'One on each line: a brand, a model, a service.',
  },
  clientId: {
    label: 'Client',
    kind: 'record',
    of: 'clients',
    hint: 'Its core vehicles and its city are used as well.',
  },
})

/** `/tools/keyword-planner`: terms for search ads by what people want. */
export function KeywordPlannerScreen(): ReactElement {
  const [answer, setAnswer] = useState<Answered | null>(null)
  const form = useForm({
    fields,
    save: ({ seed, clientId }) => api.call('keywords.ideas', { body: { seed, clientId } }),
    saved: setAnswer,
  })
  return (
    <Page
      title="Keyword Planner"
      description="Ideas for terms of search ads, by what people want who type them."
    >
      <div className={styles.columns}>
        <Card>
          <Form of={form} label="Keyword planner" saveLabel="Find ideas">
            <FormGrid>
              <FormField of={form} name="seed" />
              <FormField of={form} name="clientId" wide />
            </FormGrid>
          </Form>
        </Card>
        <div className={styles.found}>
          {answer === null ? (
            <p className={styles.note}>Type a term or choose a client, then press Find ideas.</p>
          ) : (
            <Ideas answer={answer} />
          )}
        </div>
      </div>
    </Page>
  )
}

function Ideas({ answer }: { readonly answer: Answered }): ReactElement {
  const { ideas, negatives } = answer
  return (
    <>
      <Banner tone="information">
        How often these are searched is not known: Google’s service is not connected. They come from the
        vocabulary of the trade.
      </Banner>
      <div className={styles.row}>
        <Button icon={Copy} onClick={() => void copy('Terms', ideas.map(({ term }) => term).join('\n'))}>
          Copy {ideas.length} terms
        </Button>
        <Button
          icon={Download}
          onClick={() => giveCsv(adsEditorCsv(ideas, negatives, 'Search'), 'keyword-ideas.csv')}
        >
          For Google Ads Editor
        </Button>
      </div>
      {intents.map((intent) => {
        const here = ideas.filter((idea) => idea.intent === intent)
        return here.length === 0 ? null : (
          <section key={intent} aria-label={intent}>
            <h2 className={styles.title}>
              {intent} <Badge>{here.length}</Badge>
            </h2>
            <ul className={styles.terms}>
              {here.map(({ term }) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )
      })}
      <section aria-label="Negatives">
        <h2 className={styles.title}>
          Leave out <Badge>{negatives.length}</Badge>
        </h2>
        <ul className={styles.terms}>
          {negatives.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
