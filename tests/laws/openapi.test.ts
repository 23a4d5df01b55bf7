import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { documentation, openApi } from '@portal/server/foundation/http/openapi'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly object[]
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const all: readonly (readonly [string, Call])[] = Object.entries(calls)
const contract = JSON.parse(JSON.stringify(openApi())) as Document & Record<string, unknown>

test('openapi.json is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(contract)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('openapi.json has every call, with its parameters and who may make it', () => {
  const described = Object.values(contract.paths).flatMap((methods) => Object.values(methods))
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    all.map(([name]) => name).toSorted(),
  )
  for (const [name, call] of all) {
    const operation = contract.paths[call.path]?.[call.method.toLowerCase()]
    expect(operation, name).toMatchObject({ operationId: name, summary: call.summary })
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map((parameter) => parameter.name).toSorted(), name).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!).toSorted(),
    )
    expect(
      inPath.every(({ required }) => required),
      name,
    ).toBe(true)
  }
})

test('the readable contract names every call and holds no script', () => {
  const page = documentation()
  for (const [name] of all) expect(page).toContain(`<code>${name}</code>`)
  // What each takes stands beside it, and what has to be given is marked.
  expect(page).toMatch(/In the body: <code>[^<]*email\*, [^<]*password\*/)
  expect(page).toMatch(/In the address: <code>[^<]*pageSize/)
  expect(page).not.toMatch(/<script|javascript:| on\w+=/i)
})
