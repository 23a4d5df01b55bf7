import { useStore } from '@nanostores/react'
import { apps, type AppLinks } from '@portal/core/settings/links/links'
import { IconButton } from '@portal/ui/button'
import { LayoutGrid } from '@portal/ui/icon'
import { Menu, type MenuEntry } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { $appLinks } from '../../settings/links/app-links.ts'

/** The agency's other applications that have an address, each in a tab of its own. */
export const appEntries = (links: AppLinks): readonly MenuEntry[] =>
  apps.flatMap(({ key, label }) => {
    const href = links[key]
    return href === undefined ? [] : [{ label, href, newTab: true }]
  })

/** The way to the agency's other applications. */
export function AppSwitcher(): ReactElement | null {
  const entries = appEntries(useStore($appLinks))
  if (entries.length === 0) return null
  return (
    <Menu
      placement="bottom-end"
      items={[{ heading: 'Other applications' }, ...entries]}
      trigger={(trigger) => <IconButton {...trigger} icon={LayoutGrid} label="Other applications" />}
    />
  )
}
