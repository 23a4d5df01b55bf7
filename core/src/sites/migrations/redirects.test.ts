import { describe, expect, it } from 'vitest'
import { judge, mostRedirects, readRedirects } from './redirects.ts'

const [from, to] = ['https://old.example/a', 'https://new.example/a']
const walk = (...steps: [string, number][]) => ({
  steps: steps.map(([url, status]) => ({ url, status })),
  looped: false,
  canonical: null as string | null,
})
const state = (walked: Parameters<typeof judge>[1]) => judge({ from, to }, walked).state

describe('redirects', () => {
  it('are read however people paste them, each once, with a sentence for a line that is none', () => {
    const read = readRedirects(
      'Old,New\n/a, /b\nhttps://old.example/c\thttps://new.example/d\nold.example/e -> new.example/e\n\nhello\n/a /b\n/a /z\n/x /x https://y.example',
      'https://old.example',
      'https://new.example',
    )
    expect(read.redirects).toEqual([
      { from: 'https://old.example/a', to: 'https://new.example/b' },
      { from: 'https://old.example/c', to: 'https://new.example/d' },
      { from: 'https://old.example/e', to: 'https://new.example/e' },
    ])
    expect(read.problems).toEqual([
      'Line 6 is not an old and a new address: hello',
      'Line 8 gives https://old.example/a a second target.',
      'Line 9 is not an old and a new address: /x /x https://y.example',
    ])
  })

  it('take a site without its scheme, and no line however odd stops the others', () => {
    const read = readRedirects(
      '/a /b\n// /c\n/\\evil.example /d\n/e //evil.example',
      'old.example',
      'new.example',
    )
    expect(read.redirects).toEqual([{ from: 'https://old.example/a', to: 'https://new.example/b' }])
    expect(read.problems).toHaveLength(3)
  })

  it('are fifty thousand at most', () => {
    const text = Array.from({ length: mostRedirects + 10 }, (_, at) => `/${at} /n${at}`).join('\n')
    const { redirects, problems } = readRedirects(text, 'https://old.example', 'https://new.example')
    expect([redirects.length, problems]).toEqual([
      mostRedirects,
      ['Only the first 50,000 redirects were taken.'],
    ])
  })

  it('are judged by the way that they take', () => {
    expect(state(walk([from, 301], [to, 200]))).toBe('Right')
    expect(state(walk([from, 301], [`${to}/`, 200]))).toBe('Right')
    expect(state(walk([from, 302], [to, 200]))).toBe('Temporary')
    expect(state(walk([from, 301], ['https://new.example/b', 301], [to, 200]))).toBe('Chain')
    expect(state(walk([from, 301], ['https://new.example/', 200]))).toBe('Wrong target')
    expect(state(walk([from, 301], [to, 404]))).toBe('Target missing')
    expect(state(walk([from, 200]))).toBe('Not redirected')
    expect(state(walk([from, 404]))).toBe('Not redirected')
    expect(state({ ...walk([from, 301], [to, 301]), looped: true })).toBe('Loop')
    expect(state({ ...walk([from, 301], [to, 200]), canonical: 'https://new.example/other' })).toBe(
      'Other canonical',
    )
  })
})
