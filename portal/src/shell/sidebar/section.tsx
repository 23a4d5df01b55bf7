import { useStore } from '@nanostores/react'
import type { SidebarItem, SidebarSection } from '@portal/core/foundation/routes/sidebar'
import { ChevronDown, ExternalLink, Icon, type Glyph } from '@portal/ui/icon'
import { useId, type ReactElement } from 'react'
import { Link } from 'wouter'
import { preload } from '../screen-of.ts'
import type { CurrentItem } from './current-item.ts'
import { $groups, setGroup } from './groups.ts'
import { iconOf } from './section-icons.ts'
import styles from './section.module.css'

export interface SectionProps {
  readonly section: SidebarSection
  readonly current: CurrentItem | null
  /** Whether there is room for words; the rail shows signs alone. */
  readonly open: boolean
}

/** A section of the sidebar: one link, or a group that opens. */
export function Section({ section, current, open }: SectionProps): ReactElement | null {
  const [only] = section.items
  if (!section.link) return <Group section={section} current={current} open={open} />
  return only ? (
    <li className={styles.section}>
      <Item
        item={{ ...only, label: section.title }}
        current={current}
        icon={iconOf(section.key)}
        open={open}
      />
    </li>
  ) : null
}

function Group({ section, current, open }: SectionProps): ReactElement {
  const id = useId()
  const groups = useStore($groups)
  const holdsCurrent = current?.section.key === section.key
  const expanded = groups[section.key] ?? holdsCurrent
  return (
    <li className={styles.section} data-group="">
      <button
        type="button"
        data-row=""
        className={styles.row}
        data-holds-current={holdsCurrent || undefined}
        data-rail={!open || undefined}
        aria-expanded={expanded && open}
        aria-controls={id}
        onClick={() => setGroup(section.key, !expanded)}
      >
        <Icon of={iconOf(section.key)} size={18} />
        <span className={styles.label}>{section.title}</span>
        <span className={styles.chevron} data-expanded={expanded || undefined}>
          <Icon of={ChevronDown} size={14} />
        </span>
      </button>
      <ul id={id} className={styles.items} hidden={!expanded || !open}>
        {section.items.map((item) => (
          <li key={item.href}>
            <Item item={item} current={current} open={open} />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface ItemProps extends Pick<SectionProps, 'current' | 'open'> {
  readonly item: SidebarItem
  readonly icon?: Glyph
}

function Item({ item, current, icon, open }: ItemProps): ReactElement {
  const words = <span className={styles.label}>{item.label}</span>
  const sign = icon && <Icon of={icon} size={18} />
  if (item.route === null) {
    return (
      <a
        data-row=""
        data-rail={!open || undefined}
        className={styles.row}
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {sign}
        {words}
        <Icon of={ExternalLink} size={14} name="opens in a new tab" />
      </a>
    )
  }
  const { route } = item
  const isCurrent = current?.item.href === item.href
  return (
    <Link
      data-row=""
      data-rail={!open || undefined}
      className={styles.row}
      href={item.href}
      aria-current={isCurrent ? (current.exact ? 'page' : 'true') : undefined}
      onPointerEnter={() => preload(route)}
    >
      {sign}
      {words}
    </Link>
  )
}
