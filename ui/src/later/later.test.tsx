import { expect, it, describe } from 'vitest'
import { page } from 'vitest/browser'
import { mount, places } from '../testing/mount.tsx'
import { later } from './index.ts'

describe.each(places)('a component that comes later, in a %s', (place) => {
  it('says that its code could not be fetched, and comes when it is asked for again', async () => {
    let offline = true
    const Words = later<{ readonly words: string }>(async () => {
      if (offline) throw new TypeError('Failed to fetch')
      return ({ words }) => <p>{words}</p>
    })
    mount(
      <>
        <p>What was typed</p>
        <Words words="It is there." meanwhile={<p>Soon</p>} />
      </>,
      place,
    )
    const again = page.getByRole('button', { name: 'This could not be loaded. Try again' })
    await expect.element(again).toBeVisible()
    await expect.element(page.getByText('What was typed')).toBeVisible()
    await again.click()
    await expect.element(again).toBeVisible()
    offline = false
    await again.click()
    await expect.element(page.getByText('It is there.')).toBeVisible()
    await expect.element(page.getByText('Soon')).not.toBeInTheDocument()
  })
})
