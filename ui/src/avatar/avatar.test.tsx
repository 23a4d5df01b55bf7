import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Avatar, initialsOf } from './index.ts'
import { mount } from '../testing/mount.tsx'

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

it('letters stand for a person by the first and the last word of the name', () => {
  expect(['Claire Donovan', ' Ana  Maria de la Cruz ', 'Cher', ''].map(initialsOf)).toEqual([
    'CD',
    'AC',
    'C',
    '',
  ])
})

it('a picture is shown, and the letters where it does not come', async () => {
  mount(
    <p>
      <Avatar fullName="Claire Donovan" src={dot} />
      <Avatar fullName="Peter Halvorsen" src="data:image/png;base64,AAAA" />
      Two people
    </p>,
  )
  await expect.element(page.getByText('Two people')).toBeVisible()
  await expect.poll(() => pictures('CD')).toBe(1)
  await expect.poll(() => pictures('PH')).toBe(0)
})

/** How many pictures are drawn over the letters. */
function pictures(letters: string): number {
  const inPage = [...document.querySelectorAll('*')].flatMap((element) => [
    ...(element.shadowRoot?.querySelectorAll(`[data-initials="${letters}"] img`) ?? []),
    ...(element.matches(`[data-initials="${letters}"] img`) ? [element] : []),
  ])
  return inPage.length
}
