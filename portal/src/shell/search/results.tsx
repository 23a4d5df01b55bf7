import { Badge, type Tone } from '@portal/ui/badge'
import { CornerDownLeft, History, Icon, LayoutDashboard, Store, Zap, type Glyph } from '@portal/ui/icon'
import { memo, type MouseEvent, type ReactElement } from 'react'
import { preload } from '../screen-of.ts'
import type { Entry, EntryGroup } from './entries.ts'
import { Marked } from './marked.tsx'
import styles from './results.module.css'

export interface ResultsProps {
  readonly id: string
  readonly groups: readonly EntryGroup[]
  readonly query: string
  /** Place of the entry that Enter opens, counted over all groups. */
  readonly active: number
  readonly onPoint: (place: number) => void
  readonly onChoose: (entry: Entry) => void
}

/** The id of an entry's element, for `aria-activedescendant`. */
export const entryId = (listId: string, place: number): string => `${listId}-${place}`

const icons: Readonly<Record<EntryGroup['kind'], Glyph>> = {
  client: Store,
  shortcut: Zap,
  screen: LayoutDashboard,
  action: Zap,
  recent: History,
}
const tones: Readonly<Record<string, Tone>> = {
  Client: 'success',
  Prospect: 'information',
  'Inactive Client': 'neutral',
}

/** The results of the search, group by group. */
export const Results = memo(function Results({
  id,
  groups,
  query,
  active,
  onPoint,
  onChoose,
}: ResultsProps): ReactElement {
  let place = -1
  return (
    <div id={id} role="listbox" aria-label="Search results" className={styles.list}>
      {groups.map((group) => (
        <div key={group.kind + group.title} role="group" aria-label={group.title} className={styles.group}>
          <div className={styles.heading} aria-hidden="true">
            {group.title}
          </div>
          {group.entries.map((entry) => {
            place += 1
            return (
              <Line
                key={entry.key}
                id={entryId(id, place)}
                place={place}
                kind={group.kind}
                entry={entry}
                query={group.kind === 'shortcut' ? '' : query}
                active={place === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})

interface LineProps extends Pick<ResultsProps, 'query' | 'onPoint' | 'onChoose'> {
  readonly id: string
  readonly place: number
  readonly kind: EntryGroup['kind']
  readonly entry: Entry
  readonly active: boolean
}

const Line = memo(function Line({
  id,
  place,
  kind,
  entry,
  query,
  active,
  onPoint,
  onChoose,
}: LineProps): ReactElement {
  const choose = (event: MouseEvent): void => {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(entry)
  }
  const attributes = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: styles.line,
    onClick: choose,
    onPointerMove: () => {
      if (active) return
      onPoint(place)
      if (entry.route) preload(entry.route)
    },
  }
  const content = (
    <>
      <span className={styles.sign}>
        <Icon of={entry.icon ?? icons[kind]} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked text={entry.title} query={query} />
        </span>
        {entry.id !== null && (
          <span className={styles.details}>
            {entry.code !== null && (
              <>
                <Marked text={entry.code} query={query} />
                <span aria-hidden="true"> · </span>
              </>
            )}
            ID <Marked text={String(entry.id)} query={query} />
          </span>
        )}
      </span>
      {kind === 'client' ? (
        <Badge tone={tones[entry.subtitle]}>{entry.subtitle}</Badge>
      ) : (
        <span className={styles.subtitle}>{entry.subtitle}</span>
      )}
      <span className={styles.enter}>
        <Icon of={CornerDownLeft} size={14} />
      </span>
    </>
  )
  return entry.path === null ? (
    <div {...attributes}>{content}</div>
  ) : (
    <a {...attributes} href={entry.path}>
      {content}
    </a>
  )
})
