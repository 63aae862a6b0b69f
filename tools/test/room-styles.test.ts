import { expect, test } from 'vitest'
import { listFilesBelow, projectRoot, readText } from '../file-tree.ts'

/** Classes of the shell's own parts of a table, an ending, a replay's bar and a dialog. */
const shellClass =
  /\.(?:board-frame|control|daily-result|dialog|first-match-tips|hint-|last-log-line|match-log|online-|replay-|result-|scrubber|seat-clocks|table-(?!view)|turn-indicator)/

interface Rule {
  readonly selector: string
  readonly declarations: readonly string[]
}

/** Rules of a style sheet, without conditions around them and keyframes. */
function rulesOf(sheet: string): readonly Rule[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '')
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!.trim().replace(/\s+/g, ' '),
    declarations: body!
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }))
}

/** Selectors by which a room lays out parts of the shell: their last part is one of those, and not only tokens are set. */
function overridesIn(sheet: string): readonly string[] {
  return rulesOf(sheet)
    .filter(({ declarations }) => declarations.some((line) => !line.startsWith('--')))
    .flatMap(({ selector }) => selector.split(/,(?![^(]*\))/))
    .filter((selector) =>
      shellClass.test(
        selector
          .trim()
          .split(/[ >+~]+/)
          .at(-1)!,
      ),
    )
}

test('a rule that lays out a part of the shell is told from one that sets a token, or asks for the part around', () => {
  expect(overridesIn("@media (--phone) { [data-game='dots'] .result-panel { top: 0; } }")).toHaveLength(1)
  expect(overridesIn("[data-game='dots'] .result-panel, .control { top: 0 }")).toHaveLength(2)
  expect(overridesIn("[data-game='dots'] .result-panel { --result-height: none; }")).toEqual([])
  expect(overridesIn('.table-page[data-mood] .dots-meter { top: 0 }')).toEqual([])
})

test('rooms are themed by tokens: rules of games for parts of the shell only become fewer', () => {
  const sheets = listFilesBelow(projectRoot).filter((path) => /^apps\/web\/src\/games\/.*\.css$/.test(path))
  expect(sheets.length).toBeGreaterThan(60)
  const overrides = sheets.flatMap((path) => overridesIn(readText(projectRoot, path)).map((selector) => `${path}: ${selector.trim()}`))
  expect(overrides.length, overrides.join('\n')).toBeLessThanOrEqual(14)
})
