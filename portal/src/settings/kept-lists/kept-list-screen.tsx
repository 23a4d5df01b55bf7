import { routes, type RouteName } from '@portal/core/foundation/routes'
import type { ComponentType, ReactElement } from 'react'
import { Link } from 'wouter'
import { ProfileFrame } from '../../clients/profile/profile-frame.tsx'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import { listsOf } from '../../platform/parts/records/declared.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'

/** The screens above an address, the top first: `/settings/departments` above its user types. */
const crumbsOf = (path: string): readonly Crumb[] =>
  routes
    .filter((route) => route.path !== '/' && route.redirectsTo === null && path.startsWith(`${route.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
    .map(({ path: href, title: label }) => ({ label, href }))

/** The screen of a route whose lists are declared in core: nothing of it is written by hand. */
export function keptListScreen(name: RouteName): ComponentType {
  const route = routes.find((one) => one.name === name)
  const title = route?.title ?? ''
  const path = route?.path ?? ''
  if (path.startsWith('/clients/{slug}')) {
    return function ProfileLists(): ReactElement {
      return <ProfileFrame>{({ id }) => <KeptLists route={name} clientId={id} label={title} />}</ProfileFrame>
    }
  }
  const crumbs = crumbsOf(path)
  return function Lists(): ReactElement {
    const [first] = listsOf(name)
    const screen = first && screenOn(first, name)
    return (
      <Page
        title={title}
        crumbs={crumbs}
        description={screen?.sentence}
        actions={screen?.leadsTo && <WayTo route={screen.leadsTo} />}
      >
        <KeptLists route={name} label={title} />
      </Page>
    )
  }
}

function WayTo({ route }: { readonly route: string }): ReactElement | null {
  const there = routes.find(({ name }) => name === route)
  return there ? <Link href={there.path}>{there.title}</Link> : null
}
