/** How many times the highest of one line the highest of another may be for both to be read on one scale. */
const readable = 10

/** Whether lines are so unlike in size that the small ones lie on the zero line of the large ones. */
export function differInScale(series: readonly { readonly values: readonly (number | null)[] }[]): boolean {
  const highest = series
    .map(({ values }) => values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0))
    .filter((most) => most > 0)
  return highest.length > 1 && Math.max(...highest) > Math.min(...highest) * readable
}
