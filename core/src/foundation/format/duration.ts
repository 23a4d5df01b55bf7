import { duration } from '../rules/duration.ts'

/** Minutes of `HH:MM`, or null when it is no duration. */
export const minutesOf = (text: string): number | null => {
  if (duration(text) !== null) return null
  const [hours, minutes] = text.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** `HH:MM` of minutes; hours go on past 24, for sums. */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.max(0, Math.round(minutes))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
