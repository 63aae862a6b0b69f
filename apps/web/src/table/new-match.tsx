import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { openDoor } from '../games/registry.ts'
import { LinkButton } from '../house/button.tsx'
import { Notice } from '../house/notice.tsx'
import { untouchedMatch } from '../play/untouched.ts'
import { startMatch } from '../session/open.ts'
import { lastSetup, type Setup } from '../storage/setup.ts'
import { useWords } from '../words/words.ts'

/** Deals a match with the options and the opponent of the last one, and goes to its table. */
export function NewMatch({ game }: { game: string }): ReactElement {
  const { t, why } = useWords()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Rejection | null>(null)
  const [broken, setBroken] = useState<{ readonly error: unknown } | null>(null)
  useEffect(() => {
    let gone = false
    // A turn of the event loop lets a page that is mounted twice begin one match, not two.
    const timer = setTimeout(() => {
      const search = new URLSearchParams(location.search)
      const preset = search.get('preset')
      search.delete('preset')
      deal(game, preset).then(
        (id) => {
          if (gone) return
          if (isRejection(id)) setRefused(id)
          else void navigate({ pathname: `/${game}/play/${id}`, search: search.toString() }, { replace: true })
        },
        (error: unknown) => !gone && setBroken({ error }),
      )
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, navigate])
  // Part of the page did not arrive: the page's guard says so.
  if (broken) throw broken.error
  // Silent: the page said that it is loading when its code came.
  if (!refused) return <div className="waiting" />
  return (
    <Notice title={t('table.cannotOpen')} text={why(refused)} scene="shut">
      <LinkButton kind="primary" to={`/${game}/`}>
        {t('table.leave')}
      </LinkButton>
    </Notice>
  )
}

/** With `?preset=<id>` on that board; one that does not exist is refused, not replaced. */
async function deal(game: string, preset: string | null): Promise<string | Rejection> {
  const door = await openDoor(game)
  const setup = await lastSetup(door.game, door.judgement.levels)
  if (preset === null) return (await untouchedMatch(game, setup)) ?? startMatch(door, setup)
  const found = door.game.options.presets.find(({ id }) => id === preset)
  if (!found) return reject('options.noPreset', { preset: preset.slice(0, 40) })
  return startMatch(door, { ...setup, options: found.options as Setup['options'] })
}
