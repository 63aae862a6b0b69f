import { isRejection } from '@parlor/kernel'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GameDoor } from '../games/door.ts'
import { toast } from '../house/toast.tsx'
import type { KeptMatch } from '../session/kept.ts'
import { keepOpening } from '../session/open.ts'
import { openingOf } from '../session/opening.ts'
import { seatedHere } from '../session/player.ts'
import { useWords } from '../words/words.ts'

/** Goes on from a place in a match as a match of its own, which is practice. */
export function usePlayFrom(
  { game, strings }: Pick<GameDoor, 'game' | 'strings'>,
  kept: KeptMatch,
): [play: (at: number) => void, busy: boolean] {
  const { why, language } = useWords()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function play(at: number): Promise<void> {
    if (busy) return
    setBusy(true)
    const opened = await keepOpening(openingOf(kept.match.branch(at), seatedHere(kept.players), Date.now()))
    setBusy(false)
    if (isRejection(opened)) toast({ text: why(opened, strings[language]), tone: 'bad' })
    else await navigate(`/${game.id}/play/${opened}${location.search}`)
  }
  return [(at) => void play(at), busy]
}
