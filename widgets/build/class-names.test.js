import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { stylesIn, withClassNames } from './class-names.js'

const sheet = (place) => stylesIn(fileURLToPath(new URL(`../../${place}`, import.meta.url)))

it('classes of two style sheets never have the same name, and each has the one that its styles say', async () => {
  const button = await sheet('ui/src/button/button.module.css')
  const field = await sheet('ui/src/field/field.module.css')
  const names = [button, field].flatMap(({ classes }) => Object.values(classes))
  expect(new Set(names).size).toBe(names.length)
  // A page in quirks mode tells no capital letters from small ones.
  for (const name of names) expect(name).toMatch(/^[a-z]+\d+$/)
  expect(button.css).toContain(`.${button.classes.button}{`)
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
