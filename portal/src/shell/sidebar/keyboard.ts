import type { KeyboardEvent } from 'react'

/** Arrow keys in the sidebar: up and down through what is shown, right opens a group, left closes it or goes up to it. */
export function moveInSidebar(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  )
  const at = rows.findIndex((row) => row === document.activeElement)
  const row = rows[at]
  if (!row) return
  const target = targetOf(event.key, rows, at, row)
  if (target === undefined) return
  event.preventDefault()
  if (target) target.focus()
  else row.click()
}

/** Where a key leads: a row, null to open or close the group itself, undefined for a key of no concern. */
function targetOf(
  key: string,
  rows: readonly HTMLElement[],
  at: number,
  row: HTMLElement,
): HTMLElement | null | undefined {
  const expanded = row.getAttribute('aria-expanded')
  switch (key) {
    case 'ArrowDown':
      return rows[(at + 1) % rows.length]
    case 'ArrowUp':
      return rows.at(at - 1)
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowRight':
      return expanded === 'false' ? null : expanded === 'true' ? rows[at + 1] : undefined
    case 'ArrowLeft':
      return expanded === 'true'
        ? null
        : (row.closest('[data-group]')?.querySelector<HTMLElement>('[aria-expanded]') ?? undefined)
    default:
      return undefined
  }
}
