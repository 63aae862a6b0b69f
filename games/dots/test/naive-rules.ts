/** An independent, slow implementation of the rules: a map of cells, scanned again after every burst. */
export interface NaivePosition {
  readonly cells: ReadonlyMap<string, { readonly owner: 'red' | 'blue' | 'nobody'; readonly dots: number }>
  readonly turn: 'red' | 'blue' | 'over'
}

type Side = 'red' | 'blue'
/** Picks the next cell to burst; overfull cells are listed oldest first. */
type Choice = (overfull: readonly string[]) => string

const signs = { red: 'abcdefgh', blue: 'ABCDEFGH', nobody: '12345678' } as const

export function readNaivePosition(text: string): NaivePosition {
  const [board = '', turn] = text.split(' ')
  const cells = new Map<string, { owner: Side | 'nobody'; dots: number }>()
  for (const [y, row] of board.split('/').entries())
    for (const [x, sign] of [...row].entries()) {
      if (sign === '#') continue
      const owner = (['red', 'blue', 'nobody'] as const).find((side) => signs[side].includes(sign)) ?? 'nobody'
      cells.set(`${x},${y}`, { owner, dots: signs[owner].indexOf(sign) + 1 })
    }
  return { cells, turn: turn as NaivePosition['turn'] }
}

export function writeNaivePosition({ cells, turn }: NaivePosition, cols: number, rows: number): string {
  const lines = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: cols }, (_unused, x) => {
      const cell = cells.get(`${x},${y}`)
      return !cell ? '#' : cell.dots === 0 ? '.' : signs[cell.owner][cell.dots - 1]
    }).join(''),
  )
  return `${lines.join('/')} ${turn}`
}

export function naiveMoves({ cells, turn }: NaivePosition): string[] {
  return turn === 'over' ? [] : [...cells].filter(([, { owner }]) => owner !== other(turn)).map(([place]) => place)
}

export function playNaively(before: NaivePosition, place: string, choose: Choice = ([first]) => first!): NaivePosition {
  const mover = before.turn as Side
  const cells = new Map(before.cells)
  const add = (at: string) => cells.set(at, { owner: mover, dots: cells.get(at)!.dots + 1 })
  const allMine = () => [...cells.values()].every(({ owner }) => owner === mover)
  add(place)
  let waiting: string[] = []
  while (!allMine()) {
    const overfull = [...cells].filter(([at, { dots }]) => dots > beside(cells, at).length).map(([at]) => at)
    if (overfull.length === 0) return { cells, turn: other(mover) }
    waiting = [...waiting.filter((at) => overfull.includes(at)), ...overfull.filter((at) => !waiting.includes(at))]
    const burst = choose(waiting)
    const near = beside(cells, burst)
    cells.set(burst, { owner: mover, dots: cells.get(burst)!.dots - near.length })
    for (const at of near) add(at)
  }
  return { cells, turn: 'over' }
}

/** A place such as `2,0` as the game writes it: `c1`. */
export function nameOf(place: string): string {
  const [x, y] = place.split(',').map(Number)
  return `${'abcdefghi'[x!]}${y! + 1}`
}

function beside(cells: ReadonlyMap<string, unknown>, at: string): string[] {
  const [x, y] = at.split(',').map(Number) as [number, number]
  return [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`].filter((place) => cells.has(place))
}

function other(side: Side): Side {
  return side === 'red' ? 'blue' : 'red'
}
