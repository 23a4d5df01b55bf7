import { expect, test } from 'vitest'
import { Growing } from './growing.ts'

const all = async (growing: Growing): Promise<string> => {
  let text = ''
  for await (const part of growing.read()) text += part.toString()
  return text
}

test('every reader gets all bytes in order, whenever it began', async () => {
  const growing = new Growing()
  const early = all(growing)
  growing.add(Buffer.from('one '))
  await Promise.resolve()
  const between = all(growing)
  growing.add(Buffer.from('two '))
  growing.add(Buffer.from('three'))
  expect(growing.end().toString()).toBe('one two three')
  expect(await Promise.all([early, between, all(growing)])).toEqual(Array(3).fill('one two three'))
})

test('a failure reaches everyone who still reads, and whoever comes later', async () => {
  const growing = new Growing()
  const reading = all(growing)
  growing.add(Buffer.from('one'))
  growing.fail(new Error('the database went away'))
  await expect(reading).rejects.toThrow('the database went away')
  await expect(all(growing)).rejects.toThrow('the database went away')
})
