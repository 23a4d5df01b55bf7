import type { SidebarItem, SidebarSection } from '@portal/core/foundation/routes/sidebar'

export interface CurrentItem {
  readonly section: SidebarSection
  readonly item: SidebarItem
  /** The very screen, rather than one below it. */
  readonly exact: boolean
}

/** The item of the screen at an address, or of the nearest screen above it. */
export function currentItem(sections: readonly SidebarSection[], pathname: string): CurrentItem | null {
  let found: CurrentItem | null = null
  for (const section of sections) {
    for (const item of section.items) {
      const exact = item.href === pathname
      if (!exact && !pathname.startsWith(`${item.href}/`)) continue
      if (!found || item.href.length > found.item.href.length) found = { section, item, exact }
    }
  }
  return found
}
