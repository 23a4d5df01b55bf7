import type { InThread } from './question.ts'

/** `Friday 2pm`: a form has a day and no hour, which is named. */
export function withHour(text: string, read: InThread): InThread {
  const { reading } = read
  const hour =
    /\b(?:at )?\d{1,2}(?::\d{2})? ?(?:am|pm)\b|\bat (?:noon|midnight|\d{1,2}(?::\d{2})?(?! ?(?:%|k\b|percent|dollars|am|pm)|[\d.,/]))/i.exec(
      text,
    )?.[0]
  if (hour === undefined || reading.is !== 'question' || reading.question.ask !== 'form') return read
  const kept = reading.question.text?.toLowerCase().includes(hour.toLowerCase()) === true
  return kept ? read : { ...read, reading: { ...reading, left: [...(reading.left ?? []), hour] } }
}
