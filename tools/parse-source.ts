import { parseSync, Visitor } from 'rolldown/utils'
import { identifierOrLiteralText, readExports, type ExportedName } from './read-exports.ts'

/** A reference from one file to another. */
export interface ImportReference {
  readonly to: string
  /** `type` is erased at run time; `url` is `new URL('…', import.meta.url)`; `glob` is the bundler's. */
  readonly kind: 'static' | 'dynamic' | 'type' | 'url' | 'glob'
  readonly line: number
  /** What is imported by name; null where the whole module is: by a namespace, a glob, an address or when the code runs. */
  readonly names: readonly string[] | null
}

/** A string literal, or the parts of a template literal. */
export interface TextLiteral {
  readonly parts: readonly string[]
  readonly line: number
  /** The function it is the first argument of, if any: `t`, `msg`, `reject`. */
  readonly call: string | null
  /** In the title or body of a test, or in the title of a `describe`. */
  readonly inTest: boolean
}

/** What the checks need to know about a TypeScript file. */
export interface ParsedSource {
  readonly imports: readonly ImportReference[]
  readonly exports: readonly ExportedName[]
  /** Every name that is read of something: `x.name`, `const { name } = x`, `import('x').name`. */
  readonly members: ReadonlySet<string>
  readonly textLiterals: readonly TextLiteral[]
  /** Names of all called functions. */
  readonly calls: ReadonlySet<string>
  /** Lines of ambient declarations: `declare global`, `declare const document`, `/// <reference lib="dom" />`. */
  readonly ambient: readonly number[]
  /** Lines of dynamic imports with a computed path. */
  readonly unknown: readonly number[]
  /** Lines where `Math` is passed on, destructured or indexed: calls of `Math.random` would go unseen. */
  readonly loose: readonly number[]
  readonly lines: number
}

/** Uses a real parser, so that comments and strings that look like imports do not count. */
export function parseSource(path: string, text: string): ParsedSource {
  const key = `${path}\0${text}`
  const cached = cache.get(key)
  if (cached) return cached
  const source = parse(path, text)
  cache.set(key, source)
  return source
}

/** Four checks read the same files, and tests the same tree many times. */
const cache = new Map<string, ParsedSource>()

function parse(path: string, text: string): ParsedSource {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const lineAt = lineFinder(text)
  const imports: ImportReference[] = []
  const members = new Set<string>()
  const textLiterals: TextLiteral[] = []
  const calls = new Set<string>()
  const tests: Span[] = []
  const isInTest = (start: number) => tests.some((span) => span.start <= start && start < span.end)
  const ambient = [...text.matchAll(/^[ \t]*\/\/\/\s*<reference/gm)].map(({ index }) => lineAt(index))
  const called = new Map<number, string>()
  const unknown: number[] = []
  const loose: number[] = []
  const plain = new Set<number>()
  const add = (kind: ImportReference['kind'], node: unknown, names: readonly string[] | null = null) => {
    if (isText(node)) imports.push({ to: node.value, kind, line: lineAt(node.start), names })
  }
  new Visitor({
    ImportDeclaration(node) {
      const typeOnly = node.importKind === 'type' || (node.specifiers.length > 0 && node.specifiers.every(isTypeSpecifier))
      add(typeOnly ? 'type' : 'static', node.source, importedNames(node.specifiers))
    },
    // What is passed on is not imported by that: it stands in `exports`.
    ExportNamedDeclaration(node) {
      add(node.exportKind === 'type' ? 'type' : 'static', node.source, [])
    },
    ExportAllDeclaration(node) {
      add(node.exportKind === 'type' ? 'type' : 'static', node.source, [])
    },
    ImportExpression(node) {
      if (node.source.type !== 'TemplateLiteral' && !isText(node.source)) return void unknown.push(lineAt(node.start))
      if (node.source.type !== 'TemplateLiteral') return add('dynamic', node.source)
      const to = node.source.quasis.map(({ value }) => value.cooked ?? value.raw).join('*')
      imports.push({ to, kind: 'dynamic', line: lineAt(node.start), names: null })
    },
    TSImportType(node) {
      add('type', node.source)
      if (node.qualifier) members.add(identifierOrLiteralText(node.qualifier))
    },
    TSQualifiedName(node) {
      members.add(node.right.name)
    },
    JSXMemberExpression(node) {
      members.add(node.property.name)
    },
    ObjectPattern(node) {
      for (const property of node.properties) if (property.type === 'Property') members.add(identifierOrLiteralText(property.key))
    },
    TSExternalModuleReference(node) {
      add('static', node.expression)
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL' && mentionsMeta(node.arguments[1])) add('url', node.arguments[0])
    },
    CallExpression(node) {
      const name = calleeName(node.callee)
      const [first] = node.arguments
      if (name) calls.add(name)
      const kind = testKind(node.callee)
      if (kind && first) tests.push(kind === 'group' ? first : node)
      if (name === 'glob') for (const pattern of first?.type === 'ArrayExpression' ? first.elements : [first]) add('glob', pattern)
      if (name === 'require') add('static', first)
      if (name && first) for (const node of possibleKeys(first)) called.set(node.start, name)
    },
    MemberExpression(node) {
      if (node.computed) return
      plain.add(node.object.start)
      members.add(identifierOrLiteralText(node.property))
    },
    Identifier(node) {
      if (node.name === 'Math' && !plain.has(node.start)) loose.push(lineAt(node.start))
    },
    Literal(node) {
      if (typeof node.value === 'string')
        textLiterals.push({
          parts: [node.value],
          line: lineAt(node.start),
          call: called.get(node.start) ?? null,
          inTest: isInTest(node.start),
        })
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw)
      textLiterals.push({ parts, line: lineAt(node.start), call: called.get(node.start) ?? null, inTest: isInTest(node.start) })
    },
    TSModuleDeclaration(node) {
      ambient.push(lineAt(node.start))
    },
    VariableDeclaration(node) {
      if (node.declare) ambient.push(lineAt(node.start))
    },
    TSDeclareFunction(node) {
      if (node.declare) ambient.push(lineAt(node.start))
    },
    ClassDeclaration(node) {
      if (node.declare) ambient.push(lineAt(node.start))
    },
    TSEnumDeclaration(node) {
      if (node.declare) ambient.push(lineAt(node.start))
    },
  }).visit(program)
  return { imports, exports: readExports(program, lineAt), members, textLiterals, calls, ambient, unknown, loose, lines: countLines(text) }
}

interface Node {
  readonly type: string
  readonly start: number
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Lines of a text; the newline at its end begins no further one. */
export function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** Recognises `it(…)`, `test.each(…)(…)`, `describe.skip(…)` and the like. */
function testKind(callee: Node): 'test' | 'group' | null {
  const { name, object, callee: inner } = callee as Node & { name?: unknown; object?: Node; callee?: Node }
  if (callee.type === 'MemberExpression' && object) return testKind(object)
  if (callee.type === 'CallExpression' && inner) return testKind(inner)
  if (callee.type !== 'Identifier') return null
  return name === 'it' || name === 'test' ? 'test' : name === 'describe' ? 'group' : null
}

/** Both branches of `a ? b : c`, and the `key` of a message object. */
function possibleKeys(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') {
    const { consequent, alternate } = node as Node & { consequent: Node; alternate: Node }
    return [...possibleKeys(consequent), ...possibleKeys(alternate)]
  }
  if (node.type !== 'ObjectExpression') return [node]
  const { properties } = node as Node & { properties: readonly { key?: { name?: string }; value?: Node }[] }
  const value = properties.find(({ key }) => key?.name === 'key')?.value
  return value ? possibleKeys(value) : []
}

function isText(node: unknown): node is { value: string; start: number } {
  return typeof node === 'object' && node !== null && typeof (node as { value?: unknown }).value === 'string'
}

interface ImportSpecifier {
  readonly type: string
  readonly imported?: Parameters<typeof identifierOrLiteralText>[0]
}

function importedNames(specifiers: readonly ImportSpecifier[]): string[] | null {
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return null
  return specifiers.map(({ imported }) => (imported ? identifierOrLiteralText(imported) : 'default'))
}

function isTypeSpecifier(node: { type: string; importKind?: string }): boolean {
  return node.type === 'ImportSpecifier' && node.importKind === 'type'
}

function mentionsMeta(node: unknown): boolean {
  return JSON.stringify(node ?? null).includes('"MetaProperty"')
}

function calleeName(node: Node): string | null {
  const { name, property } = node as Node & { name?: unknown; property?: { name?: unknown } }
  const found = node.type === 'Identifier' ? name : node.type === 'MemberExpression' ? property?.name : null
  return typeof found === 'string' ? found : null
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
