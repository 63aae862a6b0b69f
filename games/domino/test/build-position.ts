import { domino, generateTileSet, tileIdOf, tileSetOf, writeTile, type DominoOptions } from '@parlor/domino'

/** What a test says of a position; everything else follows. */
export interface PositionParts {
  readonly options?: Partial<DominoOptions>
  /** Four hands, `0-1 2-3`. */
  readonly hands: readonly [string, string, string, string]
  readonly chain?: string
  readonly turn?: number | string
  readonly starter?: number
  readonly lead?: string
  /** The end of the boneyard, the next tile to draw last; all tiles not named lie before these. */
  readonly yard?: string
  readonly blocked?: string
  readonly freed?: string
  readonly facts?: readonly [string, string, string, string]
  readonly totals?: readonly [number, number, number, number]
  readonly hand?: number
}

/** A position in the game's notation; tiles the scene does not name lie in the boneyard. */
export function buildPosition(scene: PositionParts): string {
  const rules: DominoOptions = { ...domino.game.options.presets[0]!.options, ...scene.options }
  const { hands, chain = '-', turn = 0, starter = typeof turn === 'number' ? turn : 0, yard = '' } = scene
  const set = tileSetOf(rules)
  const named = `${hands.join(' ')} ${chain} ${yard}`.match(/\d+-\d+/g) ?? []
  const used = new Set(named.map((tile) => tileIdOf(Number(tile.split('-')[0]), Number(tile.split('-')[1]), set.maxPip)))
  const rest = generateTileSet(set).flatMap(({ id }) => (used.has(id) ? [] : [writeTile(set, id)]))
  const fields = ['set', 'variant', 'partners', 'fish', 'starts', 'target', 'freePass'] as const
  return [
    fields.map((field) => String(rules[field])).join(' '),
    `hand ${scene.hand ?? 1} starter ${starter} lead ${scene.lead ?? '-'} blocked ${scene.blocked ?? '-'} freed ${scene.freed ?? '-'} ${typeof turn === 'number' ? `turn ${turn}` : turn}`,
    ...hands.map((tiles, seat) => `${seat}: ${tiles || '-'} | 0 ${scene.totals?.[seat] ?? 0} | ${scene.facts?.[seat] ?? '-'}`),
    `boneyard: ${[...rest, ...yard.split(' ').filter(Boolean)].join(' ') || '-'}`,
    `chain: ${chain}`,
  ].join('\n')
}
