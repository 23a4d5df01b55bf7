import { expect, test } from 'vitest'
import { isOwnAddress, ownAddressesProblem } from './own-addresses.ts'

test('addresses are compared whole, by range and by prefix', () => {
  expect(isOwnAddress('198.51.100.4, 198.51.100.5', '::ffff:198.51.100.5')).toBe(true)
  expect(isOwnAddress('198.51.100.45', '198.51.100.4')).toBe(false)
  expect(isOwnAddress('', '')).toBe(false)
  expect(isOwnAddress('', '198.51.100.4')).toBe(false)
  const office = '203.0.113.16/28, 2001:DB8:12:34::/64'
  expect(isOwnAddress(office, '203.0.113.16')).toBe(true)
  expect(isOwnAddress(office, '203.0.113.31')).toBe(true)
  expect(isOwnAddress(office, '203.0.113.32')).toBe(false)
  // The second half of a browser's address is another one every day.
  expect(isOwnAddress(office, '2001:db8:12:34:a1b2:c3d4:e5f6:1')).toBe(true)
  expect(isOwnAddress(office, '2001:db8:12:35::1')).toBe(false)
  expect(isOwnAddress('2001:db8::1', '2001:0db8:0:0:0:0:0:1')).toBe(true)
  // A short address is never a part of a long one.
  expect(isOwnAddress('0.0.0.0/1', '::1')).toBe(false)
})

test('what is no address is said by name', () => {
  expect(ownAddressesProblem('')).toBeNull()
  expect(ownAddressesProblem(' 203.0.113.7 , 203.0.113.0/28,2001:db8::/32, ::1')).toBeNull()
  for (const wrong of [
    '203.0.113',
    '203.0.113.256',
    '203.0.113.0/33',
    '203.0.113.0/0',
    '2001:db8::/129',
    '2001:db8:::1',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7',
    'fe80::1%eth0',
    'office',
    '203.0.113.7/8/8',
  ])
    expect(ownAddressesProblem(`198.51.100.4, ${wrong}`), wrong).toMatch(
      `${wrong} is no network address. Write `,
    )
})
