import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Said when all test files but one have ended. */
export const lastFile = 'One test file is left.'

/** Said with its name when a test file begins. */
export const beginsFile = 'Begins '

/**
 * One line per test file as it ends, and what each comes to as JSON into the file that
 * `TEST_REPORT` names, for the one line at the end of `npm test`.
 */
export default class Report {
  #root = process.cwd()
  #left = 0

  onInit(vitest) {
    this.#root = vitest.config.root
  }

  onTestRunStart(files) {
    this.#left = files.length
  }

  onTestModuleStart(module) {
    console.log(`${beginsFile}${this.#pathOf(module)}`)
  }

  onTestModuleEnd(module) {
    const { passed, failed, skipped } = countsOf(module)
    const words = [`${passed} passed`]
    if (failed > 0) words.push(`${failed} failed`)
    if (skipped > 0) words.push(`${skipped} skipped`)
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    console.log(`${this.#pathOf(module)}: ${words.join(', ')} in ${seconds} s`)
    for (const test of module.children.allTests('failed')) {
      console.log(`  failed: ${test.fullName}: ${firstLine(test.result().errors)}`)
    }
    this.#left -= 1
    if (this.#left === 1) console.log(lastFile)
  }

  onTestRunEnd(modules, unhandled) {
    const files = Object.fromEntries(modules.map((module) => [this.#pathOf(module), this.#resultOf(module)]))
    const loose = []
    for (const error of unhandled) {
      const failure = { name: 'An error outside any test', text: wordsOf(error) }
      const file = files[error.VITEST_TEST_PATH ? relative(this.#root, error.VITEST_TEST_PATH) : '']
      if (file) file.failures.push(failure)
      else loose.push(failure)
    }
    // An error of a whole file or suite fails the run although no single test did.
    for (const file of Object.values(files)) file.failed = Math.max(file.failed, file.failures.length)
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify({ files, loose }))
  }

  #pathOf(module) {
    return relative(this.#root, module.moduleId)
  }

  /** What a file comes to. */
  #resultOf(module) {
    const told = (name, errors, seen = []) => ({
      name: `${this.#pathOf(module)} > ${name}`,
      text: [...(errors ?? []).map(wordsOf), ...seen].join('\n'),
    })
    const toldOf = (test) => told(test.fullName, test.result().errors, test.meta().seen)
    const whole = module.errors()
    return {
      ...countsOf(module),
      failures: [
        ...[...module.children.allTests('failed')].map(toldOf),
        ...[...module.children.allSuites()]
          .filter((suite) => suite.errors().length > 0)
          .map((suite) => told(suite.fullName, suite.errors())),
        ...(whole.length > 0 ? [told('(the file itself)', whole)] : []),
      ],
      unsteady: [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map(toldOf),
    }
  }
}

function countsOf(module) {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped', 'pending') }
}

/** What went wrong in a few words, for who cannot wait for the end. */
const firstLine = (errors) =>
  String(errors?.[0]?.message ?? '')
    .split('\n')[0]
    .slice(0, 200)

/** Message, difference and the place in our own code. */
const wordsOf = (error) => {
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  const cause = error.cause ? [`caused by: ${error.cause.message ?? String(error.cause)}`] : []
  return [error.message ?? String(error), error.diff, ...cause, ...stack.slice(0, 4)]
    .filter(Boolean)
    .join('\n')
}
