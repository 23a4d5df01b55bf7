import { spawnSync } from 'node:child_process'
import type { Cluster } from '../../scripts/cluster/cluster.mjs'

/** Something that goes wrong, and is put right again. */
export interface Fault {
  readonly name: string
  begin(): Promise<void>
  end(): Promise<void>
  /** Whether whoever watches the portal sees it now, and where. */
  seen(): Promise<string | null>
}

/** Every part of a cluster that can fail, in turn. */
export function faultsOf(cluster: Cluster): readonly Fault[] {
  const [first, second, third] = cluster.portals
  if (!first || !second || !third) throw new Error('The faults are for three processes.')
  const statusSeen = (pattern: RegExp, where: string) => async (): Promise<string | null> => {
    for (const { url, pid } of cluster.portals) {
      if (pid === undefined) continue
      const text = await textOf(`${url}/metrics`)
      if (pattern.test(text)) return where
    }
    return null
  }
  const balancerSees = (name: string) => async (): Promise<string | null> =>
    new RegExp(`haproxy_server_status\\{proxy="ready",server="${name}",state="DOWN"\\} 1`).test(
      await textOf(`${cluster.operatorUrl}/metrics`),
    )
      ? 'haproxy_server_status of the process is DOWN'
      : null
  const databaseSeen = statusSeen(/^portal_database_up 0/m, 'portal_database_up is 0')
  let restarting: Promise<void> = Promise.resolve()
  return [
    {
      name: 'a process restarted in order',
      async begin() {
        restarting = first.end('SIGTERM').then(() => first.start())
      },
      end: () => restarting,
      seen: balancerSees('portal-1'),
    },
    {
      name: 'a process killed',
      begin: async () => void (await second.end('SIGKILL')),
      end: () => second.start(),
      seen: balancerSees('portal-2'),
    },
    {
      name: 'Redis gone',
      begin: async () => void (await cluster.redis.end('SIGKILL')),
      end: () => cluster.redis.start(),
      seen: statusSeen(
        /portal_job_failures_total\{kind="redis"\} [1-9]/,
        'portal_job_failures_total of kind redis',
      ),
    },
    {
      name: 'the object storage gone',
      begin: async () => void (await cluster.storage.end('SIGKILL')),
      end: () => cluster.storage.start(),
      seen: statusSeen(
        /portal_calls_total\{call="activities.create",status="503"\} [1-9]/,
        'portal_calls_total of the upload with status 503',
      ),
    },
    {
      name: 'a disk full',
      begin: async () => roomOf(third.pid, '0:unlimited'),
      end: async () => roomOf(third.pid, 'unlimited:unlimited'),
      seen: statusSeen(/portal_calls_total\{[^}]*status="507"\} [1-9]/, 'portal_calls_total with status 507'),
    },
    {
      name: 'the pooler killed',
      begin: async () => void (await cluster.pooler.end('SIGKILL')),
      end: () => cluster.pooler.start(),
      seen: databaseSeen,
    },
    {
      name: 'the database lost and recovered',
      begin: () => cluster.postgres.kill(),
      end: () => cluster.postgres.restart(),
      seen: databaseSeen,
    },
  ]
}

/** The system refuses a process every larger file, as a full disk does. */
function roomOf(pid: number | undefined, limit: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${limit}`], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The room of process ${pid} could not be limited: ${stderr}`)
}

async function textOf(url: string): Promise<string> {
  try {
    return await (await fetch(url)).text()
  } catch {
    return ''
  }
}
