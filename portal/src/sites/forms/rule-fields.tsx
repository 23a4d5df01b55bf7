import { hasPattern, limitsOf, type Limits } from '@portal/core/sites/forms/question-rule'
import type { QuestionKind, QuestionRule } from '@portal/core/sites/forms/question'
import { TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import styles from './forms.module.css'

interface RuleFieldsProps {
  readonly kind: QuestionKind
  readonly rule: QuestionRule
  readonly onChange: (next: QuestionRule) => void
}

const words: Readonly<Record<Limits, { readonly least: string; readonly most: string }>> = {
  characters: { least: 'Fewest Characters', most: 'Most Characters' },
  amount: { least: 'Least', most: 'Most' },
  day: { least: 'Earliest Day', most: 'Latest Day' },
  choices: { least: 'Fewest Choices', most: 'Most Choices' },
}

/** The limits of a question's answers, and how a text is to be written; nothing for kinds that have none. */
export function RuleFields({ kind, rule, onChange }: RuleFieldsProps): ReactElement | null {
  const limits = limitsOf(kind)
  if (limits === null) return null
  const hint = limits === 'day' ? 'A day, or today.' : undefined
  const limit = (end: 'least' | 'most'): ReactElement => (
    <TextField
      label={words[limits][end]}
      value={rule[end]}
      maxLength={20}
      placeholder="No limit"
      hint={hint}
      onChange={(next) => onChange({ ...rule, [end]: next })}
    />
  )
  return (
    <>
      <div className={styles.limits}>
        {limit('least')}
        {limit('most')}
      </div>
      {hasPattern(kind) && (
        <TextField
          label="Written Like"
          value={rule.pattern}
          maxLength={50}
          placeholder="Any way"
          hint="0 for a digit, A for a letter: 00000 is a ZIP code."
          onChange={(pattern) => onChange({ ...rule, pattern })}
        />
      )}
    </>
  )
}
