import { handWords, moveOf, type Bet, type MahjongKinds } from '@parlor/mahjong'
import { useEffect, useState, type CSSProperties, type ReactElement } from 'react'
import { Icon } from '../../house/icon.tsx'
import { useBoardStyle } from '../../settings/store.ts'
import { useWords } from '../../words/words.ts'
import type { TableProps } from '../door.ts'
import './bets.css'
import { board } from './board.ts'
import { Hand } from './hand.tsx'
import { History } from './history.tsx'
import './mirror.css'
import { Piles } from './piles.tsx'
import { favourite, percentOf, present, type Scenery } from './present.ts'
import { isRunOver } from './racers.tsx'
import './room.css'
import { strings } from './strings.ts'
import { Faces } from './tile.tsx'
import { beats } from './timing.ts'
import { Total } from './total.tsx'
import { isHeld, useBetKeys } from './keys.ts'

/** The table itself: real elements, timed by the scene. */
export function Mirror({ view, moves, seat, onMove, onPoint }: TableProps<MahjongKinds>): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const { preview } = useBoardStyle('mahjong')
  const { playing, speed, frozen, pointed } = board.useScene()
  const decided = useDecided(playing, speed, frozen)
  const over = isRunOver(view)
  const scenery = present(view, moves, playing, preview && !over, decided)
  const bet = (which: Bet) => scenery.open && onMove(moveOf(which))
  useBetKeys(seat !== null && !over, bet)
  return (
    <div
      className="hb"
      style={paceOf(speed)}
      data-still={speed === 0}
      data-frozen={frozen}
      data-locked={scenery.bet !== null}
      data-resolving={scenery.bet !== null && !decided}
      data-outcome={scenery.outcome ?? undefined}
      data-over={over}
    >
      <Faces />
      <div className="hb-grid">
        <Figures scenery={scenery} over={over} />
        <History scenery={scenery} />
        <Hand scenery={scenery} />
        <p className="sr-only">{words.say(handWords(view.hand, view.total), own)}</p>
        <Total scenery={scenery} speed={speed} frozen={frozen} />
        <div className="hb-bets" role="group" aria-label={words.say({ key: 'table.bet' }, own)}>
          {(['higher', 'lower'] as const).map((which) => (
            <BetButton
              key={which}
              bet={which}
              scenery={scenery}
              pointed={pointed?.bet === which}
              onBet={() => bet(which)}
              onPoint={(on) => onPoint(on ? moveOf(which) : null)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Score, streak, number of bets and the two piles. */
function Figures({ scenery, over }: { scenery: Scenery; over: boolean }): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const { score, streak, bets } = scenery
  return (
    <div className="hb-figures">
      <dl className="hb-score">
        <dt>{words.say({ key: 'table.score' }, own)}</dt>
        <dd key={score} className="numbers">
          {score}
        </dd>
      </dl>
      <dl className="hb-count">
        <dt>{words.say({ key: 'table.betNumber' }, own)}</dt>
        <dd className="numbers">{bets + (scenery.bet === null && !over ? 1 : 0)}</dd>
      </dl>
      <dl className="hb-streak" data-hot={streak >= 3}>
        <dt>{words.say({ key: 'table.streak' }, own)}</dt>
        <dd className="numbers">{streak}</dd>
      </dl>
      <Piles scenery={scenery} />
    </div>
  )
}

interface BetProps {
  readonly bet: Bet
  readonly scenery: Scenery
  readonly pointed: boolean
  readonly onBet: () => void
  readonly onPoint: (on: boolean) => void
}

/** Keeps its place and its focus while it cannot be pressed. */
function BetButton({ bet, scenery, pointed, onBet, onPoint }: BetProps): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const { odds, open } = scenery
  const percent = odds && percentOf(odds, bet)
  return (
    <button
      type="button"
      className="hb-bet"
      data-bet={bet}
      data-chosen={scenery.bet === bet}
      data-pointed={pointed}
      data-favourite={odds !== null && favourite(odds) === bet}
      aria-disabled={!open}
      onClick={onBet}
      onKeyDown={(event) => isHeld(event) && event.preventDefault()}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <Icon name={bet === 'higher' ? 'up' : 'down'} />
      <span className="hb-bet-word">{words.say({ key: `table.${bet}` }, own)}</span>
      <span className="hb-bet-chance numbers">{percent === null ? '' : words.number(percent / 100, { style: 'percent' })}</span>
    </button>
  )
}

/** The timing of a round for the styles: one place says how long things take. */
function paceOf(speed: number): CSSProperties {
  const { leave, leaving, stagger, glide } = beats
  return {
    '--pace': speed || 1,
    '--leave': `${leave}ms`,
    '--leaving': `${leaving}ms`,
    '--stagger': `${stagger}ms`,
    '--glide': `${glide}ms`,
  } as CSSProperties
}

/** Whether the events under way have come to what the bet brought. */
function useDecided(playing: readonly unknown[], speed: number, frozen: boolean): boolean {
  const [decided, setDecided] = useState<readonly unknown[] | null>(null)
  useEffect(() => {
    if (playing.length === 0 || frozen) return
    const timer = setTimeout(() => setDecided(playing), beats.outcome / (speed || 1))
    return () => clearTimeout(timer)
  }, [playing, speed, frozen])
  return decided === playing && playing.length > 0
}
