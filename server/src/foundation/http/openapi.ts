import { calls } from '@portal/core/calls'
import { wholePath, writes, type Call } from '@portal/core/foundation/contract/call'
import { problemStatus } from '@portal/core/foundation/contract/errors'
import { anyone } from '@portal/core/foundation/policy/rules-of-calls'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What every refusal looks like: a sentence for a person, and one for each field that it is about. */
const problem = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(problemStatus) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const

const headers = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Sent again with the same key, a write happens once and is answered as the first time.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The version that was seen last, in quotation marks: 412 where somebody changed it since.',
    schema: { type: 'string' },
  },
} as const

function headersOf(call: Call): Json[] {
  if (!writes(call)) return []
  const named: (keyof typeof headers)[] =
    call.method === 'POST' ? ['IdempotencyKey'] : ['IdempotencyKey', 'IfMatch']
  return named.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** The contract as OpenAPI 3.1, made from the declarations that the server runs on. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, declared] of Object.entries(calls)) {
    const call: Call = declared
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describe(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Agency Portal',
      version: '1',
      description:
        'Errors are { code, message, errors } with the status the code stands for. Writes accept an Idempotency-Key; updates accept If-Match.',
    },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Problem: problem },
      parameters: headers,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key (apk_…), made under My Profile or by administrators under Settings, API Keys and Webhooks. It opens the calls that it was made for, in the rights of its person.',
        },
      },
    },
    paths,
  }
}

function describe(name: string, call: Call): Json {
  const body = call.body && schemaOf(call.body)
  return {
    operationId: name,
    ...(call.atRoot ? { servers: [{ url: '/' }] } : {}),
    summary: call.summary,
    description: `Allowed: ${call.allow.sentence}`,
    security: call.allow === anyone ? [] : [{ bearer: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...headersOf(call)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [call.files ? 'multipart/form-data' : 'application/json']: { schema: body } },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: {
          [answered(call)]: {
            schema: isFile(call)
              ? { type: 'string', format: 'binary' }
              : call.response
                ? schemaOf(call.response)
                : {},
          },
        },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const isFile = ({ answers }: Call): boolean => answers === 'file' || answers === 'spreadsheet'

const answered = (call: Call): string =>
  call.answers === 'stream'
    ? 'application/x-ndjson'
    : isFile(call)
      ? 'application/octet-stream'
      : 'application/json'

type Schema = NonNullable<Call['body']>

/** What an object of a call holds: names, whether each has to be given, and what it is. */
function fieldsOf(schema: Schema | undefined): (readonly [name: string, required: boolean, of: Json])[] {
  const object = schema && schemaOf(schema)
  if (!object || typeof object !== 'object' || Array.isArray(object) || !('properties' in object)) return []
  const required = 'required' in object && Array.isArray(object['required']) ? object['required'] : []
  return Object.entries(object['properties'] ?? {}).map(([name, one]) => [name, required.includes(name), one])
}

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): Json[] =>
  fieldsOf(schema).map(([name, required, of]) => ({
    name,
    in: place,
    required: place === 'path' || required,
    schema: of,
  }))

/** What a caller sends: morphs are described by their input, narrowings by their base. */
function schemaOf(schema: Schema): Json {
  return schema.in.toJsonSchema({ fallback: (context) => context.base }) as Json
}

/** A page to read the contract, without any script. */
export function documentation(): string {
  const rows = Object.entries(calls).map(([name, declared]) => {
    const call: Call = declared
    return `<tr><td><b class="${call.method}">${call.method}</b><td><code>${escape(wholePath(call))}</code><td>${escape(call.summary)}${taken('In the address', call.query)}${taken('In the body', call.body)}<td>${escape(call.allow.sentence)}<td><code>${escape(name)}</code>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Agency Portal API</title>
<style>:root{color-scheme:light dark}small{display:block;margin-top:4px}small code{overflow-wrap:anywhere}a{color:inherit}body{font:14px/1.5 system-ui;margin:32px auto;max-width:1200px;padding:0 16px;color:#1b1f29}table{border-collapse:collapse;width:100%}td,th{padding:8px;border-bottom:1px solid #e4e7ec;text-align:left;vertical-align:top}b{font:600 12px ui-monospace,monospace}.GET{color:#0a6b46}.POST{color:#1d4ed8}.PUT,.PATCH{color:#92500c}.DELETE{color:#b42318}@media(prefers-color-scheme:dark){body{background:#12141a;color:#e6e8ee}td,th{border-color:#2b303b}.GET{color:#5fd6a0}.POST{color:#8fb0ff}.PUT,.PATCH{color:#f3b562}.DELETE{color:#ff8f85}}@media(max-width:800px){code{overflow-wrap:anywhere}thead{display:none}tr{display:block;padding:8px 0;border-bottom:1px solid #8886}td{display:block;padding:2px 0;border:0}}</style>
<h1>Agency Portal API</h1><p>Send <code>Authorization: Bearer …</code>. Errors are <code>{ code, message, errors }</code>. Writes accept <code>Idempotency-Key</code>, updates <code>If-Match</code>. What a call has to be given carries a star. Machine-readable, with every type: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method<th>Path<th>What<th>Who<th>Name</thead><tbody>${rows.join('')}</table></html>`
}

/** The names of what a call takes. */
function taken(where: string, schema: Schema | undefined): string {
  const names = fieldsOf(schema).map(([name, required]) => (required ? `${name}*` : name))
  return names.length === 0 ? '' : `<small>${where}: <code>${escape(names.join(', '))}</code></small>`
}

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  )
