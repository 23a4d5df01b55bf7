import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatCount, formatDollars } from '@portal/core/foundation/format'
import { adsEditorCsv, measuredCsv } from '@portal/core/sites/keywords/ideas'
import { intents } from '@portal/core/sites/keywords/intent-of'
import { searchLanguageNames, searchPlaceNames } from '@portal/core/sites/keywords/where-and-language'
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
    hint: 'Its core vehicles, its city and the searches that led to its site are used as well.',
  },
  site: {
    label: 'Site',
    kind: 'text',
    initial: '',
    hint: 'Its address. Google looks through it, where Google Ads is connected.',
  },
  cities: {
    label: 'Cities',
    kind: 'text',
    initial: '',
    hint: 'By commas: terms are made for each, beside the client’s own.',
  },
  place: { label: 'Where', kind: 'choice', choices: searchPlaceNames, initial: 'United States' },
  language: { label: 'Language', kind: 'choice', choices: searchLanguageNames, initial: 'English' },
})

/** `/tools/keyword-planner`: terms for search ads by what people want. */
export function KeywordPlannerScreen(): ReactElement {
  const [found, setFound] = useState<{ readonly answer: Answered; readonly of: string } | null>(null)
  const form = useForm({
    fields,
    save: async ({ seed, clientId, site, cities, place, language }) => ({
      answer: await api.call('keywords.ideas', { body: { seed, clientId, site, cities, place, language } }),
      of: `${place}, in ${language}`,
    }),
    saved: setFound,
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
              <FormField of={form} name="cities" wide />
              <FormField of={form} name="place" />
              <FormField of={form} name="language" />
            </FormGrid>
          </Form>
        </Card>
        <div className={styles.found}>
          {found === null ? (
            <EmptyState icon={Lightbulb} title="No ideas yet">
              Type a term or choose a client, then press Find ideas.
            </EmptyState>
          ) : (
            <Ideas answer={found.answer} of={found.of} />
          )}
        </div>
      </div>
    </Page>
  )
}

/** Why there are no volumes, or where they are of. */
function about({ state, words }: Answered['google'], of: string): string {
  if (state === 'Measured')
    return `Searches a month, competition and bids are Google’s: ${of}, on average over twelve months. Where nothing stands, Google did not tell.`
  const from = 'The ideas come from the vocabulary of the trade.'
  return state === 'Failed'
    ? `How often these are searched is not known now. ${words} ${from}`
    : `How often these are searched is not known: Google’s service is not connected. ${from}`
}

function Ideas({ answer, of }: { readonly answer: Answered; readonly of: string }): ReactElement {
  const { ideas, negatives, google } = answer
  const measured = google.state === 'Measured'
  const searched = ideas.some(({ shown }) => shown !== null)
  return (
    <>
      <Banner tone={google.state === 'Failed' ? 'warning' : 'information'}>{about(google, of)}</Banner>
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
        {(measured || searched) && (
          <Button icon={Download} onClick={() => giveCsv(measuredCsv(ideas), 'keyword-volumes.csv')}>
            {measured ? 'With volumes' : 'With past searches'}
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
            {measured || here.some(({ shown }) => shown !== null) ? (
              <Measured label={intent} ideas={here} volumes={measured} searched={searched} />
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

interface MeasuredProps {
  readonly label: string
  readonly ideas: Answered['ideas']
  /** Whether Google told volumes, and whether the client's own searches are known. */
  readonly volumes: boolean
  readonly searched: boolean
}

const count = (value: number | null): string => (value === null ? '' : formatCount(value))

const numbersOf = (volumes: boolean, searched: boolean) => [
  ...(volumes
    ? [
        ['Searches a Month', ({ searches }: Answered['ideas'][number]) => count(searches)] as const,
        ['Competition', ({ competition }: Answered['ideas'][number]) => competition ?? ''] as const,
        ['Bid at the Top', bid] as const,
      ]
    : []),
  ...(searched
    ? [
        ['Shown', ({ shown }: Answered['ideas'][number]) => count(shown)] as const,
        ['Clicked', ({ clicked }: Answered['ideas'][number]) => count(clicked)] as const,
      ]
    : []),
]

function Measured({ label, ideas, volumes, searched }: MeasuredProps): ReactElement {
  const numbers = numbersOf(volumes, searched)
  return (
    <ScrollRegion className={styles.scroll} label={`${label}, ${volumes ? 'volumes' : 'past searches'}`}>
      <table className={styles.measured}>
        <thead>
          <tr>
            <th scope="col">Term</th>
            {numbers.map(([name]) => (
              <th key={name} scope="col" className={name === 'Competition' ? undefined : styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ideas.map((idea) => (
            <tr key={idea.term}>
              <th scope="row">{idea.term}</th>
              {numbers.map(([name, value]) => (
                <td key={name} className={name === 'Competition' ? undefined : styles.number}>
                  {value(idea)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
