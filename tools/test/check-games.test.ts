import { describe, expect, it } from 'vitest'
import { checkGames, requiredFiles, requiredWebFiles, readRuleIds } from '../check-games.ts'
import { readFileTree, withFilesChanged, type FileTree } from '../file-tree.ts'
import { createTempFolder } from './temp-folder.ts'

const rules = '# Rules\n\n- **TOY1** First.\n- **TOY2** Second.\n- **TOY3** Third.\n- **TOY4** Fourth.\n- **TOY5** Fifth.\n'
const tests = `it('[TOY1] one', f)\nit('[TOY2][TOY3] two and three', f)\nit.each(rows)('[TOY4, TOY5] the rest: %s', f)\n`

/** A game with all required files. */
function completeTree(): FileTree {
  const files: Record<string, string> = {}
  for (const name of requiredFiles) files[`games/toy/${name.endsWith('/') ? `${name}some.txt` : name}`] = 'x'
  for (const [name] of requiredWebFiles) files[`apps/web/src/games/toy/${name}`] = 'x'
  files['games/toy/RULES.md'] = rules
  files['games/toy/test/contract.test.ts'] = 'contract(toy)'
  files['games/toy/test/rules/all.test.ts'] = tests
  return readFileTree(createTempFolder(files))
}

describe('check-games', () => {
  it('accepts a complete game', () => {
    expect(checkGames(completeTree())).toEqual({ problems: [], summary: '1 games, 5 rules' })
  })

  it.each(requiredFiles.filter((name) => !name.endsWith('/') && name !== 'RULES.md'))('reports missing %s', (name) => {
    const { problems } = checkGames(withFilesChanged(completeTree(), { [`games/toy/${name}`]: null }))
    expect(problems).toContain(`games/toy/${name}: missing`)
  })

  it('treats an empty file as missing', () => {
    expect(checkGames(withFilesChanged(completeTree(), { 'games/toy/README.md': ' \n' })).problems).toEqual([
      'games/toy/README.md: missing',
    ])
  })

  it('reports missing golden games, rules and web files', () => {
    const removed = { 'games/toy/test/golden/some.txt': null, 'games/toy/RULES.md': null, 'apps/web/src/games/toy/view-model.ts': null }
    expect(checkGames(withFilesChanged(completeTree(), removed)).problems).toEqual([
      'games/toy/RULES.md: missing',
      'games/toy/test/golden/: missing',
      'apps/web/src/games/toy/view-model.ts: missing',
    ])
  })

  it('reports a drawing that loads rules, through whatever files', () => {
    const files = {
      'apps/web/src/games/toy/drawing.ts': `import { small } from './small.ts'\nimport type { View } from '@parlor/toy'\nexport default small`,
      'apps/web/src/games/toy/small.ts': `import { read } from '@parlor/toy'\nexport const small = read`,
      'games/toy/src/index.ts': `export { read } from './read.ts'\nexport { play } from './apply.ts'`,
      'games/toy/src/read.ts': `export const read = 1`,
    }
    expect(checkGames(withFilesChanged(completeTree(), files)).problems).toEqual([])
    const reading = { ...files, 'games/toy/src/read.ts': `import { play } from './apply.ts'\nexport const read = play` }
    expect(checkGames(withFilesChanged(completeTree(), reading)).problems).toEqual([
      'apps/web/src/games/toy/drawing.ts: loads rules, games/toy/src/apply.ts: it is drawn where the game is not loaded',
    ])
  })

  it('reports every web file of a game without a web folder', () => {
    const removed = Object.fromEntries(requiredWebFiles.map(([name]) => [`apps/web/src/games/toy/${name}`, null]))
    expect(checkGames(withFilesChanged(completeTree(), removed)).problems).toEqual(
      requiredWebFiles.map(([name]) => `apps/web/src/games/toy/${name}: missing`),
    )
  })

  it('reports a rule that no test cites; comments do not count', () => {
    const text = tests.replace('[TOY1] one', 'one').concat('// [TOY1] is tested elsewhere\n')
    expect(checkGames(withFilesChanged(completeTree(), { 'games/toy/test/rules/all.test.ts': text })).problems).toEqual([
      'games/toy/RULES.md: no test cites [TOY1]',
    ])
  })

  it('ignores citations outside of tests', () => {
    const text = `const rules = '[TOY1] [TOY2] [TOY3] [TOY4] [TOY5]'\nit('nothing in particular', f)\n`
    expect(checkGames(withFilesChanged(completeTree(), { 'games/toy/test/rules/all.test.ts': text })).problems).toHaveLength(5)
  })

  it('reports a missing call of contract()', () => {
    expect(
      checkGames(withFilesChanged(completeTree(), { 'games/toy/test/contract.test.ts': '// contract(toy)\nexport {}\n' })).problems,
    ).toEqual(['games/toy/test/contract.test.ts: does not call contract()'])
  })

  it('reports a citation of an unknown rule', () => {
    const text = `${tests}it('[TOY9] what is this', f)\n`
    expect(checkGames(withFilesChanged(completeTree(), { 'games/toy/test/rules/all.test.ts': text })).problems).toEqual([
      'games/toy/test/rules/all.test.ts:4: cites [TOY9], which RULES.md does not state',
    ])
  })

  it('reports a duplicate rule id and a second prefix', () => {
    const text = `${rules}- **TOY5** Fifth again.\n- **TAY1** Odd one out.\n`
    const { problems } = checkGames(withFilesChanged(completeTree(), { 'games/toy/RULES.md': text }))
    expect(problems).toContain('games/toy/RULES.md: TOY5 stands there twice')
    expect(problems.join('\n')).toContain('several names (TOY, TAY)')
  })

  it('fails without any game', () => {
    expect(checkGames(readFileTree(createTempFolder({ 'README.md': 'x' }))).problems).toHaveLength(1)
  })
})

it.each(['**DOT1** text', '- DOT1: text', '### DOT1 Title', '| DOT1 | text |', '[DOT1] text', '- `DOT1` text'])(
  'reads a rule from “%s”',
  (line) => {
    expect(readRuleIds(`intro\n${line}\n`)).toEqual(['DOT1'])
  },
)

it('does not read a mention inside a sentence as a rule', () => {
  expect(readRuleIds('As DOT1 says, and see DOT2.\n')).toEqual([])
})
