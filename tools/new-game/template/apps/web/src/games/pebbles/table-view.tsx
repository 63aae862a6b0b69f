import type { PebblesTypes } from '@parlor/pebbles'
import type { CSSProperties, MouseEvent, ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { renderSvgShape } from '../../web-game/lobby-art.tsx'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { board } from './board.ts'
import { PlayerSymbol } from './player-symbol.tsx'
import { drawHollow, drawStone } from './stone-drawing.ts'
import { strings } from './strings.ts'
import './table-view.css'
import { takeTimes } from './timing.ts'
import { useNumberKeys } from './use-number-keys.ts'
import { buildViewModel, type Place } from './view-model.ts'

const choices = [1, 2, 3] as const

/** The table: a row of stones on sand, and a button for each number that may be taken. */
export function TableView({ view, moves, seat, onMove, onPoint }: GameTableProps<PebblesTypes>): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const { playing, speed, frozen, pointed } = board.useBoardState()
  const { places, taker, open } = buildViewModel(view, moves, playing, pointed)
  /** Also with a number that is not legal: the page says why. */
  const take = (count: number) => open && onMove({ take: count })
  useNumberKeys(seat !== null, take)
  const countAt = ({ target }: MouseEvent) => {
    const place = target instanceof Element && target.closest<HTMLElement>('[data-state="lies"]')
    return place ? view.left - Number(place.dataset['place']) : 0
  }
  const point = (count: number) => onPoint(open && moves.some((move) => move.take === count) ? { take: count } : null)
  return (
    <div
      className="pebbles-table"
      style={{ '--speed': speed || 1, '--glide': `${takeTimes.glide}ms`, '--stagger': `${takeTimes.stagger}ms` } as CSSProperties}
      data-still={speed === 0}
      data-frozen={frozen}
    >
      <p className="sr-only">{say('table.left', { count: view.left, total: view.total })}</p>
      <div className="pebbles-sand">
        {view.outcome && <PlayerSymbol seat={view.outcome.ranks.indexOf(1)} />}
        {/* For mouse and touch; keyboards and screen readers have the buttons below. */}
        <div
          className="pebbles-row"
          role="presentation"
          style={rowVariables(view.total)}
          data-open={open}
          data-toward={taker === null ? undefined : taker === (seat ?? 0) ? 'viewer' : 'opponent'}
          onClick={(event) => countAt(event) > 0 && take(countAt(event))}
          onPointerOver={(event) => point(countAt(event))}
          onPointerLeave={() => point(0)}
        >
          {places.map((place) => (
            <Stone key={place.at} place={place} />
          ))}
        </div>
      </div>
      <div className="pebbles-choices" role="group" aria-label={say('table.choose')}>
        {choices.map((count) => (
          <button
            key={count}
            type="button"
            className="pebbles-choice"
            data-pointed={pointed?.take === count}
            aria-disabled={!open || count > view.left}
            aria-label={say('table.take', { count })}
            onClick={() => take(count)}
            onMouseEnter={() => point(count)}
            onMouseLeave={() => point(0)}
            onFocus={() => point(count)}
            onBlur={() => point(0)}
          >
            <span className="pebbles-number numbers">{count}</span>
            <svg viewBox={`-20 -16 ${count * 40} 36`} aria-hidden="true" focusable="false">
              {choices.slice(0, count).map((nth) => (
                <g key={nth} transform={`translate(${(nth - 1) * 40} 0)`}>
                  {[...drawHollow(), ...drawStone(nth * 2 + count)].map(renderSvgShape)}
                </g>
              ))}
            </svg>
          </button>
        ))}
      </div>
    </div>
  )
}

/** A place of the row: the hollow, and the stone on it until it has been taken. */
function Stone({ place: { at, state, nth, pointed } }: { place: Place }): ReactElement {
  return (
    <div
      className="pebbles-place"
      data-place={at}
      data-state={state}
      data-pointed={pointed}
      style={{ '--nth': nth } as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="-20 -18 40 38" focusable="false">
        {drawHollow().map(renderSvgShape)}
      </svg>
      {state !== 'gone' && (
        <svg className="pebbles-stone" viewBox="-20 -18 40 38" focusable="false">
          {drawStone(at).map(renderSvgShape)}
        </svg>
      )}
    </div>
  )
}

/** Widths of the sand as multiples of its height, for which the style sheet has a layout each. */
const layouts = { tall: 1, square: 1.45, wide: 2.2 } as const

/** Columns and rows that make the stones largest in each layout. */
function rowVariables(total: number): CSSProperties {
  const variables = Object.entries(layouts).map(([name, width]) => {
    const sizeWith = (columns: number) => Math.min(width / columns, 1 / Math.ceil(total / columns))
    const columns = Array.from({ length: total }, (_, i) => i + 1).reduce((best, next) => (sizeWith(next) > sizeWith(best) ? next : best))
    return { [`--columns-${name}`]: columns, [`--rows-${name}`]: Math.ceil(total / columns) }
  })
  return Object.assign({}, ...variables) as CSSProperties
}
