import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { idleMode } from '../../src/games/simpiece/interaction-mode.ts'
import { TurnControls } from '../../src/games/simpiece/turn-controls.tsx'
import type { ActionAtTable } from '../../src/web-game/web-game.ts'
import { at, midgame, tableOf } from './table-fixtures.ts'

vi.mock('../../src/games/simpiece/use-table-keys.ts', () => ({ useEndsTurnByKey: () => false }))

/** Attributes of the table's own undo button; null where there is none. */
function undoButton(undo: ActionAtTable | undefined): string | null {
  const props = { table: tableOf(at(midgame)), mode: idleMode, onTake: () => undefined, onEnd: () => undefined, undo }
  return /<button[^>]*data-control="undo"[^>]*>/.exec(renderToStaticMarkup(createElement(TurnControls, props)))?.[0] ?? null
}

test('the table has an undo button exactly where it can undo at all, with the reason where it cannot now', () => {
  const perform = () => undefined
  expect(undoButton(undefined)).toBeNull()
  expect(undoButton({ available: true, perform })).toContain('aria-disabled="false"')
  expect(undoButton({ available: false, note: 'Asked already', perform })).toMatch(/title="Asked already".*aria-disabled="true"/)
})
