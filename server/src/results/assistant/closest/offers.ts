import type { Named, Offer } from '../language/question.ts'
import { closestTo } from './closest.ts'
import { stemsOf } from '../language/tokens.ts'
import { likely } from './sure.ts'

/** One that is less than this part as likely as the first is none. */
const faint = 0.4

/** What is open to whoever asks. */
interface Open {
  readonly opens: (path: string) => boolean
  readonly may: (call: string) => boolean
}

const withClient = (path: string, client: Named | undefined): string | null =>
  path.includes('{slug}') ? (client?.slug === undefined ? null : path.replace('{slug}', client.slug)) : path

/**
 * What a question may be about, as far as it is open to the person, the likeliest first.
 *
 * @param stems the words of the question without names and times, as `stemsOf` has them
 * @param client the one that it names: of one client the client's own screens are meant
 */
export function offersFor(
  stems: readonly string[],
  client: Named | undefined,
  { opens, may }: Open,
): readonly Offer[] {
  const open = closestTo(stems).flatMap(({ place, score }): readonly Offer[] => {
    const { topic, path, title } = place
    const at = path === null ? null : withClient(path, client)
    const screen = at !== null && opens(at) ? at : null
    const told = topic?.calls.some((name) => may(name)) ?? false
    return screen !== null || (told && path === null)
      ? [{ title, topic: topic?.id ?? null, at: screen, score }]
      : []
  })
  const least = Math.max(likely, (open[0]?.score ?? 0) * faint)
  // Whatever is called just so is meant, however common its word is.
  const titled = ({ title }: Offer): boolean => stemsOf(title).join(' ') === stems.join(' ')
  return open
    .filter((one) => one.score >= least || titled(one))
    .filter(
      ({ at, title }, place, all) =>
        all.findIndex((one) => (at === null ? one.title === title : one.at === at)) === place,
    )
}
