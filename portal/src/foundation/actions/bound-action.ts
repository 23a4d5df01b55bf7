import type { Glyph } from '@portal/ui/icon'
import { offered, type Action } from './action.ts'

/** An action with its subject, ready to be done: what the palette shows of it. */
export interface BoundAction {
  readonly key: string
  readonly title: string
  /** What it concerns: a record's name, or the part of the portal. */
  readonly subtitle: string
  readonly also: string
  readonly icon: Glyph
  readonly path: string | null
  readonly run: (() => void) | null
}

/** The actions offered for a subject, each with it. What destroys is left to where one sees what it destroys. */
export const bind = <Subject>(
  actions: readonly Action<Subject>[],
  subject: Subject,
  subtitle: string,
): readonly BoundAction[] =>
  offered(actions, subject)
    .filter(({ danger }) => !danger)
    .map(({ name, title = name, also = '', icon, href, run }) => ({
      key: `${subtitle}: ${title}`,
      title,
      subtitle,
      also,
      icon,
      path: href ? href(subject) : null,
      run: run ? () => run(subject) : null,
    }))
