import { describe, expect, expectTypeOf, it } from 'vitest'
import { matchRoute, reservedClientSlugs } from './match.ts'
import { pageTitle } from './page-title.ts'
import { fillPath, pathOf, type ParamsOf } from './path.ts'
import { routeOf } from './catalogue.ts'
import { isSharedRoute } from '../policy/shell.ts'

const nameOf = (pathname: string): string => matchRoute(pathname).route.name

describe('finding a screen by its address', () => {
  // ACC-28
  it('static client paths win over a slug', () => {
    expect(
      ['audits', 'inactive', 'client-team', 'assessments', 'audit'].map((word) => nameOf(`/clients/${word}`)),
    ).toEqual([
      'clients.audits',
      'clients.inactive',
      'clients.clientTeam',
      'clients.assessments',
      'clients.profile',
    ])
    expect([...reservedClientSlugs].toSorted()).toEqual(['assessments', 'audits', 'client-team', 'inactive'])
  })

  // ACC-27
  it('an optional parameter may be left out', () => {
    expect(matchRoute('/agreements/questionnaire')).toMatchObject({
      route: { name: 'agreements.questionnaire' },
      params: {},
    })
    expect(matchRoute('/agreements/questionnaire/5').params).toEqual({ id: '5' })
  })

  it('an ad preview has a number', () => {
    expect(matchRoute('/ad-preview/12').params).toEqual({ previewId: '12' })
    expect(['/ad-preview/abc', '/ad-preview/1a', '/ad-preview/-1', '/ad-preview/1.5'].map(nameOf)).toEqual(
      Array(4).fill('not-found'),
    )
  })

  it('parameters are decoded, and what cannot be decoded is not found', () => {
    expect(matchRoute('/clients/caf%C3%A9%2F1/budgets').params).toEqual({ slug: 'café/1' })
    expect(nameOf('/clients/%E0%A4%A/budgets')).toBe('not-found')
  })

  it('a closing slash is ignored, an empty part is not', () => {
    expect(nameOf('/clients/')).toBe('clients.index')
    expect(['/', '/clients//budgets', '//clients', '', '/clients/a/b/c/d/e'].map(nameOf)).toEqual([
      'home',
      'not-found',
      'not-found',
      'home',
      'not-found',
    ])
  })
})

describe('the address of a screen', () => {
  // SID-20, SID-21
  it('is filled and encoded', () => {
    expect(pathOf('clients.profile.budgets', { slug: 'a/b c' })).toBe('/clients/a%2Fb%20c/budgets')
    expect(
      pathOf('clients.insights', { slug: 'x' }, { startDate: '2026-11-01', endDate: null, tab: undefined }),
    ).toBe('/clients/x/insights?startDate=2026-11-01')
    expect(pathOf('login')).toBe('/login')
    expect(pathOf('agreements.questionnaire')).toBe('/agreements/questionnaire')
    expect(pathOf('agreements.questionnaire', { id: 5 })).toBe('/agreements/questionnaire/5')
  })

  it('asks for its parameters, in types and at run time', () => {
    expectTypeOf<ParamsOf<'budgets.edit'>>().toExtend<{ readonly id: string | number }>()
    expect(() => fillPath(routeOf('budgets.edit').path, {})).toThrow('needs id')
    // @ts-expect-error a parameter is missing
    expect(() => pathOf('budgets.edit')).toThrow('needs id')
    // @ts-expect-error no such screen
    expect(() => pathOf('no.such.screen')).toThrow('No route')
  })

  it('leads back to the same screen', () => {
    expect(matchRoute(pathOf('clients.profile.team', { slug: 'café/1' }))).toMatchObject({
      route: { name: 'clients.profile.team' },
      params: { slug: 'café/1' },
    })
  })
})

describe('facts of a screen', () => {
  // ACC-18, ACC-19
  it('the title is followed by the tenant, or by Loading...', () => {
    expect(pageTitle(routeOf('clients.index'), 'Demo Agency')).toBe('Clients | Demo Agency')
    expect(pageTitle(routeOf('clients.index'), null)).toBe('Clients | Loading...')
  })

  // ACC-26
  it('login, password reset and lead detail stand without padding', () => {
    const bare = ['/login', '/reset-password', '/sales-pipeline/5', '/clients']
    expect(bare.map((path) => matchRoute(path).route.noPadding)).toEqual([true, true, true, false])
  })

  it('shared co-op files are a shared route, the other public screens are not', () => {
    expect(isSharedRoute(nameOf('/shared/coop-files/a'))).toBe(true)
    expect(['/ad-preview/1', '/term-of-service'].map((path) => isSharedRoute(nameOf(path)))).toEqual([
      false,
      false,
    ])
  })
})
