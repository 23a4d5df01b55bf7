import { expect, test } from 'vitest'
import { customerFrom, customerPlaces, internationalPhone, matchedBy, type Customer } from './customers.ts'

const anna: Customer = {
  email: ' Anna.Lee+cars@Gmail.com ',
  phone: '(312) 555-0148',
  firstName: 'Anna-Maria',
  lastName: 'Lee ',
  city: 'New York',
  state: 'NY',
  zip: '60601-1234',
  country: '',
}
const texts = (platform: 'google' | 'meta' | 'tiktok', customer: Customer) => {
  const found = matchedBy(platform, customer)
  return 'values' in found ? found.values.map(({ text }) => text) : found.why
}

test('each platform gets a customer as it documents: dots go for Google only, the sign of a number for Meta only', () => {
  expect(texts('google', anna)).toEqual([
    'annalee@gmail.com',
    '+13125550148',
    'anna-maria',
    'lee',
    'US',
    '60601',
  ])
  expect(texts('meta', anna)).toEqual([
    'anna.lee+cars@gmail.com',
    '13125550148',
    'annamaria',
    'lee',
    'newyork',
    'ny',
    '60601',
    'us',
  ])
  expect(texts('tiktok', anna)).toEqual(['anna.lee+cars@gmail.com', '+13125550148'])
  expect(texts('google', { ...anna, email: 'a.b+c@dealer.example' })).toContain('a.b+c@dealer.example')
})

test('country and ZIP code are open for Google, and all is hashed for Meta', () => {
  const of = (platform: 'google' | 'meta') => {
    const found = matchedBy(platform, anna)
    return 'values' in found ? found.values.map(({ hash }) => hash) : []
  }
  expect(of('google')).toEqual([true, true, true, true, false, false])
  expect(of('meta')).toEqual(Array.from({ length: 8 }, () => true))
})

test('who cannot be matched is told why, and what was hashed before is taken as it is', () => {
  const nobody: Customer = { ...anna, email: 'none', phone: '12', firstName: '' }
  expect(texts('google', nobody)).toBe('The e-mail address or phone number is none')
  expect(texts('tiktok', { ...nobody, email: '', phone: '' })).toBe('No e-mail, phone or full name')
  const before = 'A'.repeat(64)
  expect(matchedBy('tiktok', { ...nobody, email: before })).toEqual({
    values: [
      { text: before.toLowerCase(), hash: false },
      { text: '', hash: false },
    ],
  })
})

test('columns are found by the names of any platform', () => {
  const places = customerPlaces(['fn', 'Last Name', 'E-Mail Address', 'Phone_SHA256', 'Loyalty Id'])
  expect(customerFrom(['Anna', 'Lee', 'a@b.example', '', '77'], places)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Lee',
    email: 'a@b.example',
  })
  expect(Object.keys(places)).not.toContain('Loyalty Id')
})

test('a telephone number has its country, or is none', () => {
  expect(
    ['312-555-0148 x12', '+44 20 7183 8750', '1 (312) 555 0148', '555-0148', '0123456789'].map(
      internationalPhone,
    ),
  ).toEqual(['+13125550148', '+442071838750', '+13125550148', null, null])
})
