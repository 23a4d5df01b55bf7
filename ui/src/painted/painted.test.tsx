import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { usePainted } from './index.ts'

interface ExampleProps {
  readonly first: string | null
  readonly said: string[]
}

/** What comes at a press, and what comes after it was painted. */
const Example = ({ first, said }: ExampleProps): ReactElement => {
  const [words, setWords] = useState(first)
  const painted = usePainted(words !== null)
  said.push(`${words}: ${painted}`)
  return (
    <>
      <p>{words}</p>
      {painted && <p>After {words}</p>}
      <button onClick={() => setWords('rows')}>Bring</button>
      <button onClick={() => setWords(null)}>Take</button>
    </>
  )
}

it('lets what comes later wait until what came has been painted', async () => {
  const said: string[] = []
  mount(<Example first={null} said={said} />)
  await page.getByRole('button', { name: 'Bring' }).click()
  await expect.element(page.getByText('After rows')).toBeVisible()
  expect(said).toContain('rows: false')
  await page.getByRole('button', { name: 'Take' }).click()
  await expect.element(page.getByText('After')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Bring' }).click()
  await expect.element(page.getByText('After rows')).toBeVisible()
})

it('lets nothing wait for what was there from the beginning', () => {
  const said: string[] = []
  mount(<Example first="rows" said={said} />)
  expect(said).not.toContain('rows: false')
  expect(page.getByText('After rows').elements()).toHaveLength(1)
})
