import { tablesWrittenByStatements, withFitPolicies } from './fit-tables.ts'

/** How a statement of a migration is run on a database that is spread over several nodes. */
export type StepOnNodes =
  | { readonly kind: 'statement'; readonly statement: string }
  /** Makes a table, which is to be given to its nodes. */
  | { readonly kind: 'table'; readonly table: string; readonly statement: string }
  /** Adds constraints, each of which is to be added by itself and under its name. */
  | {
      readonly kind: 'constraints'
      readonly table: string
      readonly statement: string
      /** What else it does. */
      readonly others: readonly string[]
    }

const name = '(?:only\\s+)?(?:"?public"?\\.)?"?([a-z_][a-z0-9_]*)"?'

/**
 * What a statement of a migration becomes where tables are spread. Nodes are asked for one change of a table at a time,
 * constraints have names before they are sent, a new table refers to others only once it is spread itself, policies hold
 * no subqueries, and what a move dropped may be missing.
 */
export function stepsOnNodes(statement: string): readonly StepOnNodes[] {
  const text = withoutComments(statement)
  const made = new RegExp(
    `^create\\s+(?:unlogged\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?${name}`,
    'i',
  ).exec(text)
  if (made?.[1] !== undefined && !/^\s*partition\s+of\b/i.test(text.slice(made[0].length)))
    return [{ kind: 'table', table: made[1], statement: text }]
  const altered = new RegExp(`^alter\\s+table\\s+(?:if\\s+exists\\s+)?${name}\\s+`, 'i').exec(text)
  if (altered?.[1] !== undefined) return stepsOfAlter(text, altered[0], altered[1])
  const trigger = new RegExp(`^create\\s+(?:or\\s+replace\\s+)?trigger\\s[^;]*?\\son\\s+${name}`, 'i').exec(
    text,
  )
  if (trigger?.[1] !== undefined && tablesWrittenByStatements.includes(trigger[1])) return []
  const dropped =
    /^(drop\s+(?:index|table|view|function|type)\s+(?:if\s+exists\s+)?)(.*?)(\s+(?:cascade|restrict))?$/is.exec(
      text,
    )
  if (dropped) return listed(dropped[2] ?? '').map((each) => plain(`${dropped[1]}${each}${dropped[3] ?? ''}`))
  return [plain(text.replace(/^drop\s+trigger\s+(?!if\s)/i, 'drop trigger if exists '))]
}

const plain = (statement: string): StepOnNodes => ({
  kind: 'statement',
  statement: withFitPolicies(statement),
})

function stepsOfAlter(text: string, begun: string, table: string): readonly StepOnNodes[] {
  const actions = listed(text.slice(begun.length))
  const others = actions
    .filter((action) => !addsConstraint.test(action))
    .map(
      (action) =>
        `${begun.trimEnd()} ${withoutConstraints(action).replace(/^drop\s+constraint\s+(?!if\s)/i, 'drop constraint if exists ')}`,
    )
  const adds = actions.some((action) => addsConstraint.test(action) || withoutConstraints(action) !== action)
  return adds
    ? [{ kind: 'constraints', table, statement: text, others }]
    : others.map((statement) => plain(statement))
}

const addsConstraint = /^add\s+(?:constraint\b|check\b|foreign\s+key\b|unique\b|primary\s+key\b|exclude\b)/i

/** What an action says of a column it adds, without the rules that it is to keep. */
function withoutConstraints(action: string): string {
  if (!/^add\s/i.test(action)) return action
  const tokens = tokensOf(action)
  let kept = ''
  for (let at = 0; at < tokens.length;) {
    const rest = tokens.slice(at).join('')
    const [rule] = columnRule.exec(rest) ?? []
    // Words within parentheses, as of a default, are one token and begin no rule.
    if (rule === undefined || !/\s$/.test(kept)) {
      kept += tokens[at]
      at += 1
      continue
    }
    kept = kept.trimEnd()
    at += tokensOf(rest.slice(0, lengthOfRule(rest, rule))).length
  }
  return kept.trim()
}

/** How the rule of a column begins, up to the parentheses behind it. */
const columnRule =
  /^(?:constraint\s+"?\w+"?\s+)?(?:check\b\s*|unique\b|primary\s+key\b|references\s+(?:"?public"?\.)?"?\w+"?\s*)/i

/** What may stand behind a rule's parentheses. */
const behindRule =
  /^\s*(?:match\s+\w+|on\s+(?:delete|update)\s+(?:no\s+action|restrict|cascade|set\s+(?:null|default)(?:\s*\([^)]*\))?)|(?:not\s+)?deferrable|initially\s+\w+|not\s+valid|no\s+inherit)/i

function lengthOfRule(text: string, begun: string): number {
  let length = begun.length
  const [next] = tokensOf(text.slice(length))
  if (next?.startsWith('(') === true) length += next.length
  for (let more = behindRule.exec(text.slice(length)); more; more = behindRule.exec(text.slice(length)))
    length += more[0].length
  return length
}

/** What stands between commas, those within parentheses and quotes aside. */
function listed(text: string): readonly string[] {
  const found = ['']
  for (const token of tokensOf(text))
    if (token === ',') found.push('')
    else found[found.length - 1] += token
  return found.map((each) => each.trim()).filter((each) => each !== '')
}

const withoutComments = (statement: string): string =>
  tokensOf(statement)
    .map((token) => (token.startsWith('--') || token.startsWith('/*') ? ' ' : token))
    .join('')
    .trim()

/** Texts, comments, names, and parentheses with all that is in them, each as a whole; everything else in pieces. */
function tokensOf(text: string): readonly string[] {
  const parts =
    text.match(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|\s+|[\s\S]/g) ??
    []
  const tokens: string[] = []
  let depth = 0
  for (const part of parts) {
    if (depth > 0) tokens[tokens.length - 1] += part
    else tokens.push(part)
    if (part === '(') depth += 1
    if (part === ')' && depth > 0) depth -= 1
  }
  return tokens
}
