import type { CallFacts } from './call-facts.ts'

/** The two calls of a report: the one that is read, and its file on the same path. */
export const reportFacts = (name: string, path: string): Readonly<Record<string, CallFacts>> => ({
  [name]: { method: 'GET', path },
  [`${name}File`]: { method: 'POST', path, answers: 'spreadsheet' },
})
