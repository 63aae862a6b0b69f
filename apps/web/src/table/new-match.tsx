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

/** Deals a match with the options and the opponent of the last one, and goes to its table. */
export function NewMatch({ game }: { game: string }): ReactElement {
  const { t, why } = useTranslator()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Rejection | null>(null)
  const [broken, setBroken] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    let cancelled = false
    // A turn of the event loop lets a page that is mounted twice begin one match, not two.
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
  // Part of the page did not arrive: the page's guard says so.
  if (broken) throw broken.error
  // Silent: the page said that it is loading when its code came.
  if (!refused) return <div className="waiting" />
  return (
    <MessagePage title={t('table.cannotOpen')} text={why(refused)} scene="shut">
      <LinkButton kind="primary" to={`/${game}/`}>
        {t('table.leave')}
      </LinkButton>
    </MessagePage>
  )
}

/** With `?preset=<id>` on that board; one that does not exist is refused, not replaced. */
async function startFromLastSetup(game: string, preset: string | null): Promise<string | Rejection> {
  const webGame = await loadGame(game)
  const setup = await readLastSetup(webGame.game, webGame.strategy.levels)
  if (preset === null) return (await findUntouchedMatch(game, setup)) ?? startMatch(webGame, setup)
  const found = webGame.game.options.presets.find(({ id }) => id === preset)
  if (!found) return reject('options.noPreset', { preset: preset.slice(0, 40) })
  return startMatch(webGame, { ...setup, options: found.options as MatchSetup['options'] })
}
