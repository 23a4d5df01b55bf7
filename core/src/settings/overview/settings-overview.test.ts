import { describe, expect, it } from 'vitest'
import { listsOf, resources } from '../../resources.ts'
import { findSettings } from './find-settings.ts'
import { settingsGroups } from './settings-overview.ts'

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

  it.each([
    ['two factor', 'Two-Factor Authentication'],
    ['2FA', 'Two-Factor Authentication'],
    ['industry', 'Industries'],
    ['co-op', 'Co-op Documents'],
    ['users', 'Users'],
    ['roles', 'IAM'],
    ['permissions', 'IAM'],
    ['reply to', 'Email Communication Settings'],
    ['quiet hours', 'Email Communication Settings'],
    ['brand color', 'Portal Settings'],
    ['privacy', 'Data Retention'],
    ['delete a person', 'Data Retention'],
    ['contract', 'Agreement Templates'],
    ['org chart', 'Departments'],
    ['embed', 'Widgets on Other Pages'],
    ['login background', 'Carousel Upload'],
    ['CRM', 'Client Data Settings'],
    ['churn', 'Cancellation Reasons'],
    ['campaign name', 'Name Builder Settings'],
    ['token', 'API Keys and Webhooks'],
    ['password', 'My Profile'],
    ['callrail', 'Integrations'],
    ['spam', 'Lead Blacklist'],
    ['management groups', 'Management Groups'],
    ['dealer groups', 'Groups'],
    ['lead status', 'Sales and Leads of Dealerships'],
  ])('finds “%s” as a person would type it: %s', (typed, title) => {
    expect(findSettings(screens, typed)[0]?.screen.title).toBe(title)
  })

  it('takes the beginning of a word, and not its middle', () => {
    expect(findSettings(screens, 'cancell')[0]?.screen.title).toBe('Cancellation Reasons')
    expect(findSettings(screens, 'cellation')).toEqual([])
  })

  it('finds nothing for words that stand nowhere', () => {
    expect(findSettings(screens, 'zeppelin')).toEqual([])
    expect(findSettings(screens, '  ')).toEqual([])
  })
})
