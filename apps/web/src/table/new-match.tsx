import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { openDoor } from '../games/registry.ts'
import { LinkButton } from '../house/button.tsx'
import { Notice } from '../house/notice.tsx'
import { Waiting } from '../house/waiting.tsx'
import { startMatch } from '../session/open.ts'
import { lastSetup } from '../storage/setup.ts'
import { useWords } from '../words/words.ts'

/** Deals a match with the options and the opponent of the last one, and goes to its table. */
export function NewMatch({ game }: { game: string }): ReactElement {
  const { t, why } = useWords()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Rejection | null>(null)
  useEffect(() => {
    let gone = false
    // A turn of the event loop lets a page that is mounted twice begin one match, not two.
    const timer = setTimeout(() => {
      void deal(game).then((id) => {
        if (gone) return
        if (isRejection(id)) setRefused(id)
        else void navigate(`/${game}/play/${id}${location.search}`, { replace: true })
      })
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [game, navigate])
  if (!refused) return <Waiting />
  return (
    <Notice title={t('table.cannotOpen')} text={why(refused)} scene="shut">
      <LinkButton kind="primary" to={`/${game}/`}>
        {t('table.leave')}
      </LinkButton>
    </Notice>
  )
}

async function deal(game: string): Promise<string | Rejection> {
  const door = await openDoor(game)
  return startMatch(door, await lastSetup(door.game, door.judgement.levels))
}
