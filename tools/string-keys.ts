import { parseSource, type TextLiteral } from './parse-source.ts'
import type { FileTree } from './file-tree.ts'

/** A string literal that is, or may be, a key of the language files. */
export interface KeyUse {
  readonly where: string
  /** Where it is looked up: `apps/web`, `games/dots`, `packages`. */
  readonly group: string
  readonly text: string
  readonly pattern: RegExp
  readonly exact: boolean
  /** Passed to a translate function: the key must exist. Other literals only show that a key is in use. */
  readonly mustExist: boolean
}

/** Functions whose first argument is a key or a message. */
const translateFunctions = new Set(['t', 'say', 'msg', 'reject'])

/** Error keys there are shown untranslated, to developers. */
const forDevelopers = /^(apps\/lab|packages\/bots)\//

/** All possible keys in the code, without tests. */
export function keysInCode(tree: FileTree): KeyUse[] {
  const uses: KeyUse[] = []
  for (const path of tree.paths) {
    if (!/^(packages|games|apps)\/.*\.tsx?$/.test(path) || /\/(test|e2e)\/|^packages\/testkit\//.test(path)) continue
    const group = /^(games\/[^/]+|apps\/[^/]+|packages)/.exec(path)![0]
    for (const literal of parseSource(path, tree.text(path)).textLiterals) {
      const use = keyUseOf(path, group, literal)
      if (use) uses.push(use)
    }
  }
  return uses
}

function keyUseOf(path: string, group: string, { parts, line, call }: TextLiteral): KeyUse | null {
  const text = parts.join('{…}')
  const mustExist = call !== null && translateFunctions.has(call) && !forDevelopers.test(path) && /^[\w.{…}-]+$/.test(text)
  const open = parts.length > 1 || text.endsWith('.')
  // A template of little more than a placeholder would match every key.
  if (open && !parts.some((part) => /[a-z]{2,}\.|\.[a-z]{2,}/i.test(part))) return null
  const source = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')
  return {
    where: `${path}:${line}`,
    group,
    text,
    pattern: new RegExp(`^${source}${text.endsWith('.') ? '.+' : ''}$`),
    exact: !open,
    mustExist,
  }
}
