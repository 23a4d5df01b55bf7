/**
 * Brings the entry of a row that scrolls sideways, as tabs do on a phone, into its middle; as the `ref` of the one
 * that is open.
 */
export function inRow(entry: HTMLElement | null): void {
  const row = entry?.parentElement
  if (!entry || !row) return
  const [inside, around] = [entry.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}
