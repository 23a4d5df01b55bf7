import { expect, it } from 'vitest'
import { createDrafts, type Keeper } from './drafts.ts'

it('one keeper serves all drafts, so that what was sent goes from where it was read', async () => {
  const made: string[][] = []
  const load = async (): Promise<Keeper<string>> => {
    const told: string[] = []
    made.push(told)
    return {
      read: async () => 'typed before',
      changed: (place, draft) => void told.push(`${place} ${draft ?? 'sent'}`),
      forget: () => void told.push('forgotten'),
    }
  }
  const drafts = createDrafts(load)
  const draft = drafts.at('7/a')
  const coming = drafts.bringBack('7/a')
  draft.keep('a')
  await coming
  draft.keep('ab')
  draft.clear()
  drafts.forget()
  await expect.poll(() => made).toEqual([['7/a a', '7/a ab', '7/a sent', 'forgotten']])
})
