/** A line of n8n's stream. */
export interface StreamEvent {
  readonly type: 'begin' | 'item' | 'end' | 'error'
  readonly content: string
  /** The node of the workflow; empty where the line does not say. */
  readonly node: string
  /** Its run and item, by which several answers of one node are told apart. */
  readonly run: string
}

/**
 * Which nodes of a workflow have begun to answer and not ended: each has its
 * own begin, items and end, so an answer is whole when none is open any more
 * and at least one has ended.
 */
export class OpenNodes {
  readonly #open = new Map<string, string>()
  #ended = false

  heard({ type, node, run }: StreamEvent): void {
    const key = `${node} ${run}`
    if (type === 'begin' || type === 'item') {
      this.#open.set(key, node)
      return
    }
    this.#ended = true
    if (this.#open.delete(key)) return
    // An end that names its node otherwise than its begin did.
    for (const [other, of] of this.#open)
      if (node === '' || of === '' || of === node) this.#open.delete(other)
  }

  /** Whether everything that began has ended. */
  get whole(): boolean {
    return this.#ended && this.#open.size === 0
  }
}
