import { isRejection } from '@parlor/kernel'
import type { ShownStrength, Tell } from '@parlor/protocol'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { Button } from '../house/button.tsx'
import { toast } from '../house/toast.tsx'
import { bindCommitment, newCommitment } from '../storage/deals.ts'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { connection, freshAsk } from './connection.ts'
import { useMe } from './me.ts'
import { RankedRules } from './ranked.tsx'
import { onlinePackage } from './room.ts'
import { mySecret } from './secret.ts'

interface Waiting {
  readonly id: string
  readonly ranked: boolean
  readonly range: number | null
  readonly since: number
}

/** One's own rating in a game; null where there is none, or no game. */
function useOwnStrength(game: string | null): ShownStrength | null {
  const [strength, setStrength] = useState<ShownStrength | null>(null)
  useEffect(() => {
    if (game === null) return
    let here = true
    void request('rating', { parts: { game } }).then((answer) => here && !isRejection(answer) && setStrength(answer.now))
    return () => {
      here = false
    }
  }, [game])
  return strength
}

/** Waits for an opponent of like strength, or any; goes to the table when there is one. */
export function Queue({ door }: { door: GameDoor }): ReactElement {
  const { t, why, number, language } = useWords()
  const whole = (value: number) => number(Math.round(value), { useGrouping: false })
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const strength = useOwnStrength(waiting?.ranked ? door.game.id : null)
  const lacks = useMe(({ me }) => (me === null || isRejection(me) || me.unique ? null : me.guest ? 'account' : 'name'))
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  function end(): void {
    stop.current?.()
    stop.current = null
    setWaiting(null)
  }
  async function wait(ranked: boolean): Promise<void> {
    if (stop.current) return
    const line = connection()
    const id = freshAsk()
    let commitment = ''
    const leave = line.use()
    const deaf = line.listen((tell: Tell) => {
      if (tell.kind === 'queued' && tell.id === id) setWaiting({ id, ranked, range: tell.range, since: tell.since })
      if (tell.kind !== 'paired' || tell.id !== id) return
      end()
      void bindCommitment(tell.match, commitment).then(() => navigate(`/${door.game.id}/online/${tell.match}${location.search}`))
    })
    stop.current = () => {
      // Not to be asked again when the line comes back: nobody waits any more.
      line.forget(id)
      line.say({ kind: 'unqueue', id })
      deaf()
      leave()
    }
    setWaiting({ id, ranked, range: null, since: Date.now() })
    const preset = onlinePackage(door).game.options.presets[0]!.id
    commitment = await newCommitment()
    const wish = { game: door.game.id, preset, ranked, secret: await mySecret(door), commitment }
    const refused = await line.errand({ kind: 'queue', ...wish }, id)
    if (!refused) return
    end()
    const account = refused.rejected.startsWith('ranked.needs') && { label: t('online.account'), perform: () => void navigate('/account') }
    toast({ text: why(refused, door.strings[language]), tone: 'bad', ...(account && { action: account }) })
  }
  if (!waiting)
    return (
      <>
        <Button size="large" icon="people" onClick={() => void wait(false)}>
          {t('online.casual')}
        </Button>
        <Button size="large" icon="trophy" onClick={() => void wait(true)}>
          {t('online.ranked')}
        </Button>
        {lacks && <p className="field-note">{t(lacks === 'account' ? 'online.rankedNote' : 'ranked.needsName')}</p>}
        <RankedRules door={door} />
      </>
    )
  return (
    <div className="online-queue" role="status">
      <p>
        {t(waiting.ranked ? 'online.waitingRanked' : 'online.waitingCasual')}
        {waiting.range !== null && ` ${t('online.range', { range: waiting.range })}`}
        {strength && ` ${t('online.yourRating', { rating: whole(strength.rating), deviation: whole(strength.deviation) })}`}
      </p>
      <Button icon="close" onClick={end}>
        {t('online.stopWaiting')}
      </Button>
    </div>
  )
}
