import { parseSource, type TextLiteral } from './parse-source.ts'
import type { FileTree } from './file-tree.ts'

/** A text of the code that is, or may be, a key of the language files. */
export interface KeyUse {
  readonly where: string
  /** Whose words it is looked up in: `apps/web`, `games/dots`, `packages`. */
  readonly group: string
  readonly text: string
  readonly pattern: RegExp
  readonly exact: boolean
  /** True where a function that takes a key is called with it; others only show that a key is not dead. */
  readonly asked: boolean
}

/** Functions whose first argument is a key, or a message with one. */
const translateFunctions = new Set(['t', 'say', 'msg', 'reject'])

/** Whose refusals only engineers read: the lab shows keys as they are, and bots refuse levels that a game's author got wrong. */
const forEngineers = /^(apps\/lab|packages\/bots)\//

/** Every text of the product's code that can be a key; tests are not the product. */
export function keysInCode(tree: FileTree): KeyUse[] {
  const uses: KeyUse[] = []
  for (const path of tree.paths) {
    if (!/^(packages|games|apps)\/.*\.tsx?$/.test(path) || /\/(test|e2e)\/|^packages\/testkit\//.test(path)) continue
    const group = /^(games\/[^/]+|apps\/[^/]+|packages)/.exec(path)![0]
    for (const words of parseSource(path, tree.text(path)).words) {
      const use = keyUseOf(path, group, words)
      if (use) uses.push(use)
    }
  }
  return uses
}

function keyUseOf(path: string, group: string, { parts, line, call }: TextLiteral): KeyUse | null {
  const text = parts.join('{…}')
  const asked = call !== null && translateFunctions.has(call) && !forEngineers.test(path) && /^[\w.{…}-]+$/.test(text)
  const open = parts.length > 1 || text.endsWith('.')
  // A template with nothing but a hole and a letter would match every key.
  if (open && !parts.some((part) => /[a-z]{2,}\.|\.[a-z]{2,}/i.test(part))) return null
  const source = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')
  return { where: `${path}:${line}`, group, text, pattern: new RegExp(`^${source}${text.endsWith('.') ? '.+' : ''}$`), exact: !open, asked }
}
