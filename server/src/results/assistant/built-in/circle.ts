import { groupNamed } from './group-named.ts'
import { plain } from './markdown.ts'
import type { Asking } from './topic.ts'

/** The clients that a question is about where it is about several. */
export interface Circle {
  /** null: all active ones that the asker may see. */
  readonly ids: readonly number[] | null
  /** `your clients`, in the middle of a sentence. */
  readonly words: string
}

/** Those of a named group, of the one who asks, or all of them. */
export async function circleOf(asking: Asking): Promise<Circle> {
  const named = await groupNamed(asking)
  if (named)
    return {
      ids: named.clients.map(({ id }) => id),
      words: `the clients of the group **${plain(named.group.name)}**`,
    }
  if (!asking.own) return { ids: null, words: 'the active clients' }
  const clients = await asking.portal.read('users.clients', { params: { id: String(asking.userId) } })
  return { ids: clients.map(({ id }) => id), words: 'your clients' }
}

/** Said where somebody asks about clients of his own and has none. */
export const noneOfYours = 'You are on the team of no client.'

export const isIn = ({ ids }: Circle, id: number): boolean => ids === null || ids.includes(id)
