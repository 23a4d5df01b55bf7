import { afterEach, expect, it, vi } from 'vitest'
import { BrokenOff } from '@portal/core/results/assistant/failure'
import { partsOf } from './read-answer.ts'

afterEach(() => vi.restoreAllMocks())

/** A stream that brings these bytes in pieces of so many. */
function streamOf(text: string, pieces: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieces) controller.enqueue(bytes.slice(at, at + pieces))
      controller.close()
    },
  })
}

async function read(text: string, pieces = 1000): Promise<string[]> {
  const parts: string[] = []
  for await (const part of partsOf(streamOf(text, pieces))) parts.push(part)
  return parts
}

const end = '{"type":"end"}\n'
const item = (content: string): string => `${JSON.stringify({ type: 'item', content })}\n`

// CHAT: the events of shell section 8
it('the items between begin and end are the answer, wherever the network cuts them', async () => {
  const answer = `{"type":"begin"}\n${item('Über')}${item(' 5 € – 日本')}{"type":"end"}\n${item('too late')}`
  for (const pieces of [1, 2, 7, 1000]) expect(await read(answer, pieces)).toEqual(['Über', ' 5 € – 日本'])
})

it('a line that cannot be read is told in the console and skipped', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(await read(`${item('a')}{broken\n\n"text"\n${item('b')}${end}`)).toEqual(['a', 'b'])
  expect(warned).toHaveBeenCalledTimes(2)
})

it('an item without text says nothing, an error breaks the answer off', async () => {
  expect(await read(`{"type":"item","content":7}\n{"type":"item"}\n${end}`)).toEqual([])
  await expect(read(`${item('so far')}{"type":"error"}\n`)).rejects.toBeInstanceOf(BrokenOff)
})

it('an error says why; a stream that stops without an end is not whole', async () => {
  await expect(read('{"type":"error","content":"Too long."}\n')).rejects.toThrow('Too long.')
  await expect(read(item('so far'))).rejects.toBeInstanceOf(BrokenOff)
  await expect(read('')).rejects.toBeInstanceOf(BrokenOff)
})
