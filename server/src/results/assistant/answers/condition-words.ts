import { formatDay, isDay } from '@portal/core/foundation/format'
import { daysInWords } from '../language/period.ts'
import type { Condition } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'

/** What a column is called by whoever asks. */
export const labelIn = (topic: Topic, id: string, isEmployee: boolean): string =>
  id === 'count'
    ? `Number of ${topic.title.toLowerCase()}`
    : id === 'spend' && !isEmployee
      ? 'Investment'
      : (topic.columns.find((one) => one.id === id)?.label ?? id.charAt(0).toUpperCase() + id.slice(1))

/** The choices that a condition names. */
export const valueWords = (topic: Topic, { column, values }: Condition): string =>
  values
    .map(
      (value) =>
        topic.columns
          .flatMap((one) => (one.id === column ? (one.values ?? []) : []))
          .find((one) => one.value === value)?.label ?? String(value),
    )
    .join(' or ')

const signs: Readonly<Record<Condition['is'], string>> = {
  '=': '',
  '!=': 'without ',
  in: '',
  '>': 'over ',
  '<': 'under ',
  '>=': 'at least ',
  '<=': 'at most ',
  between: '',
  none: '',
  some: '',
  has: '',
}

const daySigns: Readonly<Partial<Record<Condition['is'], string>>> = {
  '<': 'before ',
  '>': 'after ',
  '<=': 'by ',
  '>=': 'from ',
}

/** What rows are narrowed by. */
export function conditionWords(topic: Topic, condition: Condition, isEmployee: boolean): string {
  const { column, is, values, than, times } = condition
  if (is === 'has') return `about ${values.join(' ')}`
  const name = labelIn(topic, column, isEmployee)
  if (than !== undefined)
    return `${name} ${signs[is]}${times === undefined ? '' : `${Math.round(times * 100)}% of `}${labelIn(topic, than, isEmployee).toLowerCase()}`
  if (is === '!=')
    return values[0] === 'coming'
      ? `without ${name.toLowerCase()} ahead`
      : `without ${valueWords(topic, condition)}`
  if (is === 'some') return `with ${name.toLowerCase()}`
  if (is === 'none') return `without ${name.toLowerCase()}`
  if (is === 'between') {
    const [from, to] = values
    return typeof from === 'string' && typeof to === 'string'
      ? `${name} ${daysInWords({ from, to })}`
      : `${name} ${String(from)} to ${String(to)}`
  }
  const [day] = values
  if (signs[is] !== '' && typeof day === 'string' && isDay(day))
    return `${name} ${daySigns[is] ?? ''}${formatDay(day)}`
  if (signs[is] !== '')
    return `${name} ${signs[is]}${values.map((value) => (typeof value === 'number' ? value.toLocaleString('en-US') : value)).join('')}`
  // What is so, or is not: `Receives Invoices`.
  if (topic.columns.find(({ id }) => id === column)?.kind === 'flag')
    return values[0] === 'No' ? `not ${name}` : name
  const words = valueWords(topic, condition)
  if (day === 'coming') return `${name} ahead`
  // Of many columns with the same choices the column is said too: which check it is that fails.
  const alike = topic.columns.filter((one) => one.values?.some(({ value }) => value === values[0]))
  if (alike.length > 2 && column !== 'state') return `${name}: ${words}`
  return /^\d/.test(words) ? `${name} ${words}` : words
}
