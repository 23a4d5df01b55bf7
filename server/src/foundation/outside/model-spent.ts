/** What a model took for a text. */
export interface ModelSpent {
  readonly model: string
  /** Null where the endpoint does not say. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

interface Reported {
  readonly inputTokens?: number | undefined
  readonly outputTokens?: number | undefined
}

/** The columns that keep it hold no more. */
const most = 2_147_483_647

const known = (tokens: number | undefined): number | null =>
  tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= most ? tokens : null

/** What an endpoint reported of an answer, as far as it makes sense. */
export const spentOf = (model: string, { inputTokens, outputTokens }: Reported = {}): ModelSpent => ({
  model,
  inputTokens: known(inputTokens),
  outputTokens: known(outputTokens),
})
