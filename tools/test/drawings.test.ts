import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { listFolders, projectRoot, readFileTree, withFilesChanged, type FileTree } from '../file-tree.ts'
import { parseSource } from '../parse-source.ts'

const tree = readFileTree(projectRoot)
const games = listFolders(tree, 'apps/web/src/games')
/** What the rules are made of; everything that plays a match needs all three. */
const rules = /^games\/\w+\/src\/(moves|apply|setup)\.ts$/

/** The files that define these exports of a file. */
function definitionsOf(files: FileTree, path: string, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const { exports } = parseSource(path, files.text(path))
    const exported = exports.find((one) => one.name === name) ?? exports.find((one) => one.name === '*')
    if (!exported?.from) return [path]
    const { to, name: there } = exported.from
    return definitionsOf(files, posix.join(posix.dirname(path), to), [there === '*' ? name : there])
  })
}

/** Everything a browser loads with this file: of a package only the files that define what is imported, as a bundler leaves out the others. */
function loadedWith(files: FileTree, entry: string): Set<string> {
  const found = new Set([entry])
  for (const path of found) {
    if (!files.has(path) || !path.endsWith('.ts')) continue
    for (const { to, kind, names } of parseSource(path, files.text(path)).imports) {
      if (kind !== 'static') continue
      const game = /^@parlor\/(\w+)$/.exec(to)?.[1]
      if (to.startsWith('.')) found.add(posix.join(posix.dirname(path), to))
      else if (game && games.includes(game)) {
        const index = `games/${game}/src/index.ts`
        for (const definition of names ? definitionsOf(files, index, names) : [index]) found.add(definition)
      }
    }
  }
  return found
}

const rulesLoadedWith = (files: FileTree, entry: string) => [...loadedWith(files, entry)].filter((path) => rules.test(path))

it.each(games)('the drawing of %s loads no rules', (game) => {
  expect(rulesLoadedWith(tree, `apps/web/src/games/${game}/drawing.ts`)).toEqual([])
})

it('a drawing that asks the rules is found, also through another file', () => {
  expect(rulesLoadedWith(tree, 'games/dots/src/game.ts')).toHaveLength(3)
  const path = 'apps/web/src/games/dots/drawn-board.ts'
  const asks = (line: string) => withFilesChanged(tree, { [path]: `${line}\n${tree.text(path)}` })
  const drawing = 'apps/web/src/games/dots/small-drawing.ts'
  expect(rulesLoadedWith(asks("import { dots } from '@parlor/dots'"), drawing)).not.toEqual([])
  expect(rulesLoadedWith(asks("import * as dots from '@parlor/dots'"), drawing)).not.toEqual([])
  expect(rulesLoadedWith(asks("import type { DotsState } from '@parlor/dots'"), drawing)).toEqual([])
})

it('small and full drawings are reached through the drawing of their game only', () => {
  const importers = tree.paths
    .filter((path) => /^apps\/web\/src\/.*\.tsx?$/.test(path))
    .filter((path) => parseSource(path, tree.text(path)).imports.some(({ names }) => names?.some((name) => /^draw(Small|Full)/.test(name))))
  expect(importers.length).toBeGreaterThan(2)
  expect(importers.filter((path) => !/\/games\/\w+\/drawing\.ts$/.test(path))).toEqual([])
})
