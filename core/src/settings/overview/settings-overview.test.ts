import { describe, expect, it } from 'vitest'
import { listsOf, resources } from '../../resources.ts'
import { findSettings, settingsGroups } from './settings-overview.ts'

const groups = settingsGroups(listsOf)
const screens = groups.flatMap((group) => group.screens)

describe('the overview of settings', () => {
  it('has every list that stands on a screen of settings, once', () => {
    const routes = screens.map(({ route }) => route as string)
    expect(new Set(routes).size).toBe(routes.length)
    const ofSettings = resources.flatMap(({ screens: on = [] }) =>
      on.map(({ route }) => route).filter((route) => route.startsWith('settings.')),
    )
    expect(routes).toEqual(expect.arrayContaining(ofSettings))
  })

  it('finds a single setting by its words, and says on which screen it stands', () => {
    const [first] = findSettings(screens, 'partner commission')
    expect(first?.screen.title).toBe('Partners')
    expect(first?.settings.map(({ name }) => name)).toContain('Commission')
    expect(findSettings(screens, 'sender')[0]?.screen.route).toBe('settings.email-communication-settings')
    expect(findSettings(screens, 'industries')[0]?.screen.path).toBe('/settings/industries')
  })

  it('finds nothing for words that stand nowhere', () => {
    expect(findSettings(screens, 'zeppelin')).toEqual([])
    expect(findSettings(screens, '  ')).toEqual([])
  })
})
