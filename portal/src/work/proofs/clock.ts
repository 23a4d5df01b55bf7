/** Milliseconds of a film as its player writes them: `0:07`, `1:02:03`. */
export function clockOf(moment: number): string {
  const seconds = Math.floor(moment / 1000)
  const two = (part: number): string => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
