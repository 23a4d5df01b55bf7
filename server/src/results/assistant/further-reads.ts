import type { Operations } from '../../foundation/http/way-in.ts'

/** Calls that answers are made of besides, of groups that stand above this one: the server hands them down. */
const furtherCalls = ['forms.list', 'forms.answers', 'redirects.list', 'imports.list'] as const
export type FurtherCall = (typeof furtherCalls)[number]

/** What answers them, by the call. */
export type FurtherReads = Pick<Operations, FurtherCall>

declare module '../../foundation/services.ts' {
  interface Services {
    /** What answers the calls of groups above the assistant's that it reads. */
    readonly furtherReads: FurtherReads
  }
}

/** Whether a call is one of those that are handed down. */
export const isFurther = (name: string): name is FurtherCall =>
  (furtherCalls as readonly string[]).includes(name)
