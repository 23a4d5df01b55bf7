import { expect, it } from 'vitest'
import { classNamesOf, withClassNames } from './class-names.js'

it('classes of two style sheets never have the same name, and each keeps its own whatever stands in others', () => {
  const button = classNamesOf('ui/src/button/button.module.css', ['label', 'button'])
  const field = classNamesOf('ui/src/field/field.module.css', ['label', 'field'])
  expect([...button.keys()]).toEqual(['button', 'label'])
  expect(new Set([...button.values(), ...field.values()]).size).toBe(4)
  // A page in quirks mode tells no capital letters from small ones.
  for (const name of button.values()) expect(name).toMatch(/^[a-z]+\d+$/)
})

it('a script has the names of its classes in it, and brings their styles along', async () => {
  const code = [
    "import styles from './tab.module.css'",
    "import other from './list.module.css'",
    'className={styles.tab} of={their.styles.tab} to={other.tab} as={styles.gone}',
  ].join('\n')
  const classes = { './tab.module.css': { tab: 'abc0' }, './list.module.css': { tab: 'xyz0' } }
  const written = await withClassNames(code, async (file) => classes[file])
  expect(written).toContain('className={"abc0"} of={their.styles.tab} to={"xyz0"} as={styles.gone}')
  expect(written).toContain("import './tab.module.css';import styles from './tab.module.css'")
})
