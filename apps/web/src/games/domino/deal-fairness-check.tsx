import { domino, type DominoTypes, type DominoView } from '@parlor/domino'
import { isRejection } from '@parlor/kernel'
import { Match, sha256 } from '@parlor/kernel/host'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { loadSavedMatch } from '../../session/load-saved-match.ts'
import { useSeedCommitment } from '../../data/use-seed-commitment.ts'
import { strings } from './strings.ts'

/** Result of the deal check: without a commitment stored before the deal, its parts can only be compared with each other. */
export function checkDealFairness(match: Match<DominoTypes>, stored: string | null): 'fair.good' | 'fair.bad' | 'fair.unstored' {
  const { options, seed } = match.origin
  const again = Match.begin(domino.game, { options, seed })
  const sameTiles = !isRejection(again) && JSON.stringify(again.start) === JSON.stringify(match.start)
  if (!sameTiles || (stored !== null && stored.toLowerCase() !== sha256(seed))) return 'fair.bad'
  return stored === null ? 'fair.unstored' : 'fair.good'
}

/** Shows the deal's commitment during the match, and the revealed seed when it is over. */
export function DealFairnessCheck({ match, view }: { match: string; view: DominoView }): ReactElement | null {
  const { say, language } = useTranslator()
  const translate = (key: string) => say({ key }, strings[language])
  const stored = useSeedCommitment(match)
  const seed = useSeed(match, view.seq)
  const [found, setFound] = useState<{ readonly seed: string; readonly key: ReturnType<typeof checkDealFairness> } | null>(null)
  const resultElement = useRef<HTMLParagraphElement>(null)
  const resultText = found && found.seed === seed ? translate(found.key) : ''
  useEffect(() => {
    if (resultText) resultElement.current?.scrollIntoView({ block: 'nearest' })
  }, [resultText])
  if (seed === null || stored === undefined) return null
  const over = view.outcome !== null
  async function check(): Promise<void> {
    const loaded = await loadSavedMatch(domino as never, match)
    if (loaded)
      setFound({ seed: loaded.match.origin.seed, key: checkDealFairness(loaded.match as unknown as Match<DominoTypes>, stored ?? null) })
  }
  return (
    <details className="domino-fairness">
      <summary>
        {translate('fair.title')}
        <Icon name="down" size={20} />
      </summary>
      <p>{translate('fair.line')}</p>
      <dl>
        {stored !== null && (
          <>
            <dt>{translate('fair.hash')}</dt>
            <dd>
              <code data-fair="hash">{stored}</code>
            </dd>
          </>
        )}
        <dt>{translate('fair.seed')}</dt>
        <dd>{over ? <code data-fair="seed">{seed}</code> : translate('fair.later')}</dd>
      </dl>
      {over && (
        <Button icon="check" onClick={() => void check()}>
          {translate('fair.verify')}
        </Button>
      )}
      <p role="status" ref={resultElement}>
        {resultText}
      </p>
    </details>
  )
}

/** The match seed stored on this device, read again after a new deal; null for a match that is not stored here. */
function useSeed(id: string, seq: number): string | null {
  const [seed, setSeed] = useState<string | null>(null)
  const early = Math.min(seq, 2)
  useEffect(() => {
    let mounted = true
    function loadSeed(): void {
      void loadSavedMatch(domino as never, id).then((loaded) => {
        if (mounted && loaded) setSeed(loaded.match.origin.seed)
      })
    }
    loadSeed()
    // A new deal under the same id is stored a moment after it is shown.
    const timer = setTimeout(loadSeed, 1500)
    return () => {
      mounted = false
      clearTimeout(timer)
    }
  }, [id, early])
  return seed
}
