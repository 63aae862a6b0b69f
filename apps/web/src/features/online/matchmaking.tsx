import { isRejection } from '@parlor/kernel'
import { raceIfSolo, type ShownRating, type ServerMessage } from '@parlor/protocol'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import type { WebGame } from '../../web-game/web-game.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { recordSentCommitment, createCommitment } from '../../data/deal-commitments.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { newCommandId } from '../../session/online/connection.ts'
import { sharedConnection } from '../../session/online/shared-connection.ts'
import { useMe } from '../../session/online/me.ts'
import { takeTypedName } from './identity-panel.tsx'
import { RankedRulesText } from './online-match-notices.tsx'
import { lastUsedSecretOptions } from './last-used-secret-options.ts'

interface QueueEntry {
  readonly id: string
  readonly range: number | null
  readonly since: number
}

/** The player's rating in a game; null without one. */
function useOwnRating(game: string | null): ShownRating | null {
  const [strength, setStrength] = useState<ShownRating | null>(null)
  useEffect(() => {
    if (game === null) return
    let mounted = true
    void apiRequest('rating', { parts: { game } }).then((answer) => mounted && !isRejection(answer) && setStrength(answer.now))
    return () => {
      mounted = false
    }
  }, [game])
  return strength
}

interface MatchmakingProps {
  readonly webGame: WebGame
  /** The quick-match button; hidden while waiting, so that nobody gets two seats. */
  readonly quickButton: ReactElement
}

/** Queues for a ranked match with somebody of similar strength; navigates to the table when there is one. */
export function Matchmaking({ webGame, quickButton }: MatchmakingProps): ReactElement {
  const { t, why, number, language } = useTranslator()
  const whole = (value: number) => number(Math.round(value), { useGrouping: false })
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<QueueEntry | null>(null)
  const strength = useOwnRating(waiting ? webGame.game.id : null)
  const lacks = useMe(({ me }) => (me === null || isRejection(me) || me.unique ? null : me.guest ? 'account' : 'name'))
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  function end(): void {
    stop.current?.()
    stop.current = null
    setWaiting(null)
  }
  async function wait(): Promise<void> {
    if (stop.current) return
    const connection = sharedConnection()
    const id = newCommandId()
    let commitment = ''
    let stopped = false
    const leave = connection.keepOpen()
    const deaf = connection.listen((tell: ServerMessage) => {
      if (tell.kind === 'queued' && tell.id === id) setWaiting({ id, range: tell.range, since: tell.since })
      if (tell.kind !== 'paired' || tell.id !== id) return
      end()
      void recordSentCommitment(tell.match, commitment).then(() => navigate(`/${webGame.game.id}/online/${tell.match}${location.search}`))
    })
    stop.current = () => {
      stopped = true
      // Otherwise a reconnect would resend it and queue again.
      connection.cancelCommand(id)
      connection.send({ kind: 'unqueue', id })
      deaf()
      leave()
    }
    setWaiting({ id, range: null, since: Date.now() })
    // Whoever needs an account is told that, not what is wrong with a guest's name.
    const badName = lacks === 'account' ? null : await takeTypedName()
    if (badName) {
      end()
      return void toast({ text: why(badName, webGame.strings[language]), tone: 'bad' })
    }
    const preset = raceIfSolo(webGame).game.options.presets[0]!.id
    commitment = await createCommitment()
    const request = { game: webGame.game.id, preset, ranked: true, secret: await lastUsedSecretOptions(webGame), commitment }
    if (stopped) return
    const rejection = await connection.sendCommand({ kind: 'queue', ...request }, id)
    if (!isRejection(rejection)) return
    end()
    const account = rejection.rejected.startsWith('ranked.needs') && {
      label: t('online.account'),
      perform: () => void navigate('/account'),
    }
    toast({ text: why(rejection, webGame.strings[language]), tone: 'bad', ...(account && { action: account }) })
  }
  if (!waiting)
    return (
      <>
        {quickButton}
        <Button size="large" icon="trophy" onClick={() => void wait()}>
          {t('online.ranked')}
        </Button>
        <p className="field-note">{t('online.quickNote')}</p>
        {lacks && <p className="field-note">{t(lacks === 'account' ? 'online.rankedNote' : 'ranked.needsName')}</p>}
        <RankedRulesText webGame={webGame} />
      </>
    )
  return (
    <>
      <div className="online-queue" role="status">
        <span className="online-queue-light" aria-hidden="true" />
        <p>
          <strong>{t('online.waitingRanked')}</strong>
          {waiting.range !== null && ` ${t('online.range', { range: waiting.range })}`}
          {strength && ` ${t('online.yourRating', { rating: whole(strength.rating), deviation: whole(strength.deviation) })}`}
        </p>
        <Button size="large" icon="close" onClick={end}>
          {t('online.stopWaiting')}
        </Button>
      </div>
      <RankedRulesText webGame={webGame} />
    </>
  )
}
