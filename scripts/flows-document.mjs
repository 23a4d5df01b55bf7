import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What each step shows, in the words of a reader. */
const shownAs = {
  question: 'Were There Any Changes?',
  changes: 'choose changes',
  'change-details': 'details of the changes',
  dates: 'date range',
  loading: 'figures are read',
  metrics: 'metric texts',
  optimizations: 'optimizations',
  issues: 'other issues',
}

const idOf = (step) => (step === 'done' ? '[*]' : step.replaceAll('-', '_'))

const diagramOf = ({ steps, transitions }) =>
  [
    '```mermaid',
    'stateDiagram-v2',
    ...steps.map(({ id, shows }) => `  state "${id}: ${shownAs[shows]}" as ${idOf(id)}`),
    `  [*] --> ${idOf(steps[0].id)}`,
    ...transitions.map(({ from, on, to, when, clears }) => {
      const label = [on, when && `if ${when}`, clears && `clears the ${clears}`].filter(Boolean).join(', ')
      return `  ${idOf(from)} --> ${idOf(to)}: ${label}`
    }),
    '```',
  ].join('\n')

/**
 * The guided note flows drawn from the data that runs them.
 *
 * @param {string} root
 * @returns {Promise<string>} the text of docs/flows.md
 */
export const flowsDocument = async (root) => {
  const { flows } = await import(pathToFileURL(join(root, 'core/src/work/activities/flows/flows.ts')).href)
  const diagrams = Object.values(flows).map(
    (flow) => `## ${flow.title} (activity type ${flow.activityTypeId})\n\n${diagramOf(flow)}`,
  )
  return `# Guided note flows

Made from \`core/src/work/activities/flows/flows.ts\` by \`npm run check\`; a law compares it with them. Change the flows there.

A transition with a condition is taken only when it holds; of several for the same button the first that holds is. Back returns along the way one came, past the waiting, and keeps every answer. What the conditions mean is in \`conditions.ts\` beside the flows; the texts are in \`compare.ts\`, the note in \`note.ts\`. The type of social has its flow only for clients of industry 2.

${diagrams.join('\n\n')}
`
}
