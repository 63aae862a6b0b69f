/** Writes API.md from the package index: `npx tsx games/sumzero/test/write-api-document.ts`. A test compares the file with what this makes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = dirname(dirname(fileURLToPath(import.meta.url)))

interface Export {
  readonly name: string
  readonly file: string
}

/** Exports of an index file, re-exported index files included. */
function exportsOf(index: string): Export[] {
  const text = readFileSync(index, 'utf8')
  const found: Export[] = []
  for (const [, names, from] of text.matchAll(/export (?:type )?(\{[^}]*\}|\*) from '([^']+)'/g)) {
    const file = join(dirname(index), from!)
    if (names === '*') found.push(...exportsOf(file))
    else for (const name of names!.replaceAll(/[{}\s]/g, '').split(',')) if (name !== '') found.push({ name, file })
  }
  for (const [, name] of text.matchAll(/^export const (\w+)/gm)) found.push({ name: name!, file: index })
  return found
}

/** The doc comment and the first line of a declaration. */
function describe({ name, file }: Export): string[] {
  const text = readFileSync(file, 'utf8')
  const pattern = new RegExp(
    String.raw`(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?export (?:abstract )?(function\*?|const|class|interface|type) ${name}\b([\s\S]*)`,
  )
  const [, comment = '', kind = '', rest = ''] = pattern.exec(text) ?? []
  const sentence = sentenceOf(comment)
  const lines = [`### \`${name}\``, '', `\`\`\`ts\n${kind} ${name}${headOf(kind, rest)}\n\`\`\``, '']
  if (sentence !== '') lines.push(sentence, '')
  if (kind === 'class') lines.push(...methodsOf(rest), '')
  return lines
}

function sentenceOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The signature of a declaration, or the fields of an interface. */
function headOf(kind: string, rest: string): string {
  if (kind === 'interface') return rest.slice(0, rest.indexOf('\n}') + 2)
  if (kind === 'type') return rest.slice(0, rest.search(/\n(?:\n|export|\/\*\*)/))
  if (kind === 'class') return rest.slice(0, rest.indexOf(' {'))
  if (kind === 'const') return rest.slice(0, rest.search(/ = |\n/))
  const body = rest.search(/ \{\n {2}(?! {2}|readonly)\S/)
  return rest.slice(0, body < 0 ? rest.indexOf('\n') : body).replaceAll(/\s*\n\s*/g, ' ')
}

function methodsOf(rest: string): string[] {
  const body = rest.slice(0, rest.indexOf('\n}'))
  return [...body.matchAll(/ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n {2}(?:static )?(\*?\w+)\(([^)]*)\): ([^{]+) \{/g)].flatMap(
    ([, comment, name, args, result]) => [`- \`${name}(${args!.replaceAll(/\s*\n\s*/g, ' ')}): ${result}\` — ${sentenceOf(comment!)}`],
  )
}

export function apiDocument(): string {
  const index = join(folder, 'src/index.ts')
  const all = exportsOf(index)
  const service = all.filter(({ file }) => file.includes('/api/'))
  const rest = all.filter(({ file }) => !file.includes('/api/'))
  const byName = (one: Export, other: Export) => (one.name < other.name ? -1 : 1)
  return [
    '# The interface of SumZero',
    '',
    'Written by `npx tsx games/sumzero/test/write-api-document.ts` from the doc comments; do not edit.',
    '',
    '## Service interface',
    '',
    'Plain JSON in, plain JSON out. Purchases and placements are checked, turns are not: the match owns those.',
    '',
    ...service.toSorted(byName).flatMap(describe),
    '',
    '## The game and what surrounds it',
    '',
    ...rest.toSorted(byName).flatMap(describe),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(join(folder, 'API.md'), apiDocument())
