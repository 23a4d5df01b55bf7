const clockPattern = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?m?\.?$/i

/** `HH:MM` of what a person types as a time (`2:30 pm`, `1430`, `9a`); null when it is none. */
export const parseTime = (raw: string): string | null => {
  const match = clockPattern.exec(raw.trim())
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const written = Number(match[1])
  const minute = Number(match[2] ?? '0')
  if (minute > 59 || written > 23 || (half !== undefined && (written < 1 || written > 12))) return null
  const hour = half === undefined ? written : (written % 12) + (half === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** `2:30 PM` of `14:30`; an empty text where there is none. */
export const formatTime = (time: string): string => {
  const [hour, minute] = time.split(':')
  if (hour === undefined || minute === undefined) return ''
  const number = Number(hour)
  return `${number % 12 === 0 ? 12 : number % 12}:${minute} ${number < 12 ? 'AM' : 'PM'}`
}

/** The next full step from a time, round the day: a quarter of an hour up from 2:07 is 2:15. */
export const stepTime = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const now = hour * 60 + minute
  const step = Math.abs(minutes)
  const next = minutes > 0 ? Math.floor(now / step) * step + step : Math.ceil(now / step) * step - step
  const within = (next + 1440) % 1440
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
