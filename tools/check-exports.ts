import { posix } from 'node:path'
import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { readFileTree, projectRoot, type FileTree } from './file-tree.ts'
import { parseSource, type ImportReference, type ParsedSource } from './parse-source.ts'

/** Exports that something other than an import of the tree uses. */
const usedFromOutside: readonly { readonly path: RegExp; readonly names: RegExp; readonly why: string }[] = [
  { path: /(^|\/)(vite|vitest|playwright)\.config\.ts$/, names: /^default$/, why: 'the tool of that name loads it' },
  { path: /^games\/sumzero\/src\/api\/index\.ts$/, names: /./, why: 'the game’s specification fixes this interface, API.md documents it' },
]

/** Entries that export only what certain files import. */
const entryAudiences: readonly { readonly entry: string; readonly importers: RegExp; readonly instead: string }[] = [
  { entry: 'packages/kernel/src/index.ts', importers: /^games\/[^/]+\/src\//, instead: 'no game imports it: export it from host.ts' },
]

/** Finds exported names that no other file of the tree imports, and names that stand in the wrong entry of a package. */
export function checkExports(tree: FileTree): CheckResult {
  const check = new ExportCheck(tree)
  check.followImports()
  const count = check.reportUnused()
  check.checkEntries()
  if (count < 1000) check.problems.push(`exports: only ${count} seen: this check looked at the wrong place`)
  return { problems: check.problems, summary: `${count} exports in ${check.sources.size} files` }
}

interface Manifest {
  readonly name?: string
  readonly exports?: Readonly<Record<string, string>>
}

class ExportCheck {
  readonly problems: string[] = []
  readonly sources = new Map<string, ParsedSource>()
  /** The files of each package's entries: `@parlor/kernel/host` → `packages/kernel/src/host.ts`. */
  readonly #entries = new Map<string, string>()
  /** Which files use an export, by `path#name`. */
  readonly #users = new Map<string, Set<string>>()

  constructor(tree: FileTree) {
    for (const path of tree.paths.filter((one) => /\.[mc]?[jt]sx?$/.test(one))) this.sources.set(path, parseSource(path, tree.text(path)))
    for (const path of tree.paths.filter((one) => /(^|\/)package\.json$/.test(one))) {
      const { name, exports = {} } = JSON.parse(tree.text(path)) as Manifest
      for (const [inside, file] of Object.entries(exports)) this.#entries.set(posix.join(name ?? '', inside), posix.join(path, '..', file))
    }
  }

  followImports(): void {
    for (const [path, { imports, members }] of this.sources)
      for (const one of imports)
        for (const target of this.#targetsOf(path, one)) {
          if (target === path) continue
          // A module taken whole: its default export, and the names that the file reads of anything.
          const names = one.names ?? ['default', ...this.#namesOf(target).filter((name) => members.has(name))]
          for (const name of names) this.#use(target, name, path)
        }
    for (const { path: pattern, names, why } of usedFromOutside) {
      const excused = [...this.sources.keys()].filter((path) => pattern.test(path)).flatMap((path) => this.#excuse(path, names))
      if (excused.length === 0) this.problems.push(`tools/check-exports.ts: the exception “${why}” excuses nothing any more`)
    }
  }

  /** Marks what is used from outside; returns what would have no user otherwise. */
  #excuse(path: string, names: RegExp): string[] {
    const unused = this.#namesOf(path).filter((name) => names.test(name) && !this.#usersOf(path, name))
    for (const name of unused) this.#use(path, name, 'outside')
    return unused
  }

  /** Complains of every export without a user; returns how many exports there are. */
  reportUnused(): number {
    let count = 0
    for (const [path, { exports }] of this.sources)
      for (const { name, line } of exports) {
        count++
        if (name !== '*' && !this.#usersOf(path, name))
          this.problems.push(`${path}:${line}: no other file imports ${name === 'default' ? 'the default export' : name}`)
      }
    return count
  }

  checkEntries(): void {
    for (const { entry, importers, instead } of entryAudiences)
      for (const { name, line } of this.sources.get(entry)?.exports ?? [])
        if (![...(this.#usersOf(entry, name) ?? [])].some((user) => importers.test(user)))
          this.problems.push(`${entry}:${line}: exports ${name}, but ${instead}`)
    const entries = [...new Set(this.#entries.values())].filter((path) => this.sources.has(path))
    for (const [i, path] of entries.entries())
      for (const other of entries.slice(i + 1).filter((one) => posix.dirname(one) === posix.dirname(path)))
        for (const name of this.#namesOf(other))
          if (this.#namesOf(path).includes(name)) this.problems.push(`${other}: exports ${name}, and so does ${path}: a name has one entry`)
  }

  #usersOf(path: string, name: string): ReadonlySet<string> | undefined {
    return this.#users.get(`${path}#${name}`)
  }

  /** Marks an export as used, and what it passes on where it comes from: a name passed on to nobody keeps nothing alive. */
  #use(path: string, name: string, user: string): void {
    const key = `${path}#${name}`
    const users = this.#users.get(key) ?? new Set()
    if (users.has(user)) return
    this.#users.set(key, users.add(user))
    for (const exported of this.sources.get(path)?.exports ?? []) {
      if (!exported.from || (exported.name !== name && exported.name !== '*')) continue
      for (const target of this.#resolve(path, exported.from.to)) {
        const whole = exported.from.name === '*' && exported.name !== '*'
        for (const one of whole ? this.#namesOf(target) : [exported.name === '*' ? name : exported.from.name]) this.#use(target, one, user)
      }
    }
  }

  /** The names that can be imported from a file, those of `export *` included. */
  #namesOf(path: string): string[] {
    return (this.sources.get(path)?.exports ?? []).flatMap(({ name, from }) =>
      name === '*' && from ? this.#resolve(path, from.to).flatMap((target) => this.#namesOf(target)) : [name],
    )
  }

  #targetsOf(path: string, { to, kind }: ImportReference): string[] {
    if (!to.includes('*')) return this.#resolve(path, to)
    if (kind !== 'glob' && kind !== 'dynamic') return []
    // For the bundler the root is the package that it bundles.
    const pattern = to.startsWith('/') ? posix.join(path.split('/', 2).join('/'), to) : to.startsWith('.') ? posix.join(path, '..', to) : to
    const matcher = new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`)
    if (pattern === to) return [...this.#entries].flatMap(([entry, file]) => (matcher.test(entry) && this.sources.has(file) ? [file] : []))
    return [...this.sources.keys()].filter((one) => matcher.test(one))
  }

  #resolve(path: string, to: string): string[] {
    const target = to.startsWith('.') ? posix.join(path, '..', to.replace(/\?.*$/, '')) : this.#entries.get(to)
    return target !== undefined && this.sources.has(target) ? [target] : []
  }
}

if (isMain(import.meta.url)) printCheckResult('every export is used', checkExports(readFileTree(projectRoot)))
