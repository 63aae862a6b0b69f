import { hashJson, isRejection, Match, sha256 } from '@parlor/kernel'
import { mahjong, type MahjongKinds } from '@parlor/mahjong'
import { useState, type ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import { Icon } from '../../house/icon.tsx'
import { useSeal } from '../../play/use-seal.ts'
import { useWords } from '../../words/words.ts'
import type { MatchProps } from '../door.ts'
import { strings } from './strings.ts'

/** The fingerprint of the deal, in sight before the first bet: the seed behind it cannot be exchanged any more. */
export function Fingerprint({ id, view }: MatchProps<MahjongKinds>): ReactElement | null {
  const words = useWords()
  const print = useSeal(id)
  if (!print) return null
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

/** What a check found: with nothing written down before the deal, the parts can only be compared with each other. */
export function checkRun(match: Match<MahjongKinds>, stored: string | null): 'fair.yes' | 'fair.no' | 'fair.unstored' {
  const { seed } = match.origin
  if (!isFair(match, seed, stored ?? sha256(seed))) return 'fair.no'
  return stored === null ? 'fair.unstored' : 'fair.yes'
}

/** After the run: the seed, the fingerprint that was written down before it, and a way to compare both. */
export function Fairness({ match, id }: { match: Match<MahjongKinds>; id: string }): ReactElement {
  const words = useWords()
  const say = (key: string) => words.say({ key }, strings[words.language])
  const { seed } = match.origin
  const stored = useSeal(id)
  const [found, setFound] = useState<ReturnType<typeof checkRun> | null>(null)
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
        {stored && (
          <>
            <dt>{say('fair.print')}</dt>
            <dd>
              <code>{stored}</code>
            </dd>
          </>
        )}
      </dl>
      <Button icon="check" onClick={() => stored !== undefined && setFound(checkRun(match, stored))}>
        {say('fair.verify')}
      </Button>
      <p role="status">{found === null ? '' : say(found)}</p>
    </details>
  )
}
