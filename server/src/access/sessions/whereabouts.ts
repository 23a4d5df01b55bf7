import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { CityResponse } from 'mmdb-lib'
import { SettingsError } from '../../foundation/environment.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly whereabouts: Whereabouts
  }
}

/** Where network addresses are used, as far as a file of address ranges knows. */
export interface Whereabouts {
  /** `Austin, Texas, United States`; null for an address that nothing is known of, and where there is no file. */
  placeOf(address: string | null): string | null
  /** The ZIP code in the United States; null likewise. */
  zipOf(address: string): string | null
}

/**
 * Opens a file of address ranges in MaxMind's format (MMDB) with cities or countries, such as GeoLite2 or DB-IP Lite.
 * It is read once, into memory.
 *
 * @param file null where none is configured
 * @throws {SettingsError} when it cannot be read, or is no such file
 */
export async function openWhereabouts(file: string | null): Promise<Whereabouts> {
  if (file === null) return { placeOf: () => null, zipOf: () => null }
  // Few installations have one.
  const { Reader } = await import('mmdb-lib')
  try {
    const reader = new Reader<CityResponse>(await readFile(file))
    const found = (address: string | null): CityResponse | null => {
      // As sockets that take both kinds write one of the old kind.
      const plain = address?.replace(/^::ffff:(?=[\d.]+$)/i, '') ?? ''
      return isIP(plain) ? reader.get(plain) : null
    }
    return {
      placeOf: (address) => placeIn(found(address)),
      zipOf(address) {
        const place = found(address)
        return place?.country?.iso_code === 'US' ? (place.postal?.code ?? null) : null
      },
    }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'it is no such file'
    throw new SettingsError(
      `ADDRESS_PLACES names ${file}, which cannot be read as address ranges in MaxMind's format (${why}). Name a file such as GeoLite2-City.mmdb, or leave it out.`,
      { cause: error },
    )
  }
}

function placeIn(found: CityResponse | null): string | null {
  const names = [found?.city, found?.subdivisions?.[0], found?.country].map((part) => part?.names?.en)
  // A city that is a state of its own is said once.
  const words = names.filter((name, at) => name !== undefined && names.indexOf(name) === at)
  return words.length === 0 ? null : words.join(', ')
}
