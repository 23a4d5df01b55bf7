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

/**
 * Readies the page for the browser's own ways to print, which wait for nothing:
 * what has to be fetched is fetched when the pointer or the focus leaves the
 * page, as they do on the way to the browser's menu.
 * @returns ends it
 */
export function readyForMenu(): () => void {
  const prepare = (): void => preparations.forEach((each) => void each().catch(() => undefined))
  const begin = (): void => $printing.set(true)
  const end = (): void => $printing.set(false)
  const listened = [
    [document.documentElement, 'mouseleave', prepare],
    [window, 'blur', prepare],
    [window, 'beforeprint', begin],
    [window, 'afterprint', end],
  ] as const
  for (const [target, type, work] of listened) target.addEventListener(type, work)
  return () => {
    for (const [target, type, work] of listened) target.removeEventListener(type, work)
  }
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
