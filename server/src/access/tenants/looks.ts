import { LRUCache } from 'lru-cache'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Answer } from '@portal/core/calls'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Logos and login slides. */
    readonly looks: TenantLooks
  }
}

interface Picture {
  readonly publicId: string
  readonly name: string
}

interface Looks {
  readonly logo: Picture | null
  readonly slides: readonly { readonly id: number; readonly name: string; readonly picture: Picture }[]
}

/** A tenant's own pictures: its logo and the slides of its login screen. Kept for a few seconds. */
export class TenantLooks {
  readonly #database: Database
  readonly #addresses: FileAddresses
  readonly #known = new LRUCache<number, Looks>({ max: 1000, ttl: 10_000 })

  readonly #forgotten: (tenantId: number) => void

  /** @param forgotten told whenever the pictures of a tenant have to be read anew */
  constructor(database: Database, addresses: FileAddresses, forgotten: (tenantId: number) => void) {
    this.#database = database
    this.#addresses = addresses
    this.#forgotten = forgotten
  }

  /** Addresses that work for a reader, visitors included: what stands on a login screen is for everyone. */
  async of(
    tenantId: number,
    reader: Actor,
  ): Promise<{
    readonly logo: string | null
    readonly carousel: Answer<'tenants.byHost'>['TenantCarouselItems']
  }> {
    const looks = this.#known.get(tenantId) ?? (await this.#read(tenantId))
    const address = (picture: Picture): string => this.#addresses.signed({ tenantId, ...picture }, reader)
    return {
      logo: looks.logo && address(looks.logo),
      carousel: looks.slides.map(({ id, name, picture }) => ({ id, name, image: address(picture) })),
    }
  }

  /** Forgets them, after a change, and has the other processes do so. */
  forget(tenantId: number): void {
    this.forgetHere(tenantId)
    this.#forgotten(tenantId)
  }

  /** Forgets them in this process. */
  forgetHere(tenantId: number): void {
    this.#known.delete(tenantId)
  }

  async #read(tenantId: number): Promise<Looks> {
    const db = this.#database.reading(wholeTenant(tenantId))
    const [logo, slides] = await Promise.all([
      db
        .selectFrom('tenant')
        .innerJoin('file', (join) =>
          join.onRef('file.tenant_id', '=', 'tenant.id').onRef('file.id', '=', 'tenant.logo_file_id'),
        )
        .where('tenant.id', '=', tenantId)
        .where('file.deleted_at', 'is', null)
        .select(['file.public_id', 'file.name'])
        .executeTakeFirst(),
      db
        .selectFrom('tenant_carousel_item as item')
        .innerJoin('file', (join) =>
          join.onRef('file.tenant_id', '=', 'item.tenant_id').onRef('file.id', '=', 'item.file_id'),
        )
        .where('item.tenant_id', '=', tenantId)
        .where('item.active', '=', true)
        .where('item.deleted_at', 'is', null)
        .where('file.deleted_at', 'is', null)
        .select(['item.id', 'item.name', 'file.public_id', 'file.name as file_name'])
        .orderBy('item.order')
        .orderBy('item.id')
        .execute(),
    ])
    const looks: Looks = {
      logo: logo ? { publicId: logo.public_id, name: logo.name } : null,
      slides: slides.map(({ id, name, public_id: publicId, file_name: fileName }) => ({
        id,
        name,
        picture: { publicId, name: fileName },
      })),
    }
    this.#known.set(tenantId, looks)
    return looks
  }
}
