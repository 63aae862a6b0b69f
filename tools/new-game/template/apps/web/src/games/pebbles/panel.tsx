import { players, type PebblesTypes } from '@parlor/pebbles'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import './panel.css'
import { PlayerSymbol } from './player-symbol.tsx'
import { strings } from './strings.ts'

/** Beside the board: who plays and whose turn it is, how many stones are left, what the last one means. */
export function Panel({ view, nameOf }: GameTableProps<PebblesTypes>): ReactElement {
  const translator = useTranslator()
  const say = (key: string, params = {}) => translator.say({ key, params }, strings[translator.language])
  const turn = view.pending[0]?.seat
  return (
    <div className="pebbles-panel">
      {players.map((player, seat) => (
        <div className="pebbles-player" key={player} data-turn={turn === seat}>
          <PlayerSymbol seat={seat} />
          <span className="pebbles-name">{nameOf(seat)}</span>
          {turn === seat && <span className="sr-only">{say('panel.turn')}</span>}
        </div>
      ))}
      <p className="pebbles-left">
        <b className="numbers">{view.left}</b> {say('panel.left', { count: view.left, total: view.total })}
      </p>
      <p className="pebbles-aim">{say(view.misere ? 'panel.lastLoses' : 'panel.lastWins')}</p>
    </div>
  )
}
