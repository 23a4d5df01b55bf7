import { expect, it } from 'vitest'
import { attempts } from './attempts.ts'

/** Work that fails so many times, with the waits that were asked for in between. */
function failing(times: number) {
  const waits: number[] = []
  let calls = 0
  const work = async (): Promise<string> => {
    calls += 1
    if (calls <= times) throw new Error(`attempt ${calls}`)
    return `came at ${calls}`
  }
  const pause = async (milliseconds: number): Promise<void> => void waits.push(milliseconds)
  return { work, pause, waits, calls: () => calls }
}

it('work that fails twice comes at the third attempt, after waits of up to one and three seconds', async () => {
  const { work, pause, waits } = failing(2)
  expect(await attempts(work, () => false, pause)).toBe('came at 3')
  expect(waits).toHaveLength(2)
  expect(waits[0]).toSatisfy((wait: number) => wait >= 500 && wait <= 1000)
  expect(waits[1]).toSatisfy((wait: number) => wait >= 1500 && wait <= 3000)
})

it('the third failure is told', async () => {
  const { work, pause } = failing(3)
  await expect(attempts(work, () => false, pause)).rejects.toThrow('attempt 3')
})

it('an error that another attempt would not change is told at once', async () => {
  const { work, pause, waits, calls } = failing(1)
  await expect(attempts(work, () => true, pause)).rejects.toThrow('attempt 1')
  expect([calls(), waits]).toEqual([1, []])
})
