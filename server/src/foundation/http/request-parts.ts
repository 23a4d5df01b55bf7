import { ArkErrors } from 'arktype'
import type { FastifyRequest } from 'fastify'
import type { CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { covers, type Scope } from '@portal/core/foundation/policy/rule'
import { explain } from './explain.ts'
import type { Incoming } from './operation.ts'
import { forbidden, Refusal } from './refusal.ts'

/** @throws {Refusal} naming each field that does not fit */
export function parse(call: Call, part: 'params' | 'query' | 'body', raw: unknown): unknown {
  const schema = call[part]
  if (!schema) return undefined
  if (Array.isArray(raw)) throw new Refusal('malformed', 'The request must be a JSON object with fields.')
  const value: unknown = schema(raw ?? {})
  if (value instanceof ArkErrors) throw explain(value, part)
  return value
}

/** The body of a request that is no form of several parts. */
export function bodyOf(request: FastifyRequest): unknown {
  if (request.isMultipart()) throw new Refusal('unsupported-media', 'Send the request as application/json.')
  return request.body === undefined || request.body === null ? {} : request.body
}

/** A client or user named in the path must be one of the caller's, before anything is read. */
export function checkNamed(
  parameter: string | undefined,
  of: 'client' | 'user',
  params: unknown,
  scope: Scope,
): void {
  if (parameter === undefined || scope === 'all') return
  const id: unknown =
    typeof params === 'object' && params !== null
      ? Object.entries(params).find(([key]) => key === parameter)?.[1]
      : undefined
  if (typeof id !== 'number' || !covers(scope, of, id))
    throw forbidden(`You do not have access to this ${of}.`)
}

/** The key of an attempt, checked where the attempt is made. */
export const keyIn = ({ 'idempotency-key': key }: FastifyRequest['headers']): string | null =>
  typeof key === 'string' ? key : null

/** The part of a stored file that is asked for. */
export function rangeOf(headers: FastifyRequest['headers']): Incoming<CallName>['range'] {
  const { range } = headers
  const ifRange = headers['if-range']
  return range === undefined
    ? null
    : { bytes: range, ifUnchangedFrom: typeof ifRange === 'string' ? ifRange : null }
}

/** The version in `If-Match: "3"`; absent or `*` is no condition. */
export function versionOf(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined)
    throw new Refusal('malformed', 'If-Match must be a version in quotation marks, as the ETag gave it.')
  return Number(version)
}
