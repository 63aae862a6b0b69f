import { dirname, posix } from 'node:path'
import { featureImports, importRestrictions, layers, webFolderOrder, type Layer } from './layers.ts'
import { isMain, printCheckResult, type CheckResult } from './command-line.ts'
import { countLines, parseSource, type ImportReference } from './parse-source.ts'
import { listFolders, readFileTree, projectRoot, type FileTree } from './file-tree.ts'

interface FileLayer {
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
export function checkLayers(tree: FileTree): CheckResult {
  const check = new LayerCheck(tree)
  const paths = tree.paths.filter((path) => /\.[mc]?[jt]sx?$/.test(path))
  for (const path of paths) check.checkFile(path)
  for (const path of tree.paths.filter((one) => one.endsWith('.css'))) check.checkStyleSheet(path)
  check.checkConfigs()
  check.checkCounts()
  return { problems: check.problems, summary: `${paths.length} files, ${check.seen} imports` }
}

class LayerCheck {
  readonly problems: string[] = []
  seen = 0
  readonly #tree: FileTree
  readonly #games: readonly string[]
  readonly #files = new Map<Layer, number>()
  readonly #manifests = new Map<string, Manifest>()

  constructor(tree: FileTree) {
    this.#tree = tree
    this.#games = listFolders(tree, 'games')
  }

  checkFile(path: string): void {
    const fileLayer = layerOf(path)
    if (!fileLayer) return this.#addProblem(path, 'lies in no layer: tools/layers.ts lists the folders that may hold code')
    this.#files.set(fileLayer.layer, (this.#files.get(fileLayer.layer) ?? 0) + 1)
    const source = parseSource(path, this.#tree.text(path))
    this.#checkLength(path, fileLayer, source.lines)
    if (fileLayer.layer.pure && !fileLayer.isTest) {
      for (const line of source.ambient) this.#addProblem(`${path}:${line}`, `${fileLayer.layer.name} may not contain ambient declarations`)
      for (const line of source.unknown)
        this.#addProblem(`${path}:${line}`, `${fileLayer.layer.name} may not import what only a variable names`)
      for (const line of source.loose) this.#addProblem(`${path}:${line}`, 'Math used as a value hides Math.random')
    }
    for (const one of source.imports) {
      this.seen++
      this.#checkImport(path, fileLayer, one)
    }
  }

  checkStyleSheet(path: string): void {
    const fileLayer = layerOf(path)
    if (fileLayer) this.#checkLength(path, fileLayer, countLines(this.#tree.text(path)))
  }

  /** A pure package type-checks without DOM and Node: widening its `lib` or `types` would let them in unseen. */
  checkConfigs(): void {
    for (const path of this.#tree.paths.filter((one) => one.endsWith('/tsconfig.json'))) {
      const fileLayer = layerOf(path)
      if (!fileLayer?.layer.pure || fileLayer.isTest) continue
      const { compilerOptions = {} } = JSON.parse(this.#tree.text(path)) as { compilerOptions?: Record<string, unknown> }
      for (const key of ['lib', 'types'])
        if (key in compilerOptions) this.#addProblem(path, `sets "${key}": ${fileLayer.layer.name} knows no DOM and no Node`)
    }
  }

  checkCounts(): void {
    for (const layer of layers) {
      const count = this.#files.get(layer) ?? 0
      if (count < layer.atLeast)
        this.#addProblem(layer.name, `only ${count} files seen, expected ${layer.atLeast} or more: this check looked at the wrong place`)
    }
    if (this.seen < 200) this.#addProblem('imports', `only ${this.seen} seen: this check looked at the wrong place`)
  }

  #addProblem(where: string, what: string): void {
    this.problems.push(`${where}: ${what}`)
  }

  #checkLength(path: string, { layer }: FileLayer, lines: number): void {
    if (/\/test\/golden\//.test(path)) return
    if (lines > layer.lines) this.#addProblem(path, `${lines} lines, the limit is ${layer.lines}: split it by what it does`)
  }

  #checkImport(path: string, fileLayer: FileLayer, { to, kind, line }: ImportReference): void {
    const where = `${path}:${line}`
    if (to.startsWith('.')) return this.#checkPath(where, path, fileLayer, posix.join(dirname(path), to), kind)
    // For the bundler the root is the package that it bundles.
    if (to.startsWith('/') && (kind === 'glob' || kind === 'dynamic'))
      return this.#checkPath(where, path, fileLayer, `${fileLayer.folder}${to}`, kind)
    if (kind === 'url' || kind === 'glob' || to.startsWith('virtual:')) return
    const ours = /^@parlor\/([^/]+)(\/.*)?$/.exec(to)
    if (ours) return this.#checkOwnPackage(where, path, fileLayer, ours[1]!, ours[2])
    this.#checkRestrictions(where, path, to, to)
    if (to.startsWith('node:')) {
      if (fileLayer.layer.pure && !fileLayer.isTest)
        this.#addProblem(where, `${fileLayer.layer.name} may not import ${to}: it runs in browsers too`)
      return
    }
    this.#checkForeignPackage(where, fileLayer, to)
  }

  #checkPath(where: string, path: string, fileLayer: FileLayer, to: string, kind: ImportReference['kind']): void {
    const target = posix.normalize(to.replace(/\?.*$/, ''))
    if (fileLayer.layer.name === 'tools') {
      if (layerOf(target)?.layer !== fileLayer.layer)
        this.#addProblem(where, `reaches into ${target}: tools look at the tree, they import none of it`)
      return
    }
    // The bundler cannot glob package names: only the entry points of all games may be imported by path.
    if (kind === 'glob' && fileLayer.layer.may.includes('games') && /^games\/\*\/(src\/index\.ts|strings\/[^/]+\.json)$/.test(target))
      return
    // And a game's own language files.
    const strings = /^games\/(\w+)\/strings\/\*\.json$/.exec(target)
    if (kind === 'glob' && strings && path.startsWith(`apps/web/src/games/${strings[1]}/`)) return
    // The list of games belongs to no package.
    if (target === 'games.json' && /^(packages\/protocol\/src|apps\/web\/build)\/game-list\.ts$/.test(path)) return
    if (!`${target}/`.startsWith(`${fileLayer.folder}/`))
      return this.#addProblem(where, `reaches into ${target}: import a package by its entry point`)
    if (!fileLayer.isTest && /\/(test|e2e)\//.test(target)) this.#addProblem(where, `the product imports a test`)
    const webGame = /^apps\/web\/src\/games\/([^/]+)\//
    const [game, otherGame] = [webGame.exec(path)?.[1], webGame.exec(target)?.[1]]
    if (game && otherGame && game !== otherGame) this.#addProblem(where, `${game} imports ${otherGame}: games know nothing of each other`)
    else if (otherGame && otherGame !== '*') this.#checkRestrictions(where, path, 'games', target)
    if (kind !== 'glob') this.#checkWebFolders(where, path, target)
  }

  #checkWebFolders(where: string, path: string, target: string): void {
    const [from, into] = [webFolderOf(path), webFolderOf(target)]
    if (!from || !into) return
    if (into.order > from.order) this.#addProblem(where, `${from.name} imports ${into.name}, listed later in webFolderOrder`)
    else if (into.order === from.order && into.name !== from.name)
      this.#addProblem(where, `${from.name} imports ${into.name}, listed in the same row of webFolderOrder`)
    const feature = /^apps\/web\/src\/features\/([^/]+)\//
    const [one, other] = [feature.exec(path)?.[1], feature.exec(target)?.[1]]
    if (one && other && one !== other && !featureImports[one]?.includes(other))
      this.#addProblem(where, `feature ${one} imports feature ${other}, which tools/layers.ts does not allow it`)
  }

  #checkOwnPackage(where: string, path: string, { layer, folder, isTest }: FileLayer, name: string, inside: string | undefined): void {
    // A computed name is any game; that the manifest lists them all, the check of games.json demands.
    const computed = name === '*'
    const isGame = computed || this.#games.includes(name)
    const kind = isGame ? 'games' : name
    this.#checkRestrictions(where, path, kind, `@parlor/${name}`)
    if (inside && !this.#isEntryPoint(isGame ? `games/${name}` : `packages/${name}`, inside))
      return this.#addProblem(where, `@parlor/${name}${inside} is not an entry point of that package`)
    const entry = isGame ? kind : `${name}${inside ?? ''}`
    if (folder.endsWith(`/${name}`)) {
      if (!isTest) this.#addProblem(where, `imports itself by its entry point: use a relative path`)
    } else if (![...layer.may, ...(isTest ? layer.testsMay : [])].includes(entry)) {
      this.#addProblem(where, `${layer.name}${isTest ? '’s tests' : ''} may not import @parlor/${isGame ? name : entry}`)
    } else if (layer.name === 'games' && isGame) this.#addProblem(where, `a game may not import another game`)
    else if (!computed && layer.name !== 'bench' && layer.name !== 'tools') this.#checkDeclared(where, folder, isTest, `@parlor/${name}`)
  }

  #checkRestrictions(where: string, path: string, kind: string, to: string): void {
    if (layerOf(path)?.layer.name !== 'web') return
    for (const restriction of importRestrictions)
      if (restriction.what.test(kind) && !restriction.from.test(path)) this.#addProblem(where, `imports ${to}: ${restriction.why}`)
  }

  #isEntryPoint(folder: string, inside: string): boolean {
    return Object.keys(this.#manifest(folder).exports ?? {}).some((entryPoint) => {
      const [before, after] = entryPoint.slice(1).split('*')
      return after === undefined ? before === inside : inside.startsWith(before!) && inside.endsWith(after)
    })
  }

  #checkForeignPackage(where: string, fileLayer: FileLayer, to: string): void {
    const name = to.startsWith('@') ? to.split('/', 2).join('/') : to.split('/', 1)[0]!
    if (fileLayer.layer.pure && !fileLayer.isTest)
      return this.#addProblem(where, `${fileLayer.layer.name} may not import ${name}: it depends on nothing from outside`)
    const { layer, folder, isTest } = fileLayer
    this.#checkDeclared(where, folder, isTest || layer.name === 'tools' || layer.name === 'testkit', name)
  }

  /** What a package imports stands in its own manifest; tests and tools may also use what the root lists for everybody. */
  #checkDeclared(where: string, folder: string, withTools: boolean, name: string): void {
    const { dependencies = {}, devDependencies = {} } = this.#manifest(folder)
    const known = { ...dependencies, ...devDependencies, ...(withTools ? this.#manifest('').devDependencies : {}) }
    if (!Object.hasOwn(known, name)) this.#addProblem(where, `imports ${name}, which its manifest does not list`)
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

function layerOf(path: string): FileLayer | null {
  const layer = layers.find((one) => one.path.test(path))
  if (!layer) return null
  const folder = layer.name === 'tools' ? '' : path.split('/', 2).join('/')
  return { layer, folder, isTest: /\/(test|e2e)\//.test(path) || /^(vitest|playwright)\.config\.ts$/.test(path) }
}

function webFolderOf(path: string): { readonly name: string; readonly order: number } | null {
  let found = { name: '', order: -1 }
  for (const [order, folders] of webFolderOrder.entries())
    for (const name of folders) if (path.startsWith(name) && name.length > found.name.length) found = { name, order }
  return found.order < 0 ? null : found
}

if (isMain(import.meta.url)) printCheckResult('layers hold', checkLayers(readFileTree(projectRoot)))
