import type { Check } from './unaccounted-spans.ts'

/** `the most expensive keywords` by their clicks are none: what is dear or cheap is so in money. */
export const dearInMoney: Check = (reader, { order }) => {
  const { superlative } = reader
  const money = order === null || reader.column(order.column)?.kind === 'money'
  return superlative !== null && (superlative.dear === true || superlative.cheap) && !money
    ? [superlative.at]
    : []
}

const got = '(?:get|gets|got|gotten|getting|receive|received|receiving|miss|missed)'
const callsGot = [
  new RegExp(`\\b${got}(?: (?:any|more|fewer|less|many|the|most|fewest|our|their))* phone calls\\b`),
  new RegExp(`\\b(?:phone )?calls (?:did|do|does|has|have) \\S.*\\b${got}\\b(?! (?:done|logged|made))`),
]
const withAgency = /\b(?:with|you|your|agency|we|i|log|logged|from|interactions?)\b/

/** `is my store getting more phone calls`: what customers make are no interactions of the agency. */
export const callsThatCame: Check = ({ topic, lows, ofStore }) => {
  const line = lows.join(' ')
  const at = lows.indexOf('calls')
  const ofCustomers =
    callsGot.some((one) => one.test(line)) || (ofStore && lows[at - 1] === 'phone' && !withAgency.test(line))
  return topic.id === 'interactions' && ofCustomers ? [at] : []
}

/** `how many budget changes did Priya make`: those who manage the clients of what waits have not made it. */
export const madeBySomebody: Check = ({ topic, lows }, { people }) =>
  topic.id !== 'budgetChanges' || people.length === 0
    ? []
    : lows.flatMap((low, at) => (/^(?:make|makes|made|by|enter|entered|did|do|done)$/.test(low) ? [at] : []))
