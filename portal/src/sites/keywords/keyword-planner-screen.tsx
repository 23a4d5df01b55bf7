import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatCount, formatDollars } from '@portal/core/foundation/format'
import { adsEditorCsv, measuredCsv } from '@portal/core/sites/keywords/ideas'
import { intents } from '@portal/core/sites/keywords/intent-of'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Copy, Download, Lightbulb } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { giveCsv } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { ScrollRegion } from '../../platform/parts/page/scroll-region.tsx'
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
  site: {
    label: 'Site',
    kind: 'text',
    initial: '',
    hint: 'Its address. Google looks through it, where Google Ads is connected.',
  },
})

/** `/tools/keyword-planner`: terms for search ads by what people want. */
export function KeywordPlannerScreen(): ReactElement {
  const [answer, setAnswer] = useState<Answered | null>(null)
  const form = useForm({
    fields,
    save: ({ seed, clientId, site }) => api.call('keywords.ideas', { body: { seed, clientId, site } }),
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
              <FormField of={form} name="site" wide />
            </FormGrid>
          </Form>
        </Card>
        <div className={styles.found}>
          {answer === null ? (
            <EmptyState icon={Lightbulb} title="No ideas yet">
              Type a term or choose a client, then press Find ideas.
            </EmptyState>
          ) : (
            <Ideas answer={answer} />
          )}
        </div>
      </div>
    </Page>
  )
}

/** Why there are no volumes, or where they are of. */
function about({ state, words }: Answered['google']): string {
  if (state === 'Measured')
    return 'Searches a month, competition and bids are Google’s: the United States, in English, on average over twelve months. Where nothing stands, Google did not tell.'
  const from = 'The ideas come from the vocabulary of the trade.'
  return state === 'Failed'
    ? `How often these are searched is not known now. ${words} ${from}`
    : `How often these are searched is not known: Google’s service is not connected. ${from}`
}

function Ideas({ answer }: { readonly answer: Answered }): ReactElement {
  const { ideas, negatives, google } = answer
  const measured = google.state === 'Measured'
  return (
    <>
      <Banner tone={google.state === 'Failed' ? 'warning' : 'information'}>{about(google)}</Banner>
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
        {measured && (
          <Button icon={Download} onClick={() => giveCsv(measuredCsv(ideas), 'keyword-volumes.csv')}>
            With volumes
          </Button>
        )}
      </div>
      {intents.map((intent) => {
        const here = ideas.filter((idea) => idea.intent === intent)
        return here.length === 0 ? null : (
          <section key={intent} aria-label={intent}>
            <h2 className={styles.title}>
              {intent} <Badge>{here.length}</Badge>
            </h2>
            {measured ? (
              <Measured label={intent} ideas={here} />
            ) : (
              <Terms terms={here.map(({ term }) => term)} />
            )}
          </section>
        )
      })}
      <section aria-label="Negatives">
        <h2 className={styles.title}>
          Leave out <Badge>{negatives.length}</Badge>
        </h2>
        <Terms terms={negatives} />
      </section>
    </>
  )
}

const Terms = ({ terms }: { readonly terms: readonly string[] }): ReactElement => (
  <ul className={styles.terms}>
    {terms.map((term) => (
      <li key={term}>{term}</li>
    ))}
  </ul>
)

/** What a click at the top of the page costs, from the lower to the upper end. */
const bid = ({ bidLow, bidHigh }: Answered['ideas'][number]): string =>
  [bidLow, bidHigh].flatMap((dollars) => (dollars === null ? [] : [formatDollars(dollars)])).join(' to ')

const Measured = ({
  label,
  ideas,
}: {
  readonly label: string
  readonly ideas: Answered['ideas']
}): ReactElement => (
  <ScrollRegion className={styles.scroll} label={`${label}, volumes`}>
    <table className={styles.measured}>
      <thead>
        <tr>
          <th scope="col">Term</th>
          <th scope="col" className={styles.number}>
            Searches a Month
          </th>
          <th scope="col">Competition</th>
          <th scope="col" className={styles.number}>
            Bid at the Top
          </th>
        </tr>
      </thead>
      <tbody>
        {ideas.map((idea) => (
          <tr key={idea.term}>
            <th scope="row">{idea.term}</th>
            <td className={styles.number}>{idea.searches === null ? '' : formatCount(idea.searches)}</td>
            <td>{idea.competition}</td>
            <td className={styles.number}>{bid(idea)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)
