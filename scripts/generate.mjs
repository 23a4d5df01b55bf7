import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callFacts, openingFacts } from './call-facts.mjs'
import { contentOf } from './content-of.mjs'
import {
  listIndex,
  listRegistry,
  listRoutes,
  reportAnswers,
  reportLoaders,
  reportRegistry,
  reportRoutes,
  settingsIndex,
} from './declared.mjs'
import { flowsDocument } from './flows-document.mjs'
import { above, groups } from './groups.mjs'

const groupsStart = '<!-- made by npm run check: groups -->'
const groupsEnd = '<!-- end -->'

/**
 * `docs/architecture.md` with its table of the groups.
 *
 * @param {string} root
 */
const architecture = async (root) => {
  const file = contentOf(join(root, 'docs/architecture.md')) ?? `${groupsStart}\n${groupsEnd}\n`
  const rows = groups.map(({ name, holds }) => `| \`${name}\` | ${holds} |`)
  const table = `${groupsStart}\n\n| group | holds |\n| --- | --- |\n${rows.join('\n')}\n\nBeside them lies what is put together from all of them: single files, ${above.map((name) => `\`${name}\``).join(' and ')}.\n\n${groupsEnd}`
  return file.replace(new RegExp(`${groupsStart}[\\s\\S]*?${groupsEnd}`), () => table)
}

const eventsStart = '<!-- made by npm run check: events -->'

/**
 * `docs/programs.md` with what each event of a webhook holds.
 *
 * @param {string} root
 */
const programs = async (root) => {
  const { webhookEvents } = await import(
    pathToFileURL(join(root, 'core/src/platform/webhooks/events.ts')).href
  )
  const file = contentOf(join(root, 'docs/programs.md')) ?? `${eventsStart}\n${groupsEnd}\n`
  const ofEvent = ([name, { sentence, data }]) => {
    const fields = Object.entries(data).map(
      ([field, { kind, optional, says }]) =>
        `- \`${field}\`, ${kind}${optional ? ' or null' : ''}${kind === 'amount' ? ', with amounts only' : ''}: ${says}`,
    )
    return `### \`${name}\`\n\n${sentence}\n\n${fields.join('\n')}`
  }
  const list = `${eventsStart}\n\n${Object.entries(webhookEvents).map(ofEvent).join('\n\n')}\n\n${groupsEnd}`
  return file.replace(new RegExp(`${eventsStart}[\\s\\S]*?${groupsEnd}`), () => list)
}

/** Every committed file that is made from others, with how it is made; what others import is made first. */
const made = [
  { file: 'core/src/resources.generated.ts', text: listRegistry, first: true },
  { file: 'core/src/reports.generated.ts', text: reportRegistry, first: true },
  { file: 'server/src/report-answers.generated.ts', text: reportAnswers, first: true },
  { file: 'portal/src/platform/reports/routes.generated.ts', text: reportRoutes },
  { file: 'portal/src/platform/reports/loaders.generated.ts', text: reportLoaders },
  { file: 'core/src/foundation/contract/facts.generated.ts', text: callFacts },
  { file: 'core/src/foundation/contract/opening-facts.generated.ts', text: openingFacts },
  { file: 'portal/src/settings/kept-lists/list-routes.generated.ts', text: listRoutes },
  { file: 'portal/src/platform/parts/records/declared-lists.generated.ts', text: listIndex },
  { file: 'portal/src/settings/overview/settings.generated.ts', text: settingsIndex },
  { file: 'docs/architecture.md', text: architecture },
  { file: 'docs/flows.md', text: flowsDocument },
  { file: 'docs/programs.md', text: programs },
]

/**
 * @param {string} root
 * @returns {Promise<readonly { file: string, text: string, fresh: boolean }[]>} what the files should hold, and whether they do
 */
export const generated = (root, among = made) =>
  Promise.all(
    among.map(async ({ file, text: make }) => {
      const text = await make(root)
      return { file, text, fresh: contentOf(join(root, file)) === text }
    }),
  )

/** Writes the files that are not what they should be, and answers their names. */
export const generate = async (root) => {
  const written = []
  for (const among of [made.filter(({ first }) => first), made.filter(({ first }) => !first)]) {
    const stale = (await generated(root, among)).filter(({ fresh }) => !fresh)
    for (const { file, text } of stale) writeFileSync(join(root, file), text)
    written.push(...stale.map(({ file }) => file))
  }
  return written
}
