import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { useSessionFacts } from '../../../foundation/session/facts.ts'

/** Which money the figures of this person are in: spend for people of the agency, Investment for everybody else. */
export const useMoney = (): MoneyShown => moneyShownTo(useSessionFacts().actor)
