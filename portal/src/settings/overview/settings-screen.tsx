import { findSettings } from '@portal/core/settings/overview/find-settings'
import type { SettingsScreen } from '@portal/core/settings/overview/settings-overview'
import { formatRelative } from '@portal/core/foundation/format'
import { mayOpen } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Search } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { useCall } from '../../foundation/session/query.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './overview.module.css'
import { settingsGroups } from './settings.generated.ts'

/** Most settings of one screen that a search names; the screen has the others. */
const mostNamed = 6

/** `/settings`: everything that can be set, by what it is about, and a search that finds a single setting. */
export function SettingsScreen(): ReactElement {
  const facts = useSessionFacts()
  const typed = useQuery().get('search') ?? ''
  const setQuery = useSetQuery()
  const groups = useMemo(
    () =>
      settingsGroups
        .map((group) => ({
          ...group,
          screens: group.screens.filter(({ route }) => mayOpen(route, facts)),
        }))
        .filter(({ screens }) => screens.length > 0),
    [facts],
  )
  const screens = useMemo(() => groups.flatMap((group) => group.screens), [groups])
  const found = useMemo(() => findSettings(screens, typed), [screens, typed])
  return (
    <Page
      title="Settings"
      description="What this agency decides for itself: its lists, its rules, its looks."
    >
      <div className={styles.search}>
        <TextField
          label="Search settings"
          type="search"
          value={typed}
          onChange={(search) => setQuery({ search: search || null }, { replace: true })}
          placeholder="Commission, cancellation reason, sender…"
          autoComplete="off"
        />
      </div>
      {typed.trim() === '' && <Changed among={screens} />}
      {typed.trim() === '' ? (
        groups.map(({ title, sentence, screens }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <header>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.sentence}>{sentence}</p>
            </header>
            <ul className={styles.screens}>
              {screens.map((screen) => (
                <li key={screen.route}>
                  <Way to={screen} />
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : found.length === 0 ? (
        <EmptyState icon={Search} title="Nothing matches">
          No setting has these words. Try what it is about: a client, a mail, a budget.
        </EmptyState>
      ) : (
        <ul className={styles.found} aria-label="Settings found">
          {found.map(({ screen, settings }) => (
            <li key={screen.route}>
              <Card>
                <Way to={screen} />
                {settings.length > 0 && (
                  <dl className={styles.settings}>
                    {settings.slice(0, mostNamed).map(({ name, about }) => (
                      <div key={`${name}: ${about}`}>
                        <dt>{name}</dt>
                        <dd>{about}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

/** What was changed lately, and by whom; nothing while nothing was. */
function Changed({ among }: { readonly among: readonly SettingsScreen[] }): ReactElement | null {
  const { data } = useCall('settings.changed', {})
  const changed = (data ?? []).flatMap(({ route, ...change }) => {
    const screen = among.find((one) => one.route === route)
    return screen ? [{ screen, ...change }] : []
  })
  if (changed.length === 0) return null
  return (
    <section className={styles.group} aria-label="Changed lately">
      <h2 className={styles.title}>Changed lately</h2>
      <ul className={styles.screens}>
        {changed.map(({ screen: { route, title, path }, at, by }) => (
          <li key={route}>
            <Link href={path} className={styles.way}>
              {title}
            </Link>
            <p className={styles.sentence}>
              {by?.fullName ?? 'The portal'}, <time dateTime={at}>{formatRelative(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Way = ({ to }: { readonly to: SettingsScreen }): ReactElement => (
  <>
    <Link href={to.path} className={styles.way}>
      {to.title}
    </Link>
    <p className={styles.sentence}>{to.sentence}</p>
  </>
)
