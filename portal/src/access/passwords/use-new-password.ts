import {
  guessableWords,
  passwordsDiffer,
  leastPasswordScore,
  type Guessable,
} from '@portal/core/access/sign-in/password-strength'
import { password as passwordRule, requiredText } from '@portal/core/foundation/rules'
import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react'

type Measure = (password: string, words: readonly string[]) => number

export interface PasswordErrors {
  readonly password?: string | undefined
  readonly again?: string | undefined
}

/** A new password being chosen. */
export interface NewPassword {
  readonly password: string
  readonly again: string
  readonly errors: PasswordErrors
  /** 0 to 4; null while nothing is typed or it is not measured yet. */
  readonly score: number | null
  /** `away`: the dictionaries could not be fetched; the server measures all the same. */
  readonly meter: 'loading' | 'ready' | 'away'
  /** Medium or better. */
  readonly strongEnough: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly againInput: RefObject<HTMLInputElement | null>
  set(password: string): void
  setAgain(again: string): void
  setErrors(errors: PasswordErrors): void
  /** Runs the rules of the fields; shows what is wrong and goes there. */
  check(): boolean
}

/** The state of a new password and its repetition, measured as one types. */
export function useNewPassword(owner: Guessable | null): NewPassword {
  const [password, setPassword] = useState('')
  const [again, setAgainText] = useState('')
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [measure, setMeasure] = useState<Measure | null>(null)
  const [meter, setMeter] = useState<NewPassword['meter']>('loading')
  const input = useRef<HTMLInputElement>(null)
  const againInput = useRef<HTMLInputElement>(null)
  const words = useMemo(() => (owner ? guessableWords(owner) : []), [owner])

  useEffect(() => {
    let here = true
    import('./measure-strength.ts').then(
      (loaded) => {
        if (!here) return
        setMeasure(() => loaded.measureStrength)
        setMeter('ready')
      },
      () => here && setMeter('away'),
    )
    return () => {
      here = false
    }
  }, [])

  // Measuring an odd password takes a moment; the letters appear first.
  const settled = useDeferredValue(password)
  const measured = useMemo(
    () => (measure && settled !== '' ? measure(settled.slice(0, 100), words) : null),
    [measure, settled, words],
  )
  const score = settled === password ? measured : null

  return {
    password,
    again,
    errors,
    score,
    meter,
    strongEnough: meter === 'away' ? password !== '' : score !== null && score >= leastPasswordScore,
    input,
    againInput,
    set: (text) => {
      setPassword(text)
      setErrors({ ...errors, password: undefined })
    },
    setAgain: (text) => {
      setAgainText(text)
      setErrors({ ...errors, again: undefined })
    },
    setErrors: (found) => {
      setErrors(found)
      ;(found.password === undefined ? againInput : input).current?.focus()
    },
    check() {
      const found: PasswordErrors = {
        password: passwordRule(password) ?? undefined,
        again: requiredText(again) === null && again === password ? undefined : passwordsDiffer,
      }
      setErrors(found)
      const wrong = found.password === undefined ? (found.again === undefined ? null : againInput) : input
      wrong?.current?.focus()
      return wrong === null
    },
  }
}
