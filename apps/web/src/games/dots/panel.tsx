import { unowned, type DotsTypes, type DotsView } from '@parlor/dots'
import type { Message } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import './panel.css'
import { diamondPath } from './svg-paths.ts'
import { strings } from './strings.ts'

const sides = [0, 1] as const

/** Side panel: cells and dots of each side, shares of the board, whose turn it is. */
export function Panel({ view, nameOf, clock }: GameTableProps<DotsTypes>): ReactElement {
  const translator = useTranslator()
  const translate = (message: Message) => translator.say(message, strings[translator.language], nameOf)
  const free = view.owner.filter((owner) => owner === unowned).length
  const turn = view.pending[0]?.seat
  return (
    <div className="dots-panel" data-timed={clock !== undefined}>
      {sides.map((side) => (
        <div className="dots-side" key={side} data-side={side} data-turn={turn === side}>
          <SideSign side={side} />
          <span className="dots-name">{nameOf(side)}</span>
          {turn === side && <span className="sr-only">{translate({ key: 'panel.turn' })}</span>}
          {clock?.(side)}
          <span className="dots-held">
            <b>{view.held[side]}</b>{' '}
            <span className="dots-unit">{translate({ key: 'panel.cellsOf', params: { count: view.held[side]! } })}</span>
          </span>
          <span className="dots-dots">{translate({ key: 'panel.dots', params: { count: dotsOf(view, side) } })}</span>
        </div>
      ))}
      <p className="sr-only">
        {translate({ key: 'panel.free' })}: {free}
      </p>
      <div className="dots-meter" aria-hidden="true">
        <i data-side="0" hidden={view.held[0] === 0} style={{ flexGrow: view.held[0]! }} />
        <i data-side="free" hidden={free === 0} style={{ flexGrow: free }} />
        <i data-side="1" hidden={view.held[1] === 0} style={{ flexGrow: view.held[1]! }} />
      </div>
    </div>
  )
}

function dotsOf(view: DotsView, side: number): number {
  return view.dots.reduce((sum, count, cell) => (view.owner[cell] === side ? sum + count : sum), 0)
}

/** The side's dot with its shape, not only its colour. */
function SideSign({ side }: { side: 0 | 1 }): ReactElement {
  return (
    <svg className="dots-symbol" viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {side === 0 ? <circle r="8" /> : <path d={diamondPath(9.8)} />}
    </svg>
  )
}
