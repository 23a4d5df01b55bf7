import { counted, formatCount, formatDate } from '@portal/core/foundation/format'
import type { User } from '@portal/core/foundation/policy/actor'
import { Button, IconButton, QuietIconButton, LinkButton } from '@portal/ui/button'
import { Download, FileSpreadsheet, Icon, Upload, X } from '@portal/ui/icon'
import { Popover } from '@portal/ui/popup'
import type { ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import { isUnderWay, shareOf, type Job } from './jobs.ts'
import styles from './jobs.module.css'
import { useJobs } from './use-jobs.ts'

/**
 * Exports and imports of this person, wherever they were started: how far they
 * are, and what came of them. There is nothing here while there is none.
 */
export function JobsCorner({ person }: { readonly person: User }): ReactElement | null {
  const jobs = useJobs(person)
  if (jobs.length === 0) return null
  const running = jobs.filter(isUnderWay)
  const share = shareOf(jobs)
  const words =
    running.length === 0
      ? 'Jobs'
      : `Jobs, ${running.length} under way${share === null ? '' : `, ${Math.round(share * 100)}%`}`
  return (
    <Popover
      label="Jobs"
      placement="bottom-end"
      trigger={(trigger) => (
        <span className={styles.trigger} data-busy={running.length > 0 || undefined}>
          <IconButton {...trigger} icon={Download} label={words} />
          {running.length > 0 && (
            <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
              <circle cx="18" cy="18" r="16" pathLength="1" />
              <circle
                cx="18"
                cy="18"
                r="16"
                pathLength="1"
                className={styles.share}
                strokeDasharray={`${share ?? 0.15} 1`}
              />
            </svg>
          )}
        </span>
      )}
    >
      {() => (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <JobLine key={job.key} job={job} />
          ))}
        </ul>
      )}
    </Popover>
  )
}

async function act(call: 'exports.cancel' | 'imports.cancel' | 'exports.dismiss', id: number): Promise<void> {
  try {
    if (call === 'exports.dismiss') await client.call(call, { params: { id } })
    else await client.call(call, { params: { id }, body: {} })
  } catch (error) {
    report(error)
  }
  refresh(call === 'imports.cancel' ? 'imports.list' : 'exports.list')
}

function JobLine({ job }: { readonly job: Job }): ReactElement {
  const { id, kind, title, done, total } = job
  const busy = isUnderWay(job)
  return (
    <li className={styles.job}>
      <Icon of={kind === 'import' ? Upload : FileSpreadsheet} size={18} />
      <div className={styles.words}>
        <span className={styles.title}>{job.href === null ? title : <a href={job.href}>{title}</a>}</span>
        <span className={styles.state}>{wordsOf(job)}</span>
        {busy && (
          <progress
            className={styles.bar}
            aria-label={`${title}: progress`}
            {...(total > 0 ? { value: done, max: total } : {})}
          />
        )}
      </div>
      {busy ? (
        <Button
          size="small"
          onClick={() => void act(kind === 'import' ? 'imports.cancel' : 'exports.cancel', id)}
        >
          Cancel
        </Button>
      ) : (
        <span className={styles.actions}>
          {job.file !== null && (
            <LinkButton size="small" href={job.file} download>
              Download
            </LinkButton>
          )}
          <QuietIconButton
            icon={X}
            size="small"
            label={`Put ${title} away`}
            onClick={() => void act('exports.dismiss', id)}
          />
        </span>
      )}
    </li>
  )
}

function wordsOf({ state, message, done, total, expiresAt }: Job): string {
  const rows = total > 0 ? `${formatCount(done)} of ${counted(total, 'row')}` : ''
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn'
    case 'running':
      return [message, rows].filter(Boolean).join(' · ') || 'Beginning'
    case 'done':
      return `${counted(done, 'row')}${expiresAt === null ? '' : ` · kept until ${formatDate(expiresAt)}`}`
    case 'failed':
      return message ?? 'It could not be made.'
    case 'canceled':
      return 'Canceled'
  }
}
