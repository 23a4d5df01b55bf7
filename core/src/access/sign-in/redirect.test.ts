import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect.ts'

describe('the redirect parameter of login', () => {
  it('is honoured when it is a path of this portal', () => {
    expect(['/budgets/active-budgets', '/pacing?x=1#top', '/', '/loginsights'].map(safeRedirect)).toEqual([
      '/budgets/active-budgets',
      '/pacing?x=1#top',
      '/',
      '/loginsights',
    ])
  })

  it('is ignored when it leaves the portal', () => {
    const unsafe = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
      'pacing',
      ' /pacing',
      '',
      null,
      undefined,
    ]
    expect(unsafe.map(safeRedirect)).toEqual(unsafe.map(() => null))
  })

  it('is ignored when it leads back to login or logout', () => {
    expect(
      ['/login', '/login?redirect=/x', '/LOGIN', '/logout', '/./logout', '/login/'].map(safeRedirect),
    ).toEqual(Array(6).fill(null))
  })
})
