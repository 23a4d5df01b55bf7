import { defaultAssistantName } from '@portal/core/results/assistant/constants'
import { today } from '@portal/core/foundation/format'
import { spentOf, type ModelSpent } from '../../../foundation/outside/model-spent.ts'
import { begun } from '../../../foundation/outside/chat/begun.ts'
import { AnswerBroke, type BreakReason } from '../../../foundation/outside/chat/broken-off.ts'
import { OutOfPatience, patience } from '../../../foundation/outside/chat/patience.ts'
import { portalFor } from '../portal-reader.ts'
import type { ChatSource, Question } from '../../../foundation/outside/chat/port.ts'
import { chatNotFound, chatRefused, chatUnavailable } from '../../../foundation/outside/chat/sentences.ts'
import type { ChatSourceSettings } from '../../../foundation/outside/chat/settings.ts'
import { figuresNotIn } from './check-figures.ts'
import { instructions } from './instructions.ts'

type Settings = Extract<ChatSourceSettings, { kind: 'model' }>

/** Rounds of looking something up before a model must have answered. */
const mostSteps = 8

/** Tokens of one answer. */
const longestAnswer = 4000

/**
 * A model behind an OpenAI-compatible address. What it knows of the portal it
 * reads by the portal's own calls, in the name of whoever asks: nothing that
 * it is talked into opens more than that.
 */
export class ModelSource implements ChatSource {
  readonly name = 'model'
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async ask(
    question: Question,
    signal: AbortSignal,
    spent: (one: ModelSpent) => void = () => undefined,
  ): Promise<AsyncIterable<string>> {
    // Half a second of loading that only those wait for who use it.
    const [{ streamText, stepCountIs, APICallError }, { createOpenAICompatible }, { toolsFor }] =
      await Promise.all([import('ai'), import('@ai-sdk/openai-compatible'), import('./tools.ts')])
    const { baseUrl, apiKey, model, patience: milliseconds } = this.#settings
    const wait = patience(milliseconds, signal)
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      // Without it a stream does not say what it took.
      includeUsage: true,
      ...(apiKey === null ? {} : { apiKey }),
    })
    const answers: string[] = []
    const { fullStream } = streamText({
      model: provider(model),
      system: instructions(
        question.asker.services.settings.assistantName || defaultAssistantName,
        today(),
        question.language,
      ),
      messages: [
        ...question.history.map(({ by, text }) => ({
          role: by === 'person' ? ('user' as const) : ('assistant' as const),
          content: text,
        })),
        { role: 'user' as const, content: question.text },
      ],
      tools: toolsFor(portalFor(question.asker), (answer) => answers.push(answer)),
      stopWhen: stepCountIs(mostSteps),
      maxOutputTokens: longestAnswer,
      maxRetries: 1,
      abortSignal: wait.signal,
      // Errors are parts of the stream; they need not be printed as well.
      onError: () => undefined,
    })
    const refusalFor = (error: unknown): unknown =>
      APICallError.isInstance(error) && error.statusCode !== undefined
        ? ofStatus(error.statusCode)
        : error instanceof Error && error.name === 'AbortError' && signal.aborted
          ? error
          : chatUnavailable()
    const words = textIn(fullStream, wait, (usage) => spent(spentOf(model, usage)))
    const said = question.history.map(({ text }) => text).join('\n')
    const parts = checked(words, answers, `${said}\n${question.text}`)
    try {
      return await begun(parts)
    } catch (error) {
      wait.over()
      throw refusalFor(error)
    }
  }
}

const ofStatus = (status: number): Error =>
  status === 404 ? chatNotFound() : status >= 500 || status === 429 ? chatUnavailable() : chatRefused()

interface StreamPart {
  readonly type: string
  readonly text?: string
  readonly error?: unknown
  /** Why the model stopped, with the last part. */
  readonly finishReason?: string
  /** Of all rounds, with the last part. */
  readonly totalUsage?: Usage
}

type Usage = Parameters<typeof spentOf>[1]

/** Reasons to stop by which an answer is not whole; `tool-calls` after the last round of looking something up. */
const brokenBy: Readonly<Record<string, BreakReason>> = {
  length: 'length',
  'content-filter': 'failed',
  'tool-calls': 'failed',
  error: 'failed',
  unknown: 'ended',
  other: 'ended',
}

/** The words of an answer among the parts of its stream. */
async function* textIn(
  stream: AsyncIterable<StreamPart>,
  wait: ReturnType<typeof patience>,
  ended: (usage: Usage) => void,
): AsyncGenerator<string, void, undefined> {
  let usage: Usage
  let reason = 'stop'
  try {
    for await (const part of stream) {
      wait.heard()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw wait.signal.reason ?? new OutOfPatience('The answer was given up.')
      if (part.type === 'finish') {
        usage = part.totalUsage
        reason = part.finishReason ?? reason
      }
      if (part.type === 'text-delta' && part.text) yield part.text
    }
    const broken = brokenBy[reason]
    if (broken) throw new AnswerBroke(broken, `the model stopped for the reason "${reason}"`)
  } finally {
    wait.over()
    ended(usage)
  }
}

/** Followed by how the portal read what was looked up, and by the figures that the portal did not answer. */
async function* checked(
  words: AsyncIterable<string>,
  answers: readonly string[],
  asked: string,
): AsyncGenerator<string, void, undefined> {
  let text = ''
  for await (const part of words) {
    text += part
    yield part
  }
  // Nothing was looked up: what it tells of figures is its own.
  const unknown = figuresNotIn(text, `${answers.join('\n')}\n${asked}`)
  if (unknown.length > 0)
    yield `\n\nThe portal did not answer ${unknown.join(', ')}: look it up before you use it.`
  const readings = [...new Set(answers.flatMap((answer) => /^> .*/.exec(answer)?.[0] ?? []))]
  if (readings.length > 0) yield `\n\n${readings.join('\n>\n')}`
}
