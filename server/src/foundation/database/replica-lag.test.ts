import { expect, test } from 'vitest'
import { ReplicaLag } from './replica-lag.ts'

test('a replica is as old as the last instant of which it has everything', () => {
  const lag = new ReplicaLag()
  expect(lag.behind(0)).toBeNull()
  lag.note(1_000, 100n, 90n)
  expect(lag.behind(1_000)).toBeNull()
  lag.note(2_000, 150n, 120n)
  expect(lag.behind(2_500)).toBe(1.5)
  lag.note(3_000, 200n, 120n)
  expect(lag.behind(4_000)).toBe(3)
  lag.note(5_000, 200n, 200n)
  expect(lag.behind(5_000)).toBe(0)
})

test('a replica of a primary at rest is not late', () => {
  const lag = new ReplicaLag()
  for (const at of [1_000, 2_000, 3_000]) lag.note(at, 100n, 100n)
  expect(lag.behind(3_250)).toBe(0.25)
})

test('one that hangs for long is told of without keeping an hour of marks', () => {
  const lag = new ReplicaLag()
  for (let second = 0; second < 5_000; second++) lag.note(second * 1_000, BigInt(second), 0n)
  lag.note(5_000_000, 5_000n, 4_999n)
  expect(lag.behind(5_000_000)).toBe(1)
})
