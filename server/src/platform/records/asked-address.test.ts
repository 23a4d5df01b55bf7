import { expect, it } from 'vitest'
import { vehicleFeeds } from '@portal/core/clients/feeds/lists'
import { Refusal } from '../../foundation/http/refusal.ts'
import { Fetcher } from '../../foundation/outside/fetcher.ts'
import { refuseUnaskable } from './asked-address.ts'

const saidAt = (url: string, allowed: readonly string[] = []): unknown => {
  try {
    refuseUnaskable(new Fetcher(allowed), vehicleFeeds.fields, { name: 'HomeNet', url })
    return null
  } catch (error) {
    return error instanceof Refusal ? error.problem.errors : error
  }
}

it('an address of a feed inside of a network is refused at its field', () => {
  for (const url of [
    'http://127.0.0.1/feed.csv',
    'https://10.1.2.3/',
    'https://[::1]/',
    'https://db.internal/',
  ])
    expect(saidAt(url), url).toEqual({
      url: 'This address is inside of a network. Only addresses of the open web are asked.',
    })
})

it('one of the open web, none at all, and one that the environment lets be asked are taken', () => {
  expect(saidAt('https://feeds.example.com/cars.csv')).toBeNull()
  expect(saidAt('')).toBeNull()
  expect(saidAt('http://127.0.0.1:8080/cars.csv', ['127.0.0.1:8080'])).toBeNull()
})
