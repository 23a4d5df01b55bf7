import type { Resource } from './foundation/contract/resource.ts'
import { declaredLists } from './resources.generated.ts'

/** Every declared list, with the literal types of its name and fields. */
export type DeclaredResource = (typeof declaredLists)[number]

/** Every simple record of the product, in the order of their areas' names: who imports a file does not decide it. */
export const resources: readonly Resource[] = [...declaredLists].toSorted((one, other) =>
  one.area < other.area ? -1 : 1,
)

/** The lists that stand on a screen, in the order of their tabs. */
export const listsOf = (route: string): readonly Resource[] =>
  resources
    .flatMap((resource) =>
      (resource.screens ?? []).flatMap((screen) => (screen.route === route ? [{ resource, screen }] : [])),
    )
    .toSorted((one, other) => (one.screen.place ?? 0) - (other.screen.place ?? 0))
    .map(({ resource }) => resource)
