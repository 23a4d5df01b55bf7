import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Said when all test files but one have ended. */
export const lastFile = 'One test file is left.'

/** Said with its name when a test file begins. */
export const beginsFile = 'Begins '

/**
 * One line per test file as it ends, and the counts as JSON into the file that
 * `TEST_REPORT` names, for the one line at the end of `npm test`.
 */
export default class Report {
  #root = process.cwd()
  #failures = []
  #unsteady = []
  #left = 0

  onInit(vitest) {
    this.#root = vitest.config.root
  }

  onTestRunStart(files) {
    this.#left = files.length
  }

  onTestModuleStart(module) {
    console.log(`${beginsFile}${relative(this.#root, module.moduleId)}`)
  }

  onTestModuleEnd(module) {
    const states = [...module.children.allTests()].map((test) => test.result().state)
    const count = (state) => states.filter((each) => each === state).length
    for (const test of module.children.allTests('failed'))
      this.#failures.push(this.#told(test.fullName, test.result().errors, module, test.meta().seen))
    for (const test of module.children.allTests('passed'))
      if (test.diagnostic()?.flaky)
        this.#unsteady.push(this.#told(test.fullName, test.result().errors, module, test.meta().seen))
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) this.#failures.push(this.#told(suite.fullName, suite.errors(), module))
    }
    if (module.errors().length > 0)
      this.#failures.push(this.#told('(the file itself)', module.errors(), module))
    const words = [`${count('passed')} passed`]
    if (count('failed') > 0) words.push(`${count('failed')} failed`)
    if (count('skipped') > 0) words.push(`${count('skipped')} skipped`)
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    console.log(`${relative(this.#root, module.moduleId)}: ${words.join(', ')} in ${seconds} s`)
    for (const test of module.children.allTests('failed')) {
      console.log(`  failed: ${test.fullName}: ${firstLine(test.result().errors)}`)
    }
    this.#left -= 1
    if (this.#left === 1) console.log(lastFile)
  }

  onTestRunEnd(modules, unhandled) {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    )
    const count = (...wanted) => states.filter((state) => wanted.includes(state)).length
    for (const error of unhandled)
      this.#failures.push({ name: 'An error outside any test', text: wordsOf(error) })
    const failedTests = count('failed')
    const report = {
      passed: count('passed'),
      // An error of a whole file or suite fails the run although no single test did.
      failed: Math.max(failedTests, this.#failures.length),
      skipped: count('skipped', 'pending'),
      failures: this.#failures,
      unsteady: this.#unsteady,
    }
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }

  #told(name, errors, module, seen = []) {
    const where = relative(this.#root, module.moduleId)
    return { name: `${where} > ${name}`, text: [...(errors ?? []).map(wordsOf), ...seen].join('\n') }
  }
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
