import type { CSSProperties, ReactElement } from 'react'
import './hand.css'
import type { ViewModel } from './view-model.ts'
import { Tile } from './tile.tsx'
import { startTimesOf } from './timing.ts'

const places = [0, 1, 2, 3] as const

/** Four fixed places for tiles. */
export function Hand({ viewModel }: { viewModel: ViewModel }): ReactElement {
  const { hand, shifts, leaving, dealing, bet, steered } = viewModel
  const { deal } = startTimesOf(bet !== null)
  return (
    <div className="hb-hand" aria-hidden="true">
      {places.map((place) => (
        <div className="hb-slot" key={place} style={{ '--nth': place, '--deal': `${deal}ms` } as CSSProperties}>
          {leaving[place] && <Tile key={leaving[place].id} tile={leaving[place]} digits scale={steered} className="hb-leaving" />}
          <Tile key={hand[place]!.id} tile={hand[place]!} digits scale={steered} className={dealing ? 'hb-arriving' : ''}>
            {shifts[place] ? (
              <span className="hb-pop" data-up={shifts[place] > 0}>
                {signed(shifts[place])}
              </span>
            ) : null}
          </Tile>
        </div>
      ))}
    </div>
  )
}

function signed(step: number): string {
  return step > 0 ? `+${step}` : `−${-step}`
}
