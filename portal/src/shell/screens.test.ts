import { routes } from '@portal/core/foundation/routes'
import { expect, it } from 'vitest'
import { openingScreens } from '../access/sign-in/screens.ts'
import { screens } from './screens.ts'

it('there is a screen at every address of the catalogue that leads nowhere else', () => {
  const shown = routes.filter(({ name, redirectsTo }) => redirectsTo === null && name !== 'not-found')
  expect(shown.length).toBeGreaterThan(200)
  const missing = shown.filter(({ name }) => !(name in openingScreens) && !(name in screens))
  expect(missing).toEqual([])
})
