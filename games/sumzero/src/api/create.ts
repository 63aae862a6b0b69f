import { isPlainObject } from '@parlor/kernel'
import { maxSide, minSide } from '../board-geometry.ts'
import { startingBudget, copiesInStock } from '../setup.ts'
import { GameStateError } from './errors.ts'
import { PENTOMINOES, TETROMINOES } from './piece-library.ts'
import { stockModes, type GameConfig, type GameState, type Grid } from './model.ts'

/** Overrides of the default configuration. */
export type GameOptions = Partial<Omit<GameConfig, 'ui'>> & { readonly ui?: Partial<GameConfig['ui']> }

/** The default configuration. */
export const defaultConfig: Readonly<GameConfig> = {
  stockMode: 'singleton',
  allowPentominoes: true,
  allowTetrominoes: true,
  seed: null,
  ui: { showGrid: true, showHoverPreview: true },
}

/** An empty board of 3 to 50 rows and columns. */
export function createEmptyBoard(rows: number, cols: number): Grid {
  for (const side of [rows, cols])
    if (!Number.isInteger(side) || side < minSide || side > maxSide)
      throw new GameStateError(`a board has ${minSide} to ${maxSide} rows and columns, not ${String(rows)} by ${String(cols)}`)
  return { rows, cols, grid: Array.from({ length: rows }, () => Array.from({ length: cols }, () => 0)) }
}

/** A new game at the start of its draft. Each player may spend half the cells, rounded down, and one more. */
export function createNewGame(rows = 14, cols = 14, options: GameOptions = {}): GameState {
  const board = createEmptyBoard(rows, cols)
  const config = configOf(options)
  const budget = startingBudget({ rows, cols, budget: 0 })
  return {
    version: '1.2',
    phase: 'DRAFT',
    board,
    players: {
      1: { id: 1, budget, color: '#33CCFF', arsenal: {} },
      2: { id: 2, budget, color: '#FF9933', arsenal: {} },
    },
    stock: fullStock(config),
    currentPlayer: 1,
    draftState: { player1Passed: false, player2Passed: false, consecutivePasses: 0 },
    history: [],
    winner: null,
    config,
  }
}

/** Every piece the configuration allows, with as many copies as it says. */
export function fullStock({ stockMode, allowTetrominoes, allowPentominoes }: GameConfig): Record<string, number> {
  const ids = [...(allowTetrominoes ? Object.keys(TETROMINOES) : []), ...(allowPentominoes ? Object.keys(PENTOMINOES) : [])]
  return Object.fromEntries(ids.map((id) => [id, copiesInStock(stockMode)]))
}

function configOf(options: GameOptions): GameConfig {
  if (!isPlainObject(options)) throw new GameStateError('options are an object')
  const config = { ...defaultConfig, ...options, ui: { ...defaultConfig.ui, ...options.ui } }
  const wrong = whyInvalidConfig(config)
  if (wrong !== null) throw new GameStateError(wrong)
  return config
}

/** Why a value is no configuration; null when it is one. */
export function whyInvalidConfig(value: unknown): string | null {
  if (!isPlainObject(value)) return 'config is an object'
  const { stockMode, allowPentominoes, allowTetrominoes, seed, ui } = value
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(defaultConfig, key))
  if (unknown !== undefined) return `config knows no ${unknown.slice(0, 40)}`
  if (!(stockModes as readonly unknown[]).includes(stockMode)) return `stockMode is one of ${stockModes.join(', ')}`
  if (typeof allowPentominoes !== 'boolean' || typeof allowTetrominoes !== 'boolean') return 'allowed sets are switched on or off'
  if (!allowPentominoes && !allowTetrominoes) return 'no set of pieces is allowed'
  if (seed !== null && !(typeof seed === 'string' && seed.length <= 128)) return 'seed is a text of up to 128 characters, or null'
  const isUi =
    isPlainObject(ui) &&
    Object.keys(ui).sort().join() === 'showGrid,showHoverPreview' &&
    Object.values(ui).every((on) => typeof on === 'boolean')
  return isUi ? null : 'ui holds showGrid and showHoverPreview'
}
