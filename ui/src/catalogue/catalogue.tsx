import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Switch } from '../choice/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { applyTheme, DEFAULT_PRIMARY } from '../theme/index.ts'
import type { ThemeChoice } from '../theme/index.ts'
import { Toaster } from '../toast/index.ts'
import { FieldExamples } from './fields.tsx'
import { Looks } from './looks.tsx'
import { Overlays } from './overlays.tsx'
import { Tables } from './tables.tsx'
import styles from './catalogue.module.css'

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { readonly value: ThemeChoice; readonly label: string }[]

/** Every component in every state, to look at while working on it and for the checks to walk over. */
export const Catalogue = (): ReactElement => {
  const [theme, setTheme] = useState<ThemeChoice>('system')
  const [primaryColor, setPrimaryColor] = useState<string>(DEFAULT_PRIMARY)
  const [rightToLeft, setRightToLeft] = useState(false)
  useEffect(() => applyTheme(document.documentElement, { theme, primaryColor }), [theme, primaryColor])
  useEffect(() => {
    document.documentElement.dir = rightToLeft ? 'rtl' : 'ltr'
  }, [rightToLeft])
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.name}>Component kit</h1>
          <p className={styles.lead}>Every component in every state, on React and on Preact.</p>
        </div>
        <div className={styles.settings}>
          <Select label="Theme" size="small" options={THEMES} value={theme} onChange={setTheme} />
          <TextField label="Primary colour" size="small" value={primaryColor} onChange={setPrimaryColor} />
          <Switch label="Right to left" checked={rightToLeft} onChange={setRightToLeft} />
        </div>
      </header>
      <Looks />
      <FieldExamples />
      <Overlays />
      <Tables />
      <Toaster />
    </main>
  )
}
