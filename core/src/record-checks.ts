import { clientDataProblems } from './clients/data/types.ts'
import { questionProblems } from './money/agreements/questionnaire.ts'
import { blacklistProblems } from './sales/blacklist.ts'
import { siteProblems } from './sites/intelligence/own-addresses.ts'

/** What is wrong with a record, by the field where it shows. */
type RecordCheck = (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>

/** Rules between the fields of a list, by its area. The server asks them, so that no browser carries those of every list. */
export const recordChecks: Readonly<Record<string, RecordCheck | undefined>> = {
  agreementTemplateQuestions: questionProblems,
  clientDataTypes: clientDataProblems,
  leadBlacklist: blacklistProblems,
  clientSites: siteProblems,
}
