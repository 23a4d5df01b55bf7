import { formatMoney } from '../../foundation/format/money.ts'
import {
  describe,
  expectedLines,
  monthWords,
  type BilledBudget,
  type ExpectedLine,
  type Source,
} from './expected.ts'

/** A line that is on an invoice which is not void. */
export interface KeptLine {
  readonly id: number
  readonly clientId: number
  /** Null for a line that a person wrote. */
  readonly source: Source | null
  /** The first day of the month that it is for. */
  readonly serviceMonth: string
  /** The first day of the month whose invoice it stands on. */
  readonly month: string
  /** Whether its invoice can still change. */
  readonly open: boolean
  /** Of the invoice; null while it has none. */
  readonly number: string | null
  readonly description: string
  readonly reason: string
  readonly cents: number
  /** What the run worked out, whatever a person made of it; null for a line that a person wrote. */
  readonly computedCents: number | null
  /** A person changed it: its words and amount stay. */
  readonly edited: boolean
  /** A person took it off: it does not come back. */
  readonly removed: boolean
  readonly accountCode: string
}

/** A line as the run wants it. */
export interface WantedLine {
  readonly source: Source
  readonly kind: 'budget' | 'fee' | 'adjustment' | 'credit'
  readonly clientId: number
  readonly budgetId: number | null
  readonly feeId: number | null
  readonly serviceMonth: string
  readonly description: string
  readonly reason: string
  readonly cents: number
  readonly accountCode: string
}

/** An amount that a person decided to give back or to charge, from a month on. */
export interface Credit {
  readonly id: number
  readonly clientId: number
  /** The first day of the month that it is about. */
  readonly month: string
  readonly cents: number
  readonly description: string
  readonly reason: string
  readonly accountCode: string
}

/** All that is known of one client, for the drafts of one month. */
export interface ClientFacts {
  readonly budgets: readonly BilledBudget[]
  /** Lines of invoices that are not void, of this month and of the months that may be adjusted. */
  readonly lines: readonly KeptLine[]
  readonly credits: readonly Credit[]
}

export interface Months {
  /** The first day of the month whose drafts are made. */
  readonly month: string
  /** The first days of the earlier months that may be adjusted, each with whether it is closed. */
  readonly earlier: readonly { readonly month: string; readonly closed: boolean }[]
}

const keyOf = (source: Source, serviceMonth: string): string => `${source}|${serviceMonth}`

/** What the lines of each source and month were worked out as, and how they stand. */
interface Charged {
  readonly cents: number
  /** The line on the invoice of the month itself. */
  readonly first: KeptLine | null
}

function chargedOf(lines: readonly KeptLine[], exceptOpenOf: string): ReadonlyMap<string, Charged> {
  const charged = new Map<string, Charged>()
  for (const line of lines) {
    if (line.source === null || (line.open && line.month === exceptOpenOf)) continue
    const key = keyOf(line.source, line.serviceMonth)
    const before = charged.get(key)
    charged.set(key, {
      cents: (before?.cents ?? 0) + (line.computedCents ?? 0),
      first: line.month === line.serviceMonth ? line : (before?.first ?? null),
    })
  }
  return charged
}

/**
 * The lines that the invoice of a client should have for a month: what runs in
 * it, and what has changed of earlier months since their invoices were frozen.
 * Whatever other invoices have charged for the same thing is taken off, so that
 * the sum over all invoices is what the budgets say, exactly.
 */
export function wantedLines(facts: ClientFacts, { month, earlier }: Months): readonly WantedLine[] {
  const charged = chargedOf(facts.lines, month)
  const wanted: WantedLine[] = []
  for (const line of expectedLines(facts.budgets, month)) {
    const other = charged.get(keyOf(line.source, month))
    // Frozen on another invoice of this month: a difference waits for the next month.
    if (other?.first) continue
    const cents = line.cents - (other?.cents ?? 0)
    if (cents !== 0) wanted.push(ofLine(line, month, cents))
  }
  // What an approved invoice of this month has adjusted already waits for the next one, like its own lines.
  const adjusted = new Set(
    facts.lines.flatMap((line) =>
      line.source !== null && !line.open && line.month === month
        ? [keyOf(line.source, line.serviceMonth)]
        : [],
    ),
  )
  for (const past of earlier) wanted.push(...adjustments(facts, past, charged, adjusted))
  // A credit goes on one invoice; where this month's is approved already, on the next one.
  if (facts.lines.some((line) => !line.open && line.month === month)) return wanted
  for (const credit of facts.credits) {
    const source = `credit:${credit.id}` as const
    if (credit.month <= month && !charged.has(keyOf(source, credit.month)))
      wanted.push(ofCredit(credit, source))
  }
  return wanted
}

const ofLine = (line: ExpectedLine, month: string, cents: number): WantedLine => ({
  source: line.source,
  kind: line.feeId === null ? 'budget' : 'fee',
  clientId: line.clientId,
  budgetId: line.budgetId,
  feeId: line.feeId,
  serviceMonth: month,
  description: describe(line, month),
  reason: '',
  cents,
  accountCode: line.accountCode,
})

const ofCredit = (credit: Credit, source: Source): WantedLine => ({
  source,
  kind: 'credit',
  clientId: credit.clientId,
  budgetId: null,
  feeId: null,
  serviceMonth: credit.month,
  description: credit.description,
  reason: credit.reason,
  cents: credit.cents,
  accountCode: credit.accountCode,
})

function adjustments(
  facts: ClientFacts,
  { month, closed }: Months['earlier'][number],
  charged: ReadonlyMap<string, Charged>,
  adjusted: ReadonlySet<string>,
): readonly WantedLine[] {
  const now = new Map(expectedLines(facts.budgets, month).map((line) => [keyOf(line.source, month), line]))
  const keys = new Set([...now.keys(), ...[...charged.keys()].filter((key) => key.endsWith(`|${month}`))])
  return [...keys].flatMap((key): WantedLine[] => {
    const line = now.get(key)
    const was = charged.get(key)
    // While the month's own invoice can change, it takes the change itself.
    if (key.startsWith('credit:') || adjusted.has(key)) return []
    if (was?.first ? was.first.open : !closed) return []
    const cents = (line?.cents ?? 0) - (was?.cents ?? 0)
    if (cents === 0) return []
    const source = key.slice(0, key.indexOf('|')) as Source
    const [, id] = source.split(':')
    const name = line?.name ?? was?.first?.description ?? 'Ended service'
    return [
      {
        source,
        kind: 'adjustment',
        clientId: line?.clientId ?? was?.first?.clientId ?? 0,
        budgetId: line?.budgetId ?? (source.startsWith('budget:') ? Number(id) : null),
        feeId: line?.feeId ?? (source.startsWith('fee:') ? Number(id) : null),
        serviceMonth: month,
        description: line ? `Adjustment: ${describe(line, month)}` : `Adjustment: ${name}`,
        reason: reasonOf(line, was, month),
        cents,
        accountCode: line?.accountCode ?? was?.first?.accountCode ?? '',
      },
    ]
  })
}

function reasonOf(line: ExpectedLine | undefined, was: Charged | undefined, month: string): string {
  const of = was?.first?.number ? ` on ${was.first.number}` : ''
  if (!was?.first) return `Came after ${monthWords(month)} was closed.`
  if (!line)
    return `${formatMoney(was.cents)} was charged${of}; it did not run in ${monthWords(month)} after all.`
  return `${formatMoney(was.cents)} was charged${of}; ${formatMoney(line.cents)} is right for ${monthWords(month)}.`
}

/** What refreshing does to the open lines of a client's invoice. */
export interface Refreshed {
  readonly add: readonly WantedLine[]
  readonly change: readonly { readonly id: number; readonly to: WantedLine; readonly computedOnly: boolean }[]
  readonly remove: readonly number[]
  /** Sentences: what changed, and what a person's own line no longer agrees with. */
  readonly says: readonly string[]
}

/**
 * Compares the open lines with those wanted. What a person wrote, changed or
 * took off stays; where the run works out something else by now it says so.
 */
export function refreshed(open: readonly KeptLine[], wanted: readonly WantedLine[]): Refreshed {
  const add: WantedLine[] = []
  const change: { id: number; to: WantedLine; computedOnly: boolean }[] = []
  const remove: number[] = []
  const says: string[] = []
  const left = new Map(
    open.flatMap((line) =>
      line.source === null ? [] : [[keyOf(line.source, line.serviceMonth), line] as const],
    ),
  )
  for (const to of wanted) {
    const key = keyOf(to.source, to.serviceMonth)
    const line = left.get(key)
    left.delete(key)
    if (!line) {
      add.push(to)
      says.push(`Added ${to.description}: ${formatMoney(to.cents)}.`)
    } else if (line.edited || line.removed) {
      if (line.computedCents === to.cents) continue
      change.push({ id: line.id, to, computedOnly: true })
      says.push(
        `${line.removed ? 'Left off' : 'Kept'} by hand: ${line.description}; the budgets now say ${formatMoney(to.cents)} instead of ${formatMoney(line.computedCents ?? 0)}.`,
      )
    } else if (
      line.cents !== to.cents ||
      line.description !== to.description ||
      line.reason !== to.reason ||
      line.accountCode !== to.accountCode
    ) {
      change.push({ id: line.id, to, computedOnly: false })
      if (line.cents !== to.cents)
        says.push(`Changed ${to.description}: ${formatMoney(line.cents)} to ${formatMoney(to.cents)}.`)
    }
  }
  for (const line of left.values()) {
    if (line.edited && !line.removed) {
      if (line.computedCents === 0) continue
      change.push({ id: line.id, to: emptied(line), computedOnly: true })
      says.push(`Kept by hand: ${line.description}; no budget asks for it any more.`)
    } else {
      remove.push(line.id)
      if (!line.removed) says.push(`Took off ${line.description}: ${formatMoney(line.cents)}.`)
    }
  }
  return { add, change, remove, says }
}

/** A line of a person's that no budget asks for. */
const emptied = (line: KeptLine): WantedLine => ({
  source: line.source ?? 'credit:0',
  kind: 'adjustment',
  clientId: line.clientId,
  budgetId: null,
  feeId: null,
  serviceMonth: line.serviceMonth,
  description: line.description,
  reason: line.reason,
  cents: 0,
  accountCode: line.accountCode,
})
