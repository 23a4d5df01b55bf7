import { projectKey } from '@portal/core/work/support/constants'
import { done } from './about-one.ts'
import { emptyQuestion, type Reading } from './question.ts'

const asks = new RegExp(
  `^(?:(?:please|show|open|find|pull up|give me|tell me about|what(?:['’]?s| is| was)?|whats|how(?:['’]?s| is)|where(?:['’]?s| is)|who (?:opened|reported|filed|submitted|created)|when (?:was|did)|is|the|me|status of|state of|support|ticket|request|issue|bug|number) )*(${projectKey}-\\d{1,9})(?: (?:about|status|state|doing|at|now|created|opened|reported|filed|still|open|closed|done|fixed|resolved|yet|please))*$`,
  'i',
)

/** `ticket PS-323`, `who opened PS-323`: the one request that has the key. */
export function issueAsked(text: string): Reading | null {
  const key = asks.exec(
    text
      .replace(/[?!.\s]+$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )?.[1]
  return key === undefined
    ? null
    : done({
        ...emptyQuestion('support'),
        conditions: [{ column: 'key', is: '=', values: [key.toUpperCase()] }],
      })
}
