import { hashJson, isRejection, Match, sha256 } from '@parlor/kernel'
import { mahjong, type MahjongKinds } from '@parlor/mahjong'
import { useMemo, useState, type ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import { Icon } from '../../house/icon.tsx'
import { useWords } from '../../words/words.ts'
import type { MatchProps } from '../door.ts'
import { strings } from './strings.ts'

/** The fingerprint of the deal, in sight before the first bet: the seed behind it cannot be exchanged any more. */
export function Fingerprint({ match, view }: MatchProps<MahjongKinds>): ReactElement {
  const words = useWords()
  const print = useMemo(() => sha256(match.origin.seed), [match.origin.seed])
  return (
    <p className="hb-print" title={print} data-begun={view.bets > 0}>
      <Icon name="lock" size={16} />
      <span>
        {words.say({ key: 'fair.before' }, strings[words.language])} <code>{`${print.slice(0, 16)}…`}</code>
      </span>
    </p>
  )
}

/** Whether this seed has the fingerprint and, with the bets that were made, leads to the tiles that were seen. */
export function isFair(match: Match<MahjongKinds>, seed: string, print: string): boolean {
  if (sha256(seed) !== print) return false
  const again = Match.begin(mahjong.game, { options: match.origin.options, seed })
  if (isRejection(again)) return false
  for (const { deed } of match.line) if (again.enter(deed) !== null) return false
  return hashJson(again.state) === hashJson(match.state)
}

/** After the run: the seed, its fingerprint, and a way to try both. */
export function Fairness({ match }: { match: Match<MahjongKinds> }): ReactElement {
  const words = useWords()
  const say = (key: string) => words.say({ key }, strings[words.language])
  const { seed } = match.origin
  const print = useMemo(() => sha256(seed), [seed])
  const [fair, setFair] = useState<boolean | null>(null)
  return (
    <details className="hb-fair">
      <summary>
        <Icon name="lock" size={20} />
        <span>{say('fair.title')}</span>
        <Icon name="down" size={20} />
      </summary>
      <dl>
        <dt>{say('fair.seed')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{say('fair.print')}</dt>
        <dd>
          <code>{print}</code>
        </dd>
      </dl>
      <Button icon="check" onClick={() => setFair(isFair(match, seed, print))}>
        {say('fair.verify')}
      </Button>
      <p role="status">{fair === null ? '' : say(fair ? 'fair.yes' : 'fair.no')}</p>
    </details>
  )
}
