import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { loadGame } from '../web-game/registry.ts'
import { LinkButton } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { findUntouchedMatch } from '../data/untouched-match.ts'
import { startMatch } from '../session/open-table.ts'
import { readLastSetup, type MatchSetup } from '../data/match-setup.ts'
import { useTranslator } from '../platform/i18n/translator.ts'

/** Deals a match with the last setup and navigates to its table. */
export function StartWithLastSetup({ game }: { game: string }): ReactElement {
  const { t, why } = useTranslator()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Rejection | null>(null)
  const [broken, setBroken] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    let cancelled = false
    // Deferred to the next task: a component mounted twice (StrictMode) then starts one match, not two.
    const timer = setTimeout(() => {
      const search = new URLSearchParams(location.search)
      const preset = search.get('preset')
      search.delete('preset')
      startFromLastSetup(game, preset).then(
        (id) => {
          if (cancelled) return
          if (isRejection(id)) setRefused(id)
          else void navigate({ pathname: `/${game}/play/${id}`, search: search.toString() }, { replace: true })
        },
        (error: unknown) => !cancelled && setBroken({ error }),
      )
    })
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [game, navigate])
  // A chunk failed to load: thrown to the page's error boundary.
  if (broken) throw broken.error
  // No announcement: the page announced loading when its code was loaded.
  if (!refused) return <div className="loading-placeholder" />
  return (
    <MessagePage title={t('table.cannotOpen')} text={why(refused)} scene="shut">
      <LinkButton kind="primary" to={`/${game}/`}>
        {t('table.leave')}
      </LinkButton>
    </MessagePage>
  )
}

/** `?preset=<id>` selects a preset; an unknown one is rejected, not replaced. */
async function startFromLastSetup(game: string, preset: string | null): Promise<string | Rejection> {
  const webGame = await loadGame(game)
  const setup = await readLastSetup(webGame.game, webGame.strategy.levels)
  if (preset === null) return (await findUntouchedMatch(game, setup)) ?? startMatch(webGame, setup)
  const found = webGame.game.options.presets.find(({ id }) => id === preset)
  if (!found) return reject('options.noPreset', { preset: preset.slice(0, 40) })
  return startMatch(webGame, { ...setup, options: found.options as MatchSetup['options'] })
}
