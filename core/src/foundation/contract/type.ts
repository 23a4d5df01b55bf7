import { type as arktype } from 'arktype'

/** What a lazy schema stands for, built once when first asked for. */
const builders = new WeakMap<object, () => unknown>()

/** Methods of a schema that answer another schema, which can wait as long as the first. */
const derive: ReadonlySet<string | symbol> = new Set([
  'and',
  'array',
  'as',
  'atLeastLength',
  'atMostLength',
  'configure',
  'default',
  'describe',
  'exclude',
  'extract',
  'filter',
  'merge',
  'narrow',
  'omit',
  'onDeepUndeclaredKey',
  'onUndeclaredKey',
  'optional',
  'or',
  'partial',
  'pick',
  'pipe',
  'required',
  'to',
])

/** Makers beside `type(…)` itself. */
const makers: ReadonlySet<string | symbol> = new Set(['enumerated', 'instanceOf', 'or', 'raw', 'unit'])

const isCallable = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

/** A schema that is built by the first who looks into it, calls it or asks for more than another schema. */
function lazy(build: () => unknown): object {
  let built: unknown
  const get = (): object => {
    built ??= build()
    if (typeof built !== 'function' && typeof built !== 'object')
      throw new TypeError('A schema was expected.')
    return built ?? {}
  }
  const proxy = new Proxy(() => undefined, {
    get(_, key) {
      if (built === undefined && derive.has(key))
        return (...args: unknown[]) =>
          lazy(() => {
            const target = get()
            const method: unknown = Reflect.get(target, key)
            return isCallable(method) ? Reflect.apply(method, target, args.map(real)) : undefined
          })
      const target = get()
      const value: unknown = Reflect.get(target, key)
      return value
    },
    apply(_, self, args) {
      const target = get()
      return isCallable(target) ? Reflect.apply(target, self, args) : undefined
    },
    has: (_, key) => Reflect.has(get(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(get()),
  })
  builders.set(proxy, get)
  return proxy
}

/** A definition with the schemas themselves in the places of lazy ones. */
function real(definition: unknown): unknown {
  if (definition === null || (typeof definition !== 'object' && typeof definition !== 'function'))
    return definition
  const build = builders.get(definition)
  if (build) return build()
  if (Array.isArray(definition)) return definition.map(real)
  if (Object.getPrototypeOf(definition) !== Object.prototype) return definition
  return Object.fromEntries(
    Reflect.ownKeys(definition).map((key) => [key, real(Reflect.get(definition, key))]),
  )
}

/**
 * ArkType's `type`, with schemas that are built when first used: a server of a
 * thousand calls starts without parsing and compiling what nobody has asked
 * for yet, and keeps no memory for it. A definition that is wrong fails at its
 * first use; the law that writes the whole contract as OpenAPI uses them all.
 */
export const type = new Proxy(arktype, {
  apply: (make, self, args) => lazy(() => Reflect.apply(make, self, args.map(real))),
  get(make, key) {
    const value: unknown = Reflect.get(make, key)
    if (!makers.has(key) || !isCallable(value)) return value
    return (...args: unknown[]) => lazy(() => Reflect.apply(value, make, args.map(real)))
  },
})
