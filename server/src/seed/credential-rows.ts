import { Secret } from 'otpauth'
import type { SeedClient } from './client-rows.ts'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom, type Random } from './random.ts'

/** Where dealers have accounts; some ask for a one-time code, some passwords are to be changed every so many days. */
const accounts = [
  { name: 'Website Provider', url: 'https://admin.dealersite.example', code: false, days: 90 },
  { name: 'Dealer CRM', url: 'https://crm.example', code: true, days: 60 },
  { name: 'Manufacturer Portal', url: 'https://dealerconnect.example', code: true, days: null },
  { name: 'Review Site', url: 'https://reviews.example', code: false, days: null },
] as const

/** Letters and digits that nobody mistakes for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A password that was never anybody's. */
const invented = (random: Random): string =>
  Array.from({ length: 16 }, () => letters.charAt(random.whole(0, letters.length - 1))).join('')

/**
 * Credentials of every tenth client. Their passwords are invented as they are inserted, and are written nowhere.
 * @param sealed a text as the vault keeps it, for a tenant and a column of it
 */
export function credentialRows(
  today: string,
  clients: readonly SeedClient[],
  sealed: (tenantId: number, column: 'secret' | 'codeSecret', plain: string) => string,
): readonly SeedRow[] {
  const random = randomFrom(20_261_125)
  return clients
    .filter(({ state, id }) => state === 'client' && (id % 10 === 1 || id % 10 === 3))
    .flatMap(({ tenantId, id, name }) =>
      accounts.map(({ name: account, url, code, days }, at): SeedRow => {
        const changed = addDays(today, -random.whole(1, 80))
        return {
          tenant_id: tenantId,
          client_id: id,
          name: account,
          url,
          username: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@agency.example`,
          secret: sealed(tenantId, 'secret', invented(random)),
          code_secret: code
            ? sealed(
                tenantId,
                'codeSecret',
                `otpauth://totp/credential?secret=${new Secret({ size: 20 }).base32}`,
              )
            : '',
          has_code: code,
          rotate_days: days,
          rotated_at: changed,
          rotate_at: days === null ? null : addDays(changed, days),
          notes: at === 3 ? 'Answers to reviews are approved by the general manager first.' : '',
        }
      }),
    )
}
