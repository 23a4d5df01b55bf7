import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useEffectEvent } from 'react'

/** Whether the page is being made ready for paper, or is on its way there. */
const $printing = atom(false)

type Preparation = () => Promise<void>

/** What has to be fetched before paper has everything. */
const preparations = new Set<Preparation>()

/** Two frames: the first draws what was prepared, the second measures it. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/**
 * Prints the page, or saves it as PDF. A list on the screen shows a page of its
 * rows; paper gets all of them, which are fetched first.
 * @throws {ApiError} when they cannot be fetched
 */
export async function printPage(): Promise<void> {
  try {
    await Promise.all([...preparations].map((prepare) => prepare()))
  } catch (error) {
    $printing.set(false)
    throw error
  }
  $printing.set(true)
  await drawn()
  addEventListener('afterprint', () => $printing.set(false), { once: true })
  print()
}

/** Whether paper is what the page is drawn for at the moment. */
export const usePrinting = (): boolean => useStore($printing)

/** Has something fetched before the page is printed, for as long as the component stands. */
export function usePreparation(prepare: Preparation): void {
  const run = useEffectEvent(prepare)
  useEffect(() => {
    const preparation = (): Promise<void> => run()
    preparations.add(preparation)
    return () => void preparations.delete(preparation)
  }, [])
}
