import { type } from '@portal/core/foundation/contract/type'
import type { NoteHtml, NoteVariant } from '@portal/core/results/performance-notes/variants'
import type { ModelSettings } from '../../../foundation/outside/chat/settings.ts'
import { spentOf, type ModelSpent } from '../../../foundation/outside/model-spent.ts'
import { headingOf } from '../built-in/opening.ts'
import { noteHtml } from '../../../foundation/outside/notes/note-html.ts'
import { quoted, shortName } from '../built-in/words.ts'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import type { NoteWriter, WrittenNote } from '../../../foundation/outside/notes/port.ts'
import { unknownIn } from './check-numbers.ts'
import { instructions } from './instructions.ts'
import { toldFacts, type Hidden, type Told } from './told-facts.ts'

/** Why a model's note is not shown. */
export class NoteNotUsed extends Error {}

const part = type({
  'sentences?': type('string <= 2000').array().atMostLength(30),
  'points?': type('string <= 2000').array().atMostLength(30),
})
const answer = type({ technical: part, manager: part, client: part })

type Variant = typeof part.infer

const longestAnswer = 3000
const longestText = 20_000

/**
 * A model behind an OpenAI-compatible address. Its note is shown only when it
 * came in time, in its form, and every number in it is one of the facts;
 * the portal's own writer stands in otherwise (`docs/decisions/0191-a-models-numbers-are-checked.md`).
 */
export class ModelWriter implements NoteWriter {
  readonly #settings: ModelSettings & { readonly patience: number }
  readonly #instead: NoteWriter
  readonly #tell: (error: unknown) => void

  constructor(
    settings: ModelSettings & { readonly patience: number },
    instead: NoteWriter,
    tell: (error: unknown) => void,
  ) {
    this.#settings = settings
    this.#instead = instead
    this.#tell = tell
  }

  async write(facts: NoteFacts): Promise<WrittenNote> {
    let spent: ModelSpent | null = null
    try {
      const told = toldFacts(facts)
      const answered = await this.#ask(told)
      spent = answered.spent
      return { html: checkedHtml(answered.text, facts, told.names), writtenBy: 'model', spent }
    } catch (error) {
      this.#tell(error)
      return { ...(await this.#instead.write(facts)), spent }
    }
  }

  async #ask(told: Told): Promise<{ readonly text: string; readonly spent: ModelSpent }> {
    // Half a second of loading that only those wait for who use it.
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ])
    const { baseUrl, apiKey, model, patience } = this.#settings
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey === null ? {} : { apiKey }),
    })
    const { text, usage } = await generateText({
      model: provider(model),
      system: instructions,
      prompt: told.text,
      maxOutputTokens: longestAnswer,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(patience),
    })
    return { text, spent: spentOf(model, usage) }
  }
}

/**
 * The HTML of a model's answer.
 * @throws {NoteNotUsed} for an answer in another form, or one that states what the facts do not hold
 */
export function checkedHtml(text: string, facts: NoteFacts, names: readonly Hidden[]): NoteHtml {
  const read = answer(jsonIn(text))
  if (read instanceof type.errors) throw new NoteNotUsed('The model answered in another form.')
  const html = (variant: NoteVariant): string => variantHtml(variant, read[variant], facts, names)
  return { technical: html('technical'), manager: html('manager'), client: html('client') }
}

/** The JSON object in a text, which may stand in a fence. */
function jsonIn(text: string): unknown {
  if (text.length > longestText) throw new NoteNotUsed('The model answered at too great length.')
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  try {
    return JSON.parse(text.slice(start, end + 1)) as unknown
  } catch {
    throw new NoteNotUsed('The model answered in another form.')
  }
}

function variantHtml(
  variant: NoteVariant,
  { sentences = [], points = [] }: Variant,
  facts: NoteFacts,
  names: readonly Hidden[],
): string {
  const all = [...sentences, ...points]
  if (all.join('').trim() === '') throw new NoteNotUsed(`The model wrote nothing for ${variant}.`)
  for (const sentence of all) {
    const bare = names.reduce((rest, { mark }) => rest.replaceAll(mark, ' '), sentence)
    const unknown = unknownIn(bare, facts)
    if (unknown !== null) throw new NoteNotUsed(`The model’s ${variant} note holds ${unknown}`)
    if (/[{}<>]|https?:|www\.|\]\(/i.test(bare))
      throw new NoteNotUsed(`The model’s ${variant} note holds what is no plain text.`)
    if (variant === 'client' && bare.includes('$'))
      throw new NoteNotUsed('The model’s note for the client holds an amount of money.')
  }
  const named = (sentence: string): string =>
    names.reduce(
      (rest, { mark, name }) =>
        rest.replaceAll(mark, () => (mark === '{{CLIENT}}' ? shortName(name) : quoted(name))),
      sentence,
    )
  return noteHtml([
    {
      ...(variant === 'client' ? {} : { heading: headingOf(facts) }),
      sentences: sentences.map(named),
      points: points.map(named),
    },
  ])
}
