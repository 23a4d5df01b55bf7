/** What each character of a vehicle identification number counts for its check digit (49 CFR 565.15). */
const worth: ReadonlyMap<string, number> = new Map([
  ...'0123456789'.split('').map((digit): [string, number] => [digit, Number(digit)]),
  ...'ABCDEFGH'.split('').map((letter, at): [string, number] => [letter, at + 1]),
  ...'JKLMN'.split('').map((letter, at): [string, number] => [letter, at + 1]),
  ['P', 7],
  ['R', 9],
  ...'STUVWXYZ'.split('').map((letter, at): [string, number] => [letter, at + 2]),
])

const weights: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit that seventeen characters should have at their ninth place. */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * (worth.get(vin.charAt(at)) ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** A number as it is compared: upper case, without what people put between. */
export const keptVin = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')

/** The first model year whose numbers have the form that is checked. */
const firstYear = 1981

export interface VinProblem {
  /** Whether it cannot be a number at all; otherwise it is only doubtful. */
  readonly isWrong: boolean
  readonly sentence: string
}

/**
 * What is wrong with a number; null for one in order. Vehicles made before 1981 had shorter ones. A check digit that
 * does not fit is a doubt: vehicles that were built for other markets have none.
 */
export function vinProblem(vin: string, year: number | null): VinProblem | null {
  if (year !== null && year < firstYear) return null
  if (vin.length !== 17)
    return { isWrong: true, sentence: `The VIN has ${vin.length} characters; it must have 17.` }
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))
    return {
      isWrong: true,
      sentence: 'The VIN holds a character that there is not in one (I, O and Q are never used).',
    }
  const digit = checkDigitOf(vin)
  if (vin.charAt(8) === digit) return null
  return {
    isWrong: false,
    sentence: `The check digit of the VIN is ${vin.charAt(8)} and should be ${digit}.`,
  }
}
