import type { ReactElement } from 'react'
import { Avatar } from '../avatar/index.ts'
import { Badge, Chip } from '../badge/index.ts'
import { Banner } from '../banner/index.ts'
import { Button, IconButton, LinkButton } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { Bell, Download, Pencil, Plus, RefreshCw, Store, Trash2, User, Wallet } from '../icon/index.ts'
import { SkeletonText } from '../skeleton/index.ts'
import { Spinner } from '../spinner/index.ts'
import { Row, Section } from './section.tsx'
import styles from './catalogue.module.css'

const shownTokens = [
  'page',
  'surface',
  'sunken',
  'raised',
  'line',
  'line-strong',
  'control-edge',
  'ink',
  'ink-muted',
  'ink-faint',
  'primary',
  'primary-hover',
  'primary-text',
  'primary-control',
  'primary-tint',
  'success-fill',
  'warning-fill',
  'danger-fill',
  'information-fill',
] as const

const nothing = (): void => undefined

/** Everything that is only looked at or pressed. */
export const Looks = (): ReactElement => (
  <>
    <Section title="Colours">
      <div className={styles.swatches}>
        {shownTokens.map((token) => (
          <div key={token} className={styles.swatch}>
            <span className={styles.colour} style={{ background: `var(--ap-${token})` }} />
            {token}
          </div>
        ))}
      </div>
    </Section>

    <Section title="Buttons">
      <Row>
        <Button variant="primary" icon={Plus}>
          New budget
        </Button>
        <Button>Cancel</Button>
        <Button variant="ghost">Skip</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <LinkButton href="#buttons" icon={Download}>
          Export
        </LinkButton>
      </Row>
      <Row>
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button loading>Loading</Button>
        <Button variant="primary" disabled>
          Primary
        </Button>
        <Button disabled>Secondary</Button>
        <Button variant="ghost" disabled>
          Ghost
        </Button>
        <Button variant="danger" disabled>
          Danger
        </Button>
      </Row>
      <Row>
        <Button variant="primary" size="small">
          Small
        </Button>
        <Button size="small" icon={RefreshCw}>
          Refresh
        </Button>
        <IconButton icon={Pencil} label="Edit budget" />
        <IconButton icon={Bell} label="Notifications" variant="secondary" />
        <IconButton icon={Trash2} label="Delete budget" size="small" />
        <IconButton icon={RefreshCw} label="Refreshing" loading />
      </Row>
    </Section>

    <Section title="People">
      <Row>
        <Avatar fullName="Claire Donovan" src={null} size={24} />
        <Avatar fullName="Claire Donovan" src={null} />
        <Avatar fullName="Claire Donovan" src={null} size={96} />
      </Row>
    </Section>
    <Section title="Badges and chips">
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="primary">Selected</Badge>
        <Badge tone="success" dot>
          Active
        </Badge>
        <Badge tone="warning" dot>
          Waiting for client
        </Badge>
        <Badge tone="danger" dot>
          Canceled
        </Badge>
        <Badge tone="information" icon={Store}>
          Prospect
        </Badge>
      </Row>
      <Row>
        <Chip>Year: 2026</Chip>
        <Chip onRemove={nothing} removeLabel="Remove filter Service: SEM">
          Service: SEM
        </Chip>
        <Chip icon={User} onRemove={nothing} removeLabel="Remove Dana Whitfield">
          Dana Whitfield
        </Chip>
        <Chip onRemove={nothing} removeLabel="Remove locked" disabled>
          Locked
        </Chip>
      </Row>
    </Section>

    <Section title="Banners">
      <Banner title="Maintenance on Sunday">
        The portal is read-only from 2:00 to 3:00 AM (America/Chicago).
      </Banner>
      <Banner tone="success" onClose={nothing}>
        42 clients were imported.
      </Banner>
      <Banner tone="warning" actions={<Button size="small">Stop</Button>}>
        You are signed in as Dana Whitfield.
      </Banner>
      <Banner tone="danger" title="3 rows could not be imported">
        Line 7: “Email” is not a valid e-mail address.
      </Banner>
    </Section>

    <Section title="Cards and states">
      <div className={styles.pair}>
        <Card
          title="Active budgets"
          description="Northgate Honda, November 2026"
          actions={<IconButton icon={Pencil} label="Edit budgets" size="small" />}
          footer={<Button>Details</Button>}
        >
          $18,250.00 across six services, 2.4% more than last month.
        </Card>
        <Card title="Activities">
          <SkeletonText label="Loading activities" lines={4} />
        </Card>
        <Card>
          <EmptyState
            icon={Wallet}
            title="No budgets yet"
            actions={
              <Button variant="primary" icon={Plus}>
                New budget
              </Button>
            }
          >
            Add the first budget, and pacing and reports start to fill.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            message="The server did not answer. What you see elsewhere is not affected."
            onRetry={nothing}
          />
        </Card>
      </div>
      <Row>
        <Spinner label="Loading" />
        <Spinner size={32} />
      </Row>
    </Section>
  </>
)
