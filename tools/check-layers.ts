import { dirname, posix } from 'node:path'
import { layers, rooms, type Layer } from './layers.ts'
import { isMain, report, type Findings } from './say.ts'
import { readSource, type Import, type Source } from './source.ts'
import { foldersIn, readTree, root, type Tree } from './tree.ts'

interface Place {
  readonly layer: Layer
  /** The folder of the package: `games/dots`. */
  readonly folder: string
  readonly isTest: boolean
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, string>>
}

/** Compares every import of the tree with the table of layers, and every file with the limits of its layer. */
export function checkLayers(tree: Tree): Findings {
  const check = new Check(tree)
  const paths = tree.paths.filter((path) => /\.[mc]?[jt]sx?$/.test(path))
  for (const path of paths) check.file(path)
  check.configs()
  check.enough()
  return { problems: check.problems, summary: `${paths.length} files, ${check.seen} imports` }
}

class Check {
  readonly problems: string[] = []
  seen = 0
  readonly #tree: Tree
  readonly #games: readonly string[]
  readonly #files = new Map<Layer, number>()
  readonly #manifests = new Map<string, Manifest>()

  constructor(tree: Tree) {
    this.#tree = tree
    this.#games = foldersIn(tree, 'games')
  }

  file(path: string): void {
    const place = placeOf(path)
    if (!place) return this.#say(path, 'lies in no layer: tools/layers.ts lists the folders that may hold code')
    this.#files.set(place.layer, (this.#files.get(place.layer) ?? 0) + 1)
    const source = readSource(path, this.#tree.text(path))
    this.#size(path, place, source)
    if (place.layer.pure && !place.isTest)
      for (const line of source.ambient) this.#say(`${path}:${line}`, `${place.layer.name} may not declare surroundings it does not have`)
    if (place.layer.pure && !place.isTest) {
      for (const line of source.unknown) this.#say(`${path}:${line}`, `${place.layer.name} may not import what only a variable names`)
      for (const line of source.loose) this.#say(`${path}:${line}`, `takes Math for a value: its chance could not be seen any more`)
    }
    for (const one of source.imports) {
      this.seen++
      this.#import(path, place, one)
    }
  }

  /** A pure package type-checks without DOM and Node: widening its `lib` or `types` would let them in unseen. */
  configs(): void {
    for (const path of this.#tree.paths.filter((file) => file.endsWith('/tsconfig.json'))) {
      const place = placeOf(path)
      if (!place?.layer.pure || place.isTest) continue
      const { compilerOptions = {} } = JSON.parse(this.#tree.text(path)) as { compilerOptions?: Record<string, unknown> }
      for (const key of ['lib', 'types'])
        if (key in compilerOptions) this.#say(path, `sets "${key}": ${place.layer.name} knows no DOM and no Node`)
    }
  }

  enough(): void {
    for (const layer of layers) {
      const count = this.#files.get(layer) ?? 0
      if (count < layer.atLeast)
        this.#say(layer.name, `only ${count} files seen, expected ${layer.atLeast} or more: this check looked at the wrong place`)
    }
    if (this.seen < 200) this.#say('imports', `only ${this.seen} seen: this check looked at the wrong place`)
  }

  #say(where: string, what: string): void {
    this.problems.push(`${where}: ${what}`)
  }

  #size(path: string, { layer }: Place, { lines }: Source): void {
    if (/\/(golden|data)\//.test(path)) return
    if (lines > layer.lines) this.#say(path, `${lines} lines, the limit is ${layer.lines}: split it by what it does`)
  }

  #import(path: string, place: Place, { to, kind, line }: Import): void {
    const where = `${path}:${line}`
    if (to.startsWith('.')) return this.#path(where, path, place, posix.join(dirname(path), to), kind)
    // For the bundler the root is the package that it bundles.
    if (to.startsWith('/') && (kind === 'glob' || kind === 'dynamic')) return this.#path(where, path, place, `${place.folder}${to}`, kind)
    if (kind === 'url' || kind === 'glob' || to.startsWith('virtual:')) return
    const ours = /^@parlor\/([^/]+)(\/.*)?$/.exec(to)
    if (ours) return this.#ours(where, path, place, ours[1]!, ours[2])
    this.#room(where, path, to, to)
    if (to.startsWith('node:')) {
      if (place.layer.pure && !place.isTest) this.#say(where, `${place.layer.name} may not import ${to}: it runs in browsers too`)
      return
    }
    this.#outside(where, place, to)
  }

  #path(where: string, path: string, place: Place, to: string, kind: Import['kind']): void {
    const target = posix.normalize(to.replace(/\?.*$/, ''))
    if (place.layer.name === 'tools') {
      if (placeOf(target)?.layer !== place.layer) this.#say(where, `reaches into ${target}: tools look at the tree, they import none of it`)
      return
    }
    // The bundler cannot glob package names: the doors of all games are the one thing it may reach for by path.
    if (kind === 'glob' && place.layer.may.includes('games') && /^games\/\*\/(src\/index\.ts|strings\/[^/]+\.json)$/.test(target)) return
    if (!`${target}/`.startsWith(`${place.folder}/`)) return this.#say(where, `reaches into ${target}: enter a package by its door`)
    if (!place.isTest && /\/(test|e2e)\//.test(target)) this.#say(where, `the product imports a test`)
    const rival = /^apps\/web\/src\/games\/([^/]+)\//
    const [from, into] = [rival.exec(path)?.[1], rival.exec(target)?.[1]]
    if (from && into && from !== into) this.#say(where, `${from} imports ${into}: games know nothing of each other`)
    else if (into && into !== '*') this.#room(where, path, 'games', target)
  }

  #ours(where: string, path: string, { layer, folder, isTest }: Place, name: string, inside: string | undefined): void {
    const isGame = this.#games.includes(name)
    const kind = isGame ? 'games' : name
    this.#room(where, path, kind, `@parlor/${name}`)
    if (folder.endsWith(`/${name}`)) {
      if (!isTest) this.#say(where, `imports itself by its door: use a relative path`)
    } else if (![...layer.may, ...(isTest ? layer.testsMay : [])].includes(kind)) {
      this.#say(where, `${layer.name}${isTest ? '’s tests' : ''} may not import @parlor/${name}`)
    } else if (layer.name === 'games' && isGame) this.#say(where, `a game may not import another game`)
    else if (layer.name !== 'bench' && layer.name !== 'tools') this.#declared(where, folder, isTest, `@parlor/${name}`)
    if (inside && !this.#isDoor(isGame ? `games/${name}` : `packages/${name}`, inside))
      this.#say(where, `@parlor/${name}${inside} is not a door of that package`)
  }

  #room(where: string, path: string, kind: string, to: string): void {
    if (placeOf(path)?.layer.name !== 'web') return
    for (const room of rooms) if (room.what.test(kind) && !room.from.test(path)) this.#say(where, `imports ${to}: ${room.why}`)
  }

  #isDoor(folder: string, inside: string): boolean {
    return Object.keys(this.#manifest(folder).exports ?? {}).some((door) => {
      const [before, after] = door.slice(1).split('*')
      return after === undefined ? before === inside : inside.startsWith(before!) && inside.endsWith(after)
    })
  }

  #outside(where: string, place: Place, to: string): void {
    const name = to.startsWith('@') ? to.split('/', 2).join('/') : to.split('/', 1)[0]!
    if (place.layer.pure && !place.isTest)
      return this.#say(where, `${place.layer.name} may not import ${name}: it depends on nothing from outside`)
    this.#declared(where, place.folder, place.isTest || place.layer.name === 'tools' || place.layer.name === 'testkit', name)
  }

  /** What a package imports stands in its own manifest; tests and tools may also use what the root lists for everybody. */
  #declared(where: string, folder: string, withTools: boolean, name: string): void {
    const { dependencies = {}, devDependencies = {} } = this.#manifest(folder)
    const known = { ...dependencies, ...devDependencies, ...(withTools ? this.#manifest('').devDependencies : {}) }
    if (!Object.hasOwn(known, name)) this.#say(where, `imports ${name}, which its manifest does not list`)
  }

  #manifest(folder: string): Manifest {
    const path = folder ? `${folder}/package.json` : 'package.json'
    const known = this.#manifests.get(path)
    if (known) return known
    const read = this.#tree.has(path) ? (JSON.parse(this.#tree.text(path)) as Manifest) : {}
    this.#manifests.set(path, read)
    return read
  }
}

function placeOf(path: string): Place | null {
  const layer = layers.find((one) => one.path.test(path))
  if (!layer) return null
  const folder = layer.name === 'tools' ? '' : path.split('/', 2).join('/')
  return { layer, folder, isTest: /\/(test|e2e)\//.test(path) || /^(vitest|playwright)\.config\.ts$/.test(path) }
}

if (isMain(import.meta.url)) report('layers hold', checkLayers(readTree(root)))
