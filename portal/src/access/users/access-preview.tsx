import { landingRoute } from '@portal/core/foundation/routes/landing'
import { userTypes, type User, type UserType } from '@portal/core/foundation/policy/actor'
import { rolesOf } from '@portal/core/foundation/policy/managing-users'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { guard, routeOf, routes, type SessionFacts } from '@portal/core/foundation/routes'
import { sidebarFor } from '@portal/core/foundation/routes/sidebar'
import { Banner } from '@portal/ui/banner'
import { Card } from '@portal/ui/card'
import { Combobox, MultiSelect, type Option } from '@portal/ui/combobox'
import { Select } from '@portal/ui/select'
import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './iam.module.css'

const types = userTypes.filter((type) => type !== 'Guest')

/** A client on whose team an outsider would be. */
const someClient = { id: 1, slug: 'client' }

/** Somebody of a type with roles and departments, as the rules see one. */
const someone = (
  userType: UserType,
  roles: readonly string[],
  departments: readonly number[],
  features: SessionFacts['features'],
): SessionFacts & { readonly actor: User } => {
  const outside = userType !== 'Employee' && userType !== 'PDF'
  return {
    actor: {
      kind: 'user',
      id: 0,
      tenantId: 0,
      userType,
      roles,
      departments: departments.map((id) => ({ id, departmentUserTypeId: null })),
      clients: outside ? [{ id: someClient.id, clientUserTypeId: 0 }] : [],
      groupIds: [],
      hasGroupAccess: false,
      pdfUser: userType === 'PDF',
      impersonatedBy: null,
    },
    authorisedClients: outside ? [someClient] : [],
    features,
  }
}

/** The address of a screen with something in each of its parameters. */
const addressOf = (path: string): string =>
  path.replaceAll('{slug}', someClient.slug).replaceAll(/\{[^}]+\}/g, '1')

/**
 * The portal as somebody would find it: the sidebar, and whether a screen
 * opens. Asked of the same functions that decide it for real people.
 */
export function AccessPreview(): ReactElement {
  const query = useQuery()
  const setQuery = useSetQuery()
  const { data: allDepartments = [] } = useCall('departments.list')
  const userType = types.find((type) => type === query.get('as')) ?? 'Employee'
  const roles = listIn(query.get('with')).filter((role) => rolesOf(userType).some((one) => one === role))
  const departments = isEmployee({ userType }) ? listIn(query.get('in')).map(Number) : []
  const { features } = useSessionFacts()
  const facts = someone(userType, roles, departments, features)
  const screens = routes
    .filter(({ access }) => access === 'auth')
    .map((route) => {
      const pathname = addressOf(route.path)
      const verdict = guard(route, { slug: someClient.slug }, facts, { pathname, search: '' })
      return { route, verdict, opens: verdict.open || route.redirectsTo !== null }
    })
  const chosen = screens.find(({ route }) => route.name === query.get('screen'))
  const roleOptions = rolesOf(userType).map((role) => ({ value: role, label: role }))
  const departmentOptions = allDepartments.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <div className={styles.kind}>
        <Select
          label="User type"
          options={types.map((type) => ({ value: type, label: type }))}
          value={userType}
          onChange={(type) => setQuery({ as: type === 'Employee' ? null : type, with: null, in: null })}
        />
        {roleOptions.length > 0 && (
          <MultiSelect
            label="Roles"
            placeholder="Without a role"
            options={roleOptions}
            value={roleOptions.filter(({ value }) => roles.includes(value))}
            onChange={(list) => setQuery({ with: list.map(({ value }) => value).join(',') || null })}
          />
        )}
        {isEmployee({ userType }) && (
          <MultiSelect
            label="Departments"
            placeholder="In no department"
            options={departmentOptions}
            value={departmentOptions.filter(({ value }) => departments.includes(value))}
            onChange={(list) => setQuery({ in: list.map(({ value }) => value).join(',') || null })}
          />
        )}
      </div>
      <div className={styles.preview}>
        <Card title="Sidebar">
          <Sidebar facts={facts} />
        </Card>
        <Card
          title="Screens"
          description={`${screens.filter(({ opens }) => opens).length} of ${screens.length} open. After sign-in: ${routeOf(landingRoute(facts.actor)).title}.`}
        >
          <div className={styles.verdicts}>
            <Combobox
              label="Does this screen open?"
              placeholder="Title or address"
              options={screens.map(({ route }): Option<string> => ({
                value: route.name,
                label: route.title,
                description: route.path,
              }))}
              value={
                chosen
                  ? { value: chosen.route.name, label: chosen.route.title, description: chosen.route.path }
                  : null
              }
              onChange={(option) => setQuery({ screen: option?.value ?? null })}
            />
            {chosen && (
              <Banner tone={chosen.opens ? 'success' : 'warning'} announce title={chosen.route.title}>
                {chosen.opens
                  ? chosen.verdict.open
                    ? 'It opens.'
                    : `It leads on to ${chosen.verdict.redirect}.`
                  : `It does not open: one is sent to ${chosen.verdict.open ? '' : chosen.verdict.redirect} without a word.`}
              </Banner>
            )}
            <Closed screens={screens} />
          </div>
        </Card>
      </div>
    </>
  )
}

const listIn = (text: string | null): readonly string[] => text?.split(',').filter(Boolean) ?? []

function Sidebar({ facts }: { readonly facts: SessionFacts & { readonly actor: User } }): ReactElement {
  const sections = sidebarFor(facts.actor, { ...facts, externalLinks: { 'mystery-shop': '' } })
  return (
    <ul className={styles.sidebar} aria-label="Sidebar of this person">
      {sections.map(({ key, title, link, items }) => (
        <li key={key} className={styles.section}>
          <span>{title}</span>
          {!link && (
            <ul className={styles.items}>
              {items.map(({ label }) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ClosedProps {
  readonly screens: readonly { readonly route: (typeof routes)[number]; readonly opens: boolean }[]
}

/** What stays closed, by area. */
function Closed({ screens }: ClosedProps): ReactElement {
  const closed = screens.filter(({ opens }) => !opens)
  const areas = [...new Set(closed.map(({ route }) => route.area))]
  return (
    <section aria-label="Screens that stay closed">
      <h3 className={styles.heading}>Closed</h3>
      {closed.length === 0 && <p className={styles.hint}>Every screen opens.</p>}
      <dl className={styles.areas}>
        {areas.map((area) => (
          <div key={area} className={styles.area}>
            <dt>{area}</dt>
            <dd>
              {closed
                .filter(({ route }) => route.area === area)
                .map(({ route }) => route.title)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
