import { isTopic, type Thread } from './question.ts'

const results: ReadonlySet<string> = new Set(['figures', 'callsByTracker', 'leads', 'campaigns'])
const goesOn = /^\s*((?:and |ok |so )*(?:(?:what|how) about )?(?:the )?)(calls|leads)(?=[?.! ]*$)/i

/**
 * `what about calls` behind clicks: those that stores got, since what is held is what advertising brought; leads behind
 * those calls are conversions, which have the same days.
 */
export const withCallsOfStores = (text: string, { question }: Thread): string =>
  isTopic(question) && results.has(question.topic)
    ? text.replace(goesOn, (whole, lead: string, what: string) =>
        what.toLowerCase() === 'calls'
          ? `${lead}phone calls`
          : question.topic === 'callsByTracker'
            ? `${lead}conversions`
            : whole,
      )
    : text
