import { hashJson, isRejection } from '@parlor/kernel'
import { Match, sha256 } from '@parlor/kernel/host'
import { mahjong, type MahjongTypes } from '@parlor/mahjong'
import { useState, type ReactElement, type SyntheticEvent } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useSeedCommitment } from '../../data/use-seed-commitment.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { MatchSectionProps } from '../../web-game/web-game.ts'
import { strings } from './strings.ts'

/** The deal's commitment, shown before the first bet: its seed cannot be exchanged any more. */
export function DealCommitment({ id, view }: MatchSectionProps<MahjongTypes>): ReactElement | null {
  const translator = useTranslator()
  const print = useSeedCommitment(id)
  if (!print) return null
  return (
    <details className="hb-fingerprint" data-begun={view.bets > 0}>
      <summary>
        <Icon name="lock" size={16} />
        <span>
          {translator.say({ key: 'fair.before' }, strings[translator.language])} <code>{`${print.slice(0, 16)}…`}</code>
        </span>
      </summary>
      <CopiedCode text={print} />
    </details>
  )
}

/** A text to read in full and to copy. */
function CopiedCode({ text }: { text: string }): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  return (
    <span className="hb-copied-code">
      <code>{text}</code>
      <IconButton icon="copy" label={say('fair.copy')} onClick={() => void copyText(text, translator.t('share.copiedNow'))} />
    </span>
  )
}

/** True when the seed matches the commitment and, with the bets made, leads to the tiles that were shown. */
export function isDealFair(match: Match<MahjongTypes>, seed: string, print: string): boolean {
  if (sha256(seed) !== print) return false
  const again = Match.begin(mahjong.game, { options: match.origin.options, seed })
  if (isRejection(again)) return false
  for (const { entry } of match.history) if (again.replayEntry(entry) !== null) return false
  return hashJson(again.state) === hashJson(match.state)
}

/** Result of the deal check: without a commitment stored before the deal, its parts can only be compared with each other. */
export function checkRunDealFairness(match: Match<MahjongTypes>, stored: string | null): 'fair.yes' | 'fair.no' | 'fair.unstored' {
  const { seed } = match.origin
  if (!isDealFair(match, seed, stored ?? sha256(seed))) return 'fair.no'
  return stored === null ? 'fair.unstored' : 'fair.yes'
}

/** What was opened is seen, also at the lower edge of an ending. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'end' })
}

/** After the run: the seed, the commitment stored before it, and a comparison of both. */
export function DealFairnessCheck({ match, id }: { match: Match<MahjongTypes>; id: string }): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  const { seed } = match.origin
  const stored = useSeedCommitment(id)
  const [found, setFound] = useState<ReturnType<typeof checkRunDealFairness> | null>(null)
  return (
    <details className="hb-fairness" onToggle={showWhole}>
      <summary>
        <Icon name="lock" size={20} />
        <span>{say('fair.title')}</span>
        <Icon name="down" size={20} />
      </summary>
      <dl>
        <dt>{say('fair.seed')}</dt>
        <dd>
          <CopiedCode text={seed} />
        </dd>
        {stored && (
          <>
            <dt>{say('fair.print')}</dt>
            <dd>
              <CopiedCode text={stored} />
            </dd>
          </>
        )}
      </dl>
      <Button icon="check" onClick={() => stored !== undefined && setFound(checkRunDealFairness(match, stored))}>
        {say('fair.verify')}
      </Button>
      <p role="status">{found === null ? '' : say(found)}</p>
    </details>
  )
}
