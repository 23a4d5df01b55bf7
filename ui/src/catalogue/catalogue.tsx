import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Switch } from '../choice/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { applyTheme, defaultPrimary } from '../theme/index.ts'
import type { ThemeChoice } from '../theme/index.ts'
import { Toaster } from '../toast/index.ts'
import { KitPage } from './kit-page.tsx'
import { kitParts } from './parts.ts'
import { Section } from './section.tsx'
import styles from './catalogue.module.css'

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { readonly value: ThemeChoice; readonly label: string }[]

export interface CatalogueProps {
  /** The part whose page this is; null for all of them on one. */
  readonly part?: string | null | undefined
  /** Where the page of a part is; empty for all of them. */
  readonly pageOf?: ((part: string) => string) | undefined
  /** What draws it, and where the same page is drawn by the other. */
  readonly renderer?: { readonly name: string; readonly other: string; readonly href: string } | undefined
}

/** Every component in every state, to look at while working on it and for the checks to walk over. */
export const Catalogue = ({
  part = null,
  pageOf = (name) => `#${name}`,
  renderer,
}: CatalogueProps): ReactElement => {
  const [theme, setTheme] = useState<ThemeChoice>('system')
  const [primaryColor, setPrimaryColor] = useState<string>(defaultPrimary)
  const [rightToLeft, setRightToLeft] = useState(false)
  useEffect(() => applyTheme(document.documentElement, { theme, primaryColor }), [theme, primaryColor])
  useEffect(() => {
    document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr'
  }, [rightToLeft])
  const shown = kitParts.find(({ name }) => name === part)
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.name}>{shown?.title ?? 'Component kit'}</h1>
          <p className={styles.lead}>
            {renderer ? (
              <>
                Drawn by {renderer.name}. <a href={renderer.href}>The same on {renderer.other}</a>
              </>
            ) : (
              'Every component in every state, on React and on Preact.'
            )}
          </p>
        </div>
        <div className={styles.settings}>
          <Select label="Theme" size="small" options={themes} value={theme} onChange={setTheme} />
          <TextField label="Primary colour" size="small" value={primaryColor} onChange={setPrimaryColor} />
          <Switch label="Right to left" checked={rightToLeft} onChange={setRightToLeft} />
        </div>
      </header>
      <nav aria-label="Parts of the kit">
        <ul className={styles.parts}>
          <li>
            <a href={pageOf('')} aria-current={shown ? undefined : 'page'}>
              All of them
            </a>
          </li>
          {kitParts.map(({ name, title }) => (
            <li key={name}>
              <a href={pageOf(name)} aria-current={name === part ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown ? (
        <KitPage part={shown} />
      ) : (
        kitParts.map(({ name, title, Example }) => (
          <Section key={name} title={title}>
            <Example />
          </Section>
        ))
      )}
      <Toaster />
    </main>
  )
}
