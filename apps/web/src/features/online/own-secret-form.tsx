import { defaultSeatSecrets } from '@parlor/kernel/host'
import { useEffect, useState, type ReactElement } from 'react'
import { readLastSetup, saveSetup, type MatchSetup } from '../../data/match-setup.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { ownSeatOf } from './last-used-secret-options.ts'

/** What the player brings to every table of this game, a deck for instance: said and chosen where a match is looked for. */
export function OwnSecretForm({ webGame }: { webGame: WebGame }): ReactElement | null {
  const { t } = useTranslator()
  const { game, strategy, SecretsForm } = webGame
  const [setup, setSetup] = useState<MatchSetup | null>(null)
  useEffect(() => {
    let mounted = true
    if (SecretsForm) void readLastSetup(game, strategy.levels).then((last) => mounted && setSetup(last))
    return () => {
      mounted = false
    }
  }, [game, strategy, SecretsForm])
  if (!SecretsForm || !setup) return null
  const secrets = setup.secrets ?? defaultSeatSecrets(game.secrets, setup.players.length)
  const seat = ownSeatOf(setup)
  function choose(secret: unknown): void {
    const next = { ...setup!, secrets: secrets.with(seat, secret as (typeof secrets)[number]) as NonNullable<MatchSetup['secrets']> }
    setSetup(next)
    void saveSetup(game.id, next)
  }
  return (
    <div className="online-secret">
      <SecretsForm
        secrets={[secrets[seat] as never]}
        isPerson={() => true}
        seatName={() => t('table.you')}
        onChange={([own]) => choose(own)}
      />
    </div>
  )
}
