import type { Report } from '@portal/core/platform/reports/report'
import { reports } from '@portal/core/reports.generated'
import { resources } from '@portal/core/resources'
import { coreTopics } from './core/core-topics.ts'
import { withClientFacts } from './core/client-facts.ts'
import { withPersonFacts } from './core/person-facts.ts'
import { withSpans } from './core/spans.ts'
import { withStateWords } from './state-words.ts'
import { lexiconOf, type Prepared, type Topic } from './topic.ts'
import { topicOfList } from './topic-of-list.ts'
import { topicOfReport } from './topic-of-report.ts'
import { withVocabulary } from './vocabulary/with-vocabulary.ts'

/** Lists whose entries are told by what is spent on them: who asks for services means those that are paid for. */
const toldByBudgets = new Set<string>(['services'])

const declared: readonly Topic[] = [
  ...(reports as readonly Report[]).filter(({ toldByFigures }) => !toldByFigures).map(topicOfReport),
  // A report of the same name tells more of the same rows.
  ...resources
    .filter(
      ({ area }) =>
        !toldByBudgets.has(area) && !(reports as readonly Report[]).some(({ name }) => name === area),
    )
    .map(topicOfList),
]
/** Labels of several words that one topic alone has say by themselves what is asked about. */
const labelled = new Map<string, number>()
for (const { columns } of [...coreTopics, ...declared])
  for (const label of new Set(columns.map((one) => one.label.toLowerCase())))
    labelled.set(label, (labelled.get(label) ?? 0) + 1)
/** What says of the portal's own measures what is asked about: elsewhere it says so only beside other words. */
const ofCore = new Set(
  coreTopics.flatMap(({ columns }) =>
    columns.flatMap(({ evokes, words, kind }) => (evokes && kind !== 'date' ? words : [])),
  ),
)
/** Labels that are said of anything: they say of nothing that it is asked about. */
const ofAnything = new Set(['still open'])
const telling = (topic: Topic): Topic => ({
  ...topic,
  columns: topic.columns.map((column) =>
    / /.test(column.label) &&
    !ofAnything.has(column.label.toLowerCase()) &&
    labelled.get(column.label.toLowerCase()) === 1
      ? {
          ...column,
          words: column.words.filter((word) => !ofCore.has(word)),
          weak: [...(column.weak ?? []), ...column.words.filter((word) => ofCore.has(word))],
          evokes: true,
        }
      : column,
  ),
})

const byHand = new Set(coreTopics.map(({ id }) => id))

/** Everything that can be asked about. */
export const topics: readonly Prepared[] = [
  ...coreTopics,
  ...declared.filter(({ id }) => !byHand.has(id)).map(telling),
].map((bare) => {
  const topic = withStateWords(withSpans(withPersonFacts(withClientFacts(withVocabulary(bare)))))
  return { topic, lexicon: lexiconOf(topic) }
})

/** A topic by its id. */
export const topicOf = (id: string): Prepared | undefined => topics.find(({ topic }) => topic.id === id)
