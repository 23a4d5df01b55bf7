import { latestNight } from './night.ts'
import { describe, expect, test } from 'vitest'
import { fileFor } from './platforms.ts'
import { checkVehicle, placesIn, priceIn, vehicleFrom, type Vehicle } from './vehicle.ts'
import { checkDigitOf, vinProblem } from './vin.ts'

const dealership = { storeCode: 'HH-1', name: 'Hartwell Honda', address: '12 Main St, Springfield, IL 62701' }
const read = (row: Readonly<Record<string, string>>): Vehicle =>
  vehicleFrom(Object.values(row), placesIn(Object.keys(row)), dealership)

describe('a vehicle identification number', () => {
  test('has the check digit of the regulation, X for ten', () => {
    expect(checkDigitOf('1M8GDM9AXKP042788')).toBe('X')
    expect(checkDigitOf('11111111111111111')).toBe('1')
    expect(vinProblem('1M8GDM9AXKP042788', 1989)).toBeNull()
  })

  test('is wrong with other characters or another length, and doubtful with another digit', () => {
    expect(vinProblem('1M8GDM9A1KP042788', 2020)).toEqual({
      isWrong: false,
      sentence: 'The check digit of the VIN is 1 and should be X.',
    })
    expect(vinProblem('1M8GDM9AXKP04278', 2020)?.sentence).toContain('16 characters')
    expect(vinProblem('IM8GDM9AXKP042788', 2020)?.isWrong).toBe(true)
    expect(vinProblem('194670S100001', 1967)).toBeNull()
  })
})

describe('a row of a feed', () => {
  test('shows the first of its pictures, however long the list is and whatever stands between them', () => {
    const pictures = (image: string): string => read({ vin: '1M8GDM9AXKP042788', image }).image
    expect(pictures('  https://a.example/1.jpg  https://a.example/2.jpg')).toBe('https://a.example/1.jpg')
    expect(pictures('https://a.example/1.jpg,https://a.example/2.jpg')).toBe('https://a.example/1.jpg')
    expect(pictures(`https://a.example/1.jpg${' '.repeat(300_000)}|`)).toBe('https://a.example/1.jpg')
  })

  test('is read by the names of Google, of Meta and of inventory tools', () => {
    const expected = {
      vin: '1M8GDM9AXKP042788',
      make: 'Honda',
      model: 'Civic',
      price: 1_049_900,
      condition: 'Used',
    }
    expect(
      read({ vin: '1M8GDM9AXKP042788', make: 'Honda', model: 'Civic', price: '10499 USD', condition: 'u' }),
    ).toMatchObject({ ...expected, storeCode: 'HH-1', dealershipAddress: dealership.address })
    expect(
      read({
        VIN: '1m8gdm9axkp042788 ',
        Make: 'Honda',
        Model: 'Civic',
        'Selling Price': '$10,499.00',
        Type: 'Used',
      }),
    ).toMatchObject(expected)
    // Some call the shape of a vehicle its type.
    expect(read({ vin: '1M8GDM9AXKP042788', Type: 'Coupe' }).condition).toBe('')
    expect(
      read({
        'g:vin': '1M8GDM9AXKP042788',
        make: 'Honda',
        model: 'Civic',
        price: '10499.00 USD',
        state_of_vehicle: 'CPO',
        'mileage.value': '41,200',
        'image[0].url': 'https://a.example/1.jpg',
        date_first_on_lot: '2026-09-01',
      }),
    ).toMatchObject({
      ...expected,
      certified: true,
      mileage: 41_200,
      image: 'https://a.example/1.jpg',
      inStockSince: '2026-09-01',
    })
  })

  test('has a price or none: never zero', () => {
    expect([priceIn('$0'), priceIn('Call for price'), priceIn('1,299.5')]).toEqual([null, null, 129_950])
  })
})

test('what Google requires is a mistake, what it recommends a doubt', () => {
  const { mistakes, doubts } = checkVehicle(
    read({
      vin: '1M8GDM9AXKP042788',
      make: 'Honda',
      model: 'Civic EX',
      trim: 'EX',
      year: '2024',
      condition: 'used',
    }),
    '2026-11-23',
  )
  expect(mistakes).toEqual(['The price is missing.', 'The mileage is missing: a used vehicle needs it.'])
  expect(doubts).toContain('The model holds the trim, which has a place of its own.')
  expect(doubts).toContain('There is no picture.')
})

describe('the files of platforms', () => {
  const good = read({
    vin: '1M8GDM9AXKP042788',
    make: 'Honda',
    model: 'Civic',
    trim: 'EX, Sport',
    year: '2024',
    price: '10499',
    condition: 'used',
    mileage: '41200',
    link: 'https://a.example/civic',
    image_link: 'https://a.example/1,2.jpg',
  })

  test('hold the columns that each publishes, and only vehicles that it takes', () => {
    const google = fileFor('google', [good, { ...good, price: null }]).split('\r\n')
    expect(google[0]).toMatch(
      /^vin,store_code,dealership_name,dealership_address,price,condition,make,model,trim,year/,
    )
    expect(google[1]).toContain(
      '1M8GDM9AXKP042788,HH-1,Hartwell Honda,"12 Main St, Springfield, IL 62701",10499 USD,used',
    )
    expect(google).toHaveLength(3)
    const meta = fileFor('meta', [good, { ...good, link: '' }]).split('\r\n')
    expect(meta[1]).toContain('USED')
    expect(meta).toHaveLength(3)
    const microsoft = fileFor('microsoft', [good]).split('\r\n')
    expect(microsoft[1]?.split('\t')).toEqual(
      expect.arrayContaining(['https://a.example/1%2C2.jpg', '10499 USD']),
    )
  })
})

describe('the night in which feeds are read', () => {
  test('begins at 3:00 of the agency, also for a server that was down then, and on days of 23 and 25 hours', () => {
    const nightAt = (now: string): string => new Date(latestNight(new Date(now))).toISOString()
    expect(nightAt('2026-07-10T07:59:00Z')).toBe('2026-07-09T08:00:00.000Z')
    expect(nightAt('2026-07-10T08:00:00Z')).toBe('2026-07-10T08:00:00.000Z')
    expect(nightAt('2026-07-10T23:30:00Z')).toBe('2026-07-10T08:00:00.000Z')
    expect(nightAt('2026-03-08T12:00:00Z')).toBe('2026-03-08T08:00:00.000Z')
    expect(nightAt('2026-11-01T12:00:00Z')).toBe('2026-11-01T09:00:00.000Z')
  })
})
