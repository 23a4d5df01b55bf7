import { describe, expect, it } from 'vitest'
import { seal, unseal } from './secrets.ts'

const key = new TextEncoder().encode('k'.repeat(40))

describe('a stored secret', () => {
  it('opens to what was sealed, and never looks the same twice', () => {
    const sealed = ['', 'hunter2', 'pässwörd 🔑'].map(
      (plain) => [plain, seal(key, '1:credential.secret', plain)] as const,
    )
    for (const [plain, text] of sealed) {
      expect(unseal(key, '1:credential.secret', text)).toBe(plain)
      if (plain) expect(text).not.toContain(plain)
    }
    expect(seal(key, 'a', 'x')).not.toBe(seal(key, 'a', 'x'))
  })

  it('does not open under another key, in another place or when it was changed', () => {
    const sealed = seal(key, '1:credential.secret', 'hunter2')
    const other = new TextEncoder().encode('o'.repeat(40))
    const middle = sealed.length - 8
    const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
    expect(unseal(other, '1:credential.secret', sealed)).toBeNull()
    expect(unseal(key, '2:credential.secret', sealed)).toBeNull()
    expect(unseal(key, '1:credential.secret', changed)).toBeNull()
    expect(unseal(key, '1:credential.secret', 'plain text')).toBeNull()
  })
})
