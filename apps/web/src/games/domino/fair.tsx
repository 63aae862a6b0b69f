import { commitment, domino, verify, type DominoKinds, type DominoView } from '@parlor/domino'
import type { Match } from '@parlor/kernel'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import { Icon } from '../../house/icon.tsx'
import { useWords } from '../../words/words.ts'
import { keptMatch } from '../../session/kept.ts'
import { strings } from './strings.ts'

interface Sealed {
  readonly seed: string
  /** What was shown from the first moment. */
  readonly hash: string
}

/** A fair deal can be checked: the seal is shown while the match goes on, what it seals when it is over. */
export function FairDeal({ match, view }: { match: string; view: DominoView }): ReactElement | null {
  const { say, language } = useWords()
  const tell = (key: string) => say({ key }, strings[language])
  const sealed = useSeal(match, view.seq)
  const [verdict, setVerdict] = useState<{ readonly seed: string; readonly fair: boolean } | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const words = verdict && verdict.seed === sealed?.seed ? tell(verdict.fair ? 'fair.good' : 'fair.bad') : ''
  useEffect(() => {
    if (words) said.current?.scrollIntoView({ block: 'nearest' })
  }, [words])
  if (!sealed) return null
  const over = view.outcome !== null
  async function check(): Promise<void> {
    const kept = await keptMatch(domino as never, match)
    const found = kept && verify(kept.match as unknown as Match<DominoKinds>, sealed!.hash)
    setVerdict({ seed: sealed!.seed, fair: found !== null && found.seed && found.deal })
  }
  return (
    <details className="domino-fair">
      <summary>
        {tell('fair.title')}
        <Icon name="down" size={20} />
      </summary>
      <p>{tell('fair.line')}</p>
      <dl>
        <dt>{tell('fair.hash')}</dt>
        <dd>
          <code data-fair="hash">{sealed.hash}</code>
        </dd>
        <dt>{tell('fair.seed')}</dt>
        <dd>{over ? <code data-fair="seed">{sealed.seed}</code> : tell('fair.later')}</dd>
      </dl>
      {over && (
        <Button icon="check" onClick={() => void check()}>
          {tell('fair.verify')}
        </Button>
      )}
      <p role="status" ref={said}>
        {words}
      </p>
    </details>
  )
}

/** The seal of the match as it is kept on this device; looked at again when it is dealt anew. */
function useSeal(id: string, seq: number): Sealed | null {
  const [sealed, setSealed] = useState<Sealed | null>(null)
  const early = Math.min(seq, 2)
  useEffect(() => {
    let here = true
    function look(): void {
      void keptMatch(domino as never, id).then((kept) => {
        if (!here || !kept) return
        const { seed } = kept.match.origin
        setSealed({ seed, hash: commitment(seed) })
      })
    }
    look()
    // A new deal under the same address is written a moment after it is shown.
    const timer = setTimeout(look, 1500)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [id, early])
  return sealed
}
